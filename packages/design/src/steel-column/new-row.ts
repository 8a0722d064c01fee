import type { RawInputs } from "../raw-inputs.ts";
import { FIELDS } from "./fields.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";

/** A restraint begins in the middle of the longest part between the others. */
export function newRow(table: string, { length, restraints }: RawInputs): RawInputs | undefined {
  if (table !== "restraints") return undefined;
  const top = isNumber(length) ? length : FIELDS.length.default;
  const rows: readonly unknown[] = Array.isArray(restraints) ? restraints : [];
  const positions = rows.flatMap((row) =>
    typeof row === "object" && row !== null && "position" in row && isNumber(row.position)
      ? row.position
      : [],
  );
  const ends = [0, ...positions, top].toSorted((a, b) => a - b);
  const parts = ends.slice(1).map((to, at) => ({ from: ends[at] ?? 0, to }));
  const longest = parts.reduce((most, one) => (one.to - one.from > most.to - most.from ? one : most));
  return { position: Math.round((longest.from + longest.to) / 2) };
}
