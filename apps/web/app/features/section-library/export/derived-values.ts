import type { SteelSectionRecord } from "@kingpost/sections";
import { type DerivedColumn, derivedColumns } from "@kingpost/sections/derived";
import { type Cell, COMPUTED_FIGURES } from "./exact-value.ts";

/** A derived number as a column or a line of a file: surface and fire, plate slenderness. */
export interface DerivedValue {
  readonly name: string;
  readonly label: string;
  /** `m2/t`. */
  readonly unit: string;
  /** To six figures; undefined where a section has none. */
  readonly cell: (record: SteelSectionRecord) => Cell;
}

/** The derived numbers that any of the sections has, each once. */
export function derivedValues(records: readonly SteelSectionRecord[]): readonly DerivedValue[] {
  const byRecord = new Map(
    records.map((record) => [record, new Map(derivedColumns(record).map((one) => [one.name, one]))]),
  );
  const all = new Map<string, DerivedColumn>();
  for (const columns of byRecord.values()) for (const one of columns.values()) all.set(one.name, one);
  return [...all.values()].map(({ name, label, unit }) => ({
    name,
    label,
    unit: unit.replace("²", "2"),
    cell: (record) => {
      const value = byRecord.get(record)?.get(name)?.value;
      return value === undefined ? undefined : Number(value.toPrecision(COMPUTED_FIGURES));
    },
  }));
}

const sourceOf = (cell: Cell) => (cell === undefined ? "" : "calculated");

/** The derived numbers of one section as lines of its table: symbol, label, value, unit, none used instead, source, remark. */
export function derivedLines(record: SteelSectionRecord): Cell[][] {
  return derivedValues([record]).map(({ name, label, unit, cell }) => [
    name,
    label,
    cell(record),
    unit,
    undefined,
    sourceOf(cell(record)),
    "",
  ]);
}

/** The same of a comparison: symbol, label, unit, the values side by side, none used instead, then their sources. */
export function comparedDerivedLines(records: readonly SteelSectionRecord[]): Cell[][] {
  return derivedValues(records).map(({ name, label, unit, cell }) => [
    name,
    label,
    unit,
    ...records.map(cell),
    ...records.map(() => undefined),
    ...records.map((record) => sourceOf(cell(record))),
  ]);
}
