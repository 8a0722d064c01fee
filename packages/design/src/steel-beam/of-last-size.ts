import type { Size } from "./beam-loads.ts";

/** Remembers the result of the last size: the grades of a size follow each other in the catalogue. */
export function ofLastSize<Result>(resultOf: (size: Size) => Result): (size: Size) => Result {
  let last: { readonly size: Size; readonly result: Result } | undefined;
  return (size) => {
    if (!last || last.size.ix !== size.ix || last.size.mass !== size.mass) {
      last = { size, result: resultOf(size) };
    }
    return last.result;
  };
}
