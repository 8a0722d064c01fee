import { isCovered, type NotCovered } from "@kingpost/calc";

/** Values by the id of their row, in the unit of the row. */
export type Cases = Readonly<Record<string, () => number>>;

/** A result, which must be one. */
export function found<T extends object>(result: T | NotCovered | undefined): T {
  if (result === undefined) throw new Error("There is no result.");
  if ("kind" in result && "reason" in result) throw new Error(String(result.reason));
  return result as T;
}

/** A capacity, which must be one. */
export function value(capacity: number | NotCovered | undefined): number {
  if (capacity === undefined || !isCovered(capacity)) throw new Error("There is no value.");
  return capacity;
}
