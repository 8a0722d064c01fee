import { parseInputs } from "@kingpost/calc";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { LENGTH } from "./form.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";

/** A restraint begins in the middle of the longest part between the others, a load at mid-height. */
export function columnRow(table: string, { length, restraints }: RawInputs): RawInputs | undefined {
  const read = parseInputs({ length: LENGTH }, length === undefined ? {} : { length });
  const top = "inputs" in read ? read.inputs.length : LENGTH.default;
  if (table === "transverse" || table === "caseTransverse") return { z: Math.round(top / 2) };
  if (table !== "restraints") return undefined;
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
