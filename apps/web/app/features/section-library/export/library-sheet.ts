import { FAMILY_NAMES, type PropertyName, type SteelSectionRecord } from "@kingpost/sections";
import type { Member } from "../capacities/member.ts";
import {
  findRow,
  mergedGroups,
  type PropertyRow,
  type RowFormat,
  symbolText,
} from "../section/property-rows.ts";
import { bothSides } from "../section/property-value.ts";
import { type CapacityScope, type CapacityValue, capacityValues } from "./capacity-values.ts";
import { type Cell, exactCell, withPrintedDepth } from "./exact-value.ts";

/** A property as a column of a sheet. */
export interface SheetColumn {
  readonly property: PropertyName;
  /** Unique in a sheet. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly format: RowFormat;
}

/** Sections as a sheet: one row for each, a column for each property that any of them has, none twice. */
export interface LibrarySheet {
  readonly records: readonly SteelSectionRecord[];
  readonly columns: readonly SheetColumn[];
  /** After the properties; none where no member is given. */
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

/**
 * Properties that only restate a more detailed one: the smallest over directions or grades, the depth as published. Axes that are equal
 * by symmetry are not among them: a spreadsheet looks up Iy of a tube too.
 */
const RESTATES: Partial<Record<PropertyName, readonly PropertyName[]>> = {
  dPrinted: ["d"],
  zy: ["zyL", "zyR", "zy3", "zy5"],
  zex: ["zexA", "zexC"],
  zey: ["zeyL", "zeyR", "zeyB", "zeyD"],
  zey300: ["zeyL", "zeyR"],
  zey350: ["zeyL", "zeyR"],
  compactness: ["compactnessX", "compactnessY", "compactnessYL", "compactnessYR"],
};

const hasValue = ({ property }: PropertyRow, records: readonly SteelSectionRecord[]): boolean =>
  records.some((record) => exactCell(record, property) !== undefined);

/** Whether another column has the same value in every row. */
function isRestated({ property }: PropertyRow, records: readonly SteelSectionRecord[]): boolean {
  return (RESTATES[property] ?? []).some((other) =>
    records.every((record) => exactCell(record, property) === exactCell(record, other)),
  );
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
  const columns = rows
    .filter((row) => hasValue(row, records) && !isRestated(row, records))
    .map((row) => ({
      property: row.property,
      name: nameOf(row),
      label: row.label,
      unit: row.unit ?? "",
      format: row.format,
    }));
  return {
    records,
    columns,
    capacities: member ? capacityValues(records, member, scope) : [],
    member,
    scope,
  };
}

/** The columns that name a section. */
export const LEAD = ["Section", "Family", "Standard", "Grade", "Supplied in this grade"] as const;
const TAIL = ["Calculated", "Published and calculated values differ"] as const;

/** Columns before the properties: what names the section. */
export const LEAD_COLUMNS = LEAD.length;

/** The one row over the values: `Ix (mm4)`. A spreadsheet sorts and filters what is under it. */
export function headerOf({ columns, capacities }: LibrarySheet): string[] {
  const heads = [...columns, ...capacities].map(({ name, unit }) =>
    unit === "" ? name : `${name} (${unit})`,
  );
  return [...LEAD, ...heads, ...TAIL];
}

export function leadOf(record: SteelSectionRecord): string[] {
  const { name, category, standard, grade, isListed } = record;
  return [name, FAMILY_NAMES[category], standard, grade, isListed ? "yes" : "no"];
}

/** A section's line: what it is, its values, which of them are calculated, and where tables and engine differ. */
export function lineOf(record: SteelSectionRecord, { columns, capacities }: LibrarySheet): Cell[] {
  const calculated = columns.filter(
    ({ property }) => record.provenance[property] === "computed" && exactCell(record, property) !== undefined,
  );
  const disputed = columns.flatMap(({ property, name }) => {
    const dispute = record.discrepancies.find((one) => one.property === property);
    const row = findRow(record, property);
    return dispute && row ? [`${name}: ${bothSides(dispute, row).replace(/[\u00a0\u202f]/g, " ")}`] : [];
  });
  return [
    ...leadOf(record),
    ...columns.map(({ property }) => exactCell(record, property)),
    ...capacities.map(({ cell }) => cell(record)),
    calculated.map((column) => column.name).join(", "),
    disputed.join(" "),
  ];
}
