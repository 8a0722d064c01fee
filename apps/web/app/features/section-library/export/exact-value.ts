import { mathText } from "@kingpost/calc";
import {
  type PropertyName,
  type PropertyRow,
  propertyGroups,
  type Source,
  type SteelSectionRecord,
  symbolText,
} from "@kingpost/sections";
import { bothSides, cellOf, type PropertyCell } from "../section/property-value.ts";

/** What a spreadsheet cell holds: a number, a text, or nothing where the section has no such value. */
export type Cell = number | string | undefined;

/** Figures of a calculated value: the rest is noise from the rounded dimensions. */
export const COMPUTED_FIGURES = 6;

/** A property for export: the value in the record's base unit, and its source. */
export interface ExactValue {
  readonly property: PropertyName;
  /** `Ix`, `Zex`; empty for a property that has no symbol. */
  readonly symbol: string;
  readonly label: string;
  readonly value: Cell;
  /** What the capacities use in place of `value`; undefined where they use it. */
  readonly used: Cell;
  /** `mm4`; empty for a text or a ratio. */
  readonly unit: string;
  /** `published`, `calculated`, ...; empty where there is no value. */
  readonly source: string;
  /** Both values where the table and the engine differ, and the reason where it is known. */
  readonly remark: string;
}

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  published: "published",
  computed: "calculated",
  standard: "product standard",
  derived: "calculated from published values",
  given: "given",
  judged: "our interpretation",
  default: "default",
  "not-applicable": "",
};

const COMPACTNESS: ReadonlySet<string> = new Set(["nan", ""]);

/**
 * A value without its unit, in base units (mm, mm2, mm3, mm4, mm6, MPa, kg/m): as published, or a calculated one to
 * six figures. Undefined where the section has no such value.
 */
export function exactCell({ properties, provenance }: SteelSectionRecord, property: PropertyName): Cell {
  const value = properties[property];
  const source = provenance[property];
  if (value === undefined || source === undefined || source === "not-applicable") return undefined;
  if (typeof value === "string") return COMPACTNESS.has(value) ? undefined : value;
  if (value === 0 && property !== "r1" && source !== "published") return undefined;
  return source === "computed" ? Number(value.toPrecision(COMPUTED_FIGURES)) : value;
}

/** What the capacities use in place of a published value that is a known error, to six figures; undefined where they use the value. */
export function usedCell({ dispute }: PropertyCell): Cell {
  if (dispute?.usedInCapacities !== "computed") return undefined;
  const { computed } = dispute;
  return typeof computed === "number" ? Number(computed.toPrecision(COMPUTED_FIGURES)) : computed;
}

/** The source of a value in one term. */
export function sourceWord({ record, row, source }: PropertyCell): string {
  return source === undefined || exactCell(record, row.property) === undefined ? "" : SOURCE_WORDS[source];
}

export function exactValue(cell: PropertyCell): ExactValue {
  const { record, row, dispute } = cell;
  const { property, label, unit = "" } = row;
  const note = record.notes.find((one) => one.property === property);
  return {
    property,
    symbol: symbolText(row),
    label,
    value: exactCell(record, property),
    used: usedCell(cell),
    unit,
    source: sourceWord(cell),
    remark: plain(dispute ? bothSides(dispute, row) : (note?.note ?? "")),
  };
}

/** Every value of a section's table; a rounded published depth comes after the depth that the properties belong to. */
export function exactValues(record: SteelSectionRecord): ExactValue[] {
  return withPrintedDepth(
    propertyGroups(record).flatMap((group) => group.rows),
    [record],
  ).map((row) => exactValue(cellOf(record, row)));
}

const PRINTED_DEPTH: PropertyRow = {
  property: "dPrinted",
  symbol: mathText("d"),
  label: "Depth as published",
  unit: "mm",
  exponent: 0,
  format: "as-given",
};

/** Rows with the published depth after the depth, where a section has one that differs. */
export function withPrintedDepth(
  rows: readonly PropertyRow[],
  records: readonly SteelSectionRecord[],
): PropertyRow[] {
  const rounds = records.some((record) => {
    const published = exactCell(record, "dPrinted");
    return published !== undefined && published !== exactCell(record, "d");
  });
  return rows.flatMap((row) => (row.property === "d" && rounds ? [row, PRINTED_DEPTH] : [row]));
}

/** A text of the page for a file: no-break and narrow spaces become plain ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
