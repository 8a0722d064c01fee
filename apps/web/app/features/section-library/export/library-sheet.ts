import {
  FAMILY_NAMES,
  type SteelSectionRecord,
} from "@kingpost/sections/custom-section/custom-section-record";
import type { PropertyName } from "@kingpost/sections/record";
import type { Member } from "../capacities/member.ts";
import { findRow, mergedGroups, type PropertyRow } from "../property-rows.ts";
import { bothSides } from "../property-value.ts";
import { type CapacityScope, type CapacityValue, capacityValues } from "./capacity-values.ts";
import { type Cell, exactCell, plainSymbol, sourceWord, withPrintedDepth } from "./exact-value.ts";

/** A property as a column of a sheet. */
export interface SheetColumn {
  readonly property: PropertyName;
  /** Heads the column; no two columns of a sheet have the same. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
}

/** Sections as a sheet: one row for each, a column for each property that any of them has. */
export interface LibrarySheet {
  readonly records: readonly SteelSectionRecord[];
  readonly columns: readonly SheetColumn[];
  /** After the properties; none where no member is given. */
  readonly capacities: readonly CapacityValue[];
  readonly member: Member | undefined;
  readonly scope: CapacityScope;
}

/** Names for the properties whose symbol alone would not tell them apart, or that have none. */
const NAMES: Partial<Record<PropertyName, string>> = {
  fabrication: "Fabrication",
  availability: "Availability",
  fyHighStrength: "fy Aust350",
  fywHighStrength: "fyw Aust350",
  fuHighStrength: "fu Aust350",
  dPrinted: "d printed",
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

/** Families together have no symbol for a dimension that each names differently: then it stands under the record's own name. */
function nameOf(row: PropertyRow): string {
  return NAMES[row.property] ?? (plainSymbol(row) || row.property);
}

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
  const columns = rows.map((row) => ({
    property: row.property,
    name: nameOf(row),
    label: row.label,
    unit: row.unit ?? "",
  }));
  return {
    records,
    columns,
    capacities: member ? capacityValues(records, member, scope) : [],
    member,
    scope,
  };
}

const LEAD = ["Section", "Family", "Standard", "Grade", "Listed in this grade"] as const;
const TAIL = ["Computed", "Printed and computed disagree"] as const;

/** Columns that stand before the properties: what names the section. */
export const LEAD_COLUMNS = LEAD.length;

export function headerOf({ columns, capacities }: LibrarySheet): string[] {
  return [...LEAD, ...[...columns, ...capacities].map(({ name }) => name), ...TAIL];
}

export function unitsOf({ columns, capacities }: LibrarySheet): string[] {
  return [
    ...LEAD.map(() => ""),
    ...[...columns, ...capacities].map(({ unit }) => unit),
    ...TAIL.map(() => ""),
  ];
}

export function leadOf(record: SteelSectionRecord): string[] {
  const { name, category, standard, grade, isListed } = record;
  return [name, FAMILY_NAMES[category], standard, grade, isListed ? "yes" : "no"];
}

/** A section's line: what it is, its values, which of them no table prints, and where tables and engine disagree. */
export function lineOf(record: SteelSectionRecord, { columns, capacities }: LibrarySheet): Cell[] {
  const computed = columns.filter(({ property }) => sourceWord(record, property) === "computed");
  const disputed = columns.flatMap(({ property, name }) => {
    const dispute = record.discrepancies.find((one) => one.property === property);
    const row = findRow(record, property);
    return dispute && row ? [`${name}: ${bothSides(dispute, row).replace(/[\u00a0\u202f]/g, " ")}`] : [];
  });
  return [
    ...leadOf(record),
    ...columns.map(({ property }) => exactCell(record, property)),
    ...capacities.map(({ cell }) => cell(record)),
    computed.map((column) => column.name).join(", "),
    disputed.join(" "),
  ];
}
