import { rowsOf } from "@kingpost/calc";
import type { RawInputs } from "@kingpost/design";
import { withCell } from "../../../ui/calc/entry-grid/rows.ts";

/** The value of the inputs at a path; undefined where they leave it at its default. */
export function valueAt(inputs: RawInputs, path: string): unknown {
  const [, name = "", row, cell] = path.split("/");
  if (row === undefined || cell === undefined) return inputs[name];
  return rowsOf(inputs[name])[Number(row)]?.[cell];
}

/** Inputs with the value at a path: `/hasSelfWeight`, `/pointLoads/0/position`. */
export function withValue(inputs: RawInputs, path: string, value: unknown): RawInputs {
  const [, name = "", row, cell] = path.split("/");
  if (row === undefined || cell === undefined) return { ...inputs, [name]: value };
  return { ...inputs, [name]: withCell(rowsOf(inputs[name]), Number(row), cell, value) };
}
