import type { SteelSize } from "./steel-analysis.ts";

/** Remembers the result of the last size: the grades of a size follow each other in the catalogue. */
export function ofLastSize<Result>(resultOf: (size: SteelSize) => Result): (size: SteelSize) => Result {
  let last: { readonly size: SteelSize; readonly result: Result } | undefined;
  return (size) => {
    if (!last || last.size.ix !== size.ix || last.size.mass !== size.mass) {
      last = { size, result: resultOf(size) };
    }
    return last.result;
  };
}
