import {
  FAMILY_NAMES,
  findRow,
  isCustomSection,
  mergedGroups,
  type PropertyName,
  type PropertyRow,
  type SteelSectionRecord,
  symbolText,
} from "@kingpost/sections";
import type { Member } from "../../capacities/member/member.ts";
import { bothSides, cellOf } from "../../section/property-value.ts";
import { type CapacityScope, type CapacityValue, capacityValues } from "../capacity-values.ts";
import { type DerivedValue, derivedValues } from "../derived-values.ts";
import { type Cell, exactCell, sourceWord, usedCell, withPrintedDepth } from "../exact-value.ts";

/** A property as a column of a sheet. */
export interface SheetColumn {
  readonly row: PropertyRow;
  readonly property: PropertyName;
  /** Unique in a sheet. */
  readonly name: string;
  readonly unit: string;
}

/** Sections as a sheet: one row for each, a column for each property that any of them has. */
export interface LibrarySheet {
  readonly records: readonly SteelSectionRecord[];
  readonly columns: readonly SheetColumn[];
  /** After the properties: what follows from the dimensions and is in no table. */
  readonly derived: readonly DerivedValue[];
  /** After them; none where no member is given. */
  readonly capacities: readonly CapacityValue[];
  readonly member: Member | undefined;
  readonly scope: CapacityScope;
}

/** Names for the properties whose symbol is ambiguous or missing. */
const NAMES: Partial<Record<PropertyName, string>> = {
  fabrication: "Fabrication",
  availability: "Availability",
  fyHighStrength: "fy Aust350",
  fywHighStrength: "fyw Aust350",
  fuHighStrength: "fu Aust350",
  dPrinted: "d published",
  mass: "Mass",
  zexA: "Zex A",
  zexC: "Zex C",
  zeyB: "Zey B",
  zeyD: "Zey D",
  zey300: "Zey 300",
  zey350: "Zey 350",
  compactness: "Compactness",
  compactnessX: "Compactness x",
  compactnessY: "Compactness y",
  compactnessYL: "Compactness yL",
  compactnessYR: "Compactness yR",
};

/** Families together have no symbol for a dimension that each names differently: it takes the record's own name. */
function nameOf(row: PropertyRow): string {
  return NAMES[row.property] ?? (symbolText(row) || row.property);
}

const hasValue = ({ property }: PropertyRow, records: readonly SteelSectionRecord[]): boolean =>
  records.some((record) => exactCell(record, property) !== undefined);

/** Sections with their properties; given a member, with the capacities of section and member too. */
export function librarySheet(
  records: readonly SteelSectionRecord[],
  member?: Member,
  scope: CapacityScope = "all",
): LibrarySheet {
  const kinds = new Map(records.map((record) => [`${record.category} ${record.standard}`, record]));
  const rows = withPrintedDepth(
    mergedGroups([...kinds.values()]).flatMap((group) => group.rows),
    records,
  );
  const columns = rows
    .filter((row) => hasValue(row, records))
    .map((row) => ({ row, property: row.property, name: nameOf(row), unit: row.unit ?? "" }));
  return {
    records,
    columns,
    derived: derivedValues(records),
    capacities: member ? capacityValues(records, member, scope) : [],
    member,
    scope,
  };
}

/** The columns that name a section. */
export const LEAD = ["Section", "Family", "Standard", "Grade", "Supplied in this grade"] as const;
/** Beside the name of a section, so that it is seen: the published values that are known errors. */
const UNUSED = "Values not used in capacities";
const TAIL = ["Calculated", "Published and calculated values differ"] as const;

/** Columns before the properties: what names the section, and its values that the capacities do not use. */
export const LEAD_COLUMNS = LEAD.length + 1;

/** The one row over the values: `Ix (mm4)`. A spreadsheet sorts and filters what is under it. */
export function headerOf({ columns, derived, capacities }: LibrarySheet): string[] {
  const heads = [...columns, ...derived, ...capacities].map(({ name, unit }) =>
    unit === "" ? name : `${name} (${unit})`,
  );
  return [...LEAD, UNUSED, ...heads, ...TAIL];
}

/** Whether a table lists the size in its grade; empty for a custom section, which no supplier stocks. */
function suppliedInWords(record: SteelSectionRecord): string {
  if (isCustomSection(record)) return "";
  return record.isListed ? "yes" : "no";
}

export function leadOf(record: SteelSectionRecord): string[] {
  const { name, category, standard, grade } = record;
  return [name, FAMILY_NAMES[category], standard, grade, suppliedInWords(record)];
}

/** The published values that the capacities do not use, each with the value in its place: `fy 340 \u2192 330`. */
export function unusedValues(record: SteelSectionRecord, { columns }: LibrarySheet): string {
  return columns
    .flatMap(({ row, property, name }) => {
      const used = usedCell(cellOf(record, row));
      if (used === undefined || !findRow(record, property)) return [];
      return [`${name} ${exactCell(record, property)} \u2192 ${used}`];
    })
    .join("; ");
}

/** A section's line: what it is, which of its values the capacities do not use, its values, which of them are calculated, and where tables and engine differ. */
export function lineOf(record: SteelSectionRecord, sheet: LibrarySheet): Cell[] {
  const { columns, derived, capacities } = sheet;
  const isOurs = ({ row }: SheetColumn) =>
    ["calculated", "calculated from published values"].includes(sourceWord(cellOf(record, row)));
  const calculated = [
    ...columns.filter(isOurs),
    ...[...derived, ...capacities].filter(({ cell }) => cell(record) !== undefined),
  ];
  const disputed = columns.flatMap(({ row, property, name }) => {
    const { dispute } = cellOf(record, row);
    const own = dispute && findRow(record, property);
    return own ? [`${name}: ${bothSides(dispute, own).replace(/[\u00a0\u202f]/g, " ")}`] : [];
  });
  return [
    ...leadOf(record),
    unusedValues(record, sheet),
    ...columns.map(({ property }) => exactCell(record, property)),
    ...[...derived, ...capacities].map(({ cell }) => cell(record)),
    calculated.map((column) => column.name).join(", "),
    disputed.join(" "),
  ];
}
