import { symbolRuns } from "@kingpost/calc";
import type { TextRun } from "@kingpost/calc/math-text";
import {
  FAMILY_NAMES,
  findRow,
  isCustomSection,
  notedRow,
  type PropertyRow,
  propertyGroups,
  type SteelSectionRecord,
  symbolText,
} from "@kingpost/sections";
import { DEFAULT_MEMBER, type Member } from "../capacities/member.ts";
import { bothSides, markOf, shownValue } from "../section/property-value.ts";
import { listingInWords, marksInWords } from "../section/record-notes.tsx";
import { steelInWords } from "../view-state/tab-meaning.ts";
import { type CapacitySheet, capacitySheet } from "./capacity-sheet.ts";
import type { Provenance } from "./provenance.ts";
import type { SheetGroup, SheetNote, SheetRow } from "./sheet-rows.ts";

/** The content of a section's data sheet, before it is set in type. */
export interface DataSheet {
  readonly record: SteelSectionRecord;
  readonly family: string;
  readonly meaning: string;
  /** Undefined for a custom section, which no supplier stocks. */
  readonly availability: string | undefined;
  readonly groups: readonly SheetGroup[];
  readonly capacities: CapacitySheet;
  readonly notes: readonly SheetNote[];
  readonly provenance: Provenance;
}

export const textRun = (text: string): TextRun => ({ text, style: "text" });

/** `x10^6 mm^4`, its powers raised. */
export function unitRuns({ unit, exponent }: Pick<PropertyRow, "unit" | "exponent">): TextRun[] {
  if (!unit) return [];
  const [, base = unit, power = ""] = /^(mm)(\d)$/.exec(unit) ?? [];
  const ten: TextRun[] =
    exponent > 0 ? [textRun("\u00d710"), { text: String(exponent), style: "superscript" }, textRun(" ")] : [];
  return [...ten, textRun(base), ...(power ? [{ text: power, style: "superscript" } as const] : [])];
}

function sheetRow(record: SteelSectionRecord, row: PropertyRow): SheetRow {
  const { text } = shownValue(record, row);
  return {
    symbol: row.symbol ? symbolRuns(row.symbol) : [],
    label: row.label,
    value: text,
    isText: row.format === "text",
    unit: unitRuns(row),
    mark: markOf(record, row) ?? "",
    isDisputed: record.discrepancies.some((one) => one.property === row.property),
  };
}

/** The notes under the values: marks, where the size is listed, differences with both values, remarks. */
function notesOn(record: SteelSectionRecord): string[] {
  const named = (row: Pick<PropertyRow, "symbol" | "label">, text: string) =>
    `${symbolText(row)} ${row.label}. ${text}`.trim();
  const listing = listingInWords(record);
  return [
    marksInWords([record]),
    ...(listing ? [listing] : []),
    ...record.discrepancies.flatMap((one) => {
      const row = findRow(record, one.property);
      return row ? [`\u2020 ${named(row, bothSides(one, row))}`] : [];
    }),
    ...record.notes.flatMap(({ property, note }) => {
      const row = notedRow(record, property);
      return row ? [named(row, note)] : [];
    }),
    ...(isCustomSection(record)
      ? []
      : [`Availability is indicative: ${record.availabilityBasis}. Check stock with your supplier.`]),
  ];
}

/** A section's data sheet, its member capacities for the member of the screen. */
export function dataSheet(
  record: SteelSectionRecord,
  provenance: Provenance,
  member: Member = DEFAULT_MEMBER,
): DataSheet {
  const capacities = capacitySheet(record, member);
  return {
    record,
    family: FAMILY_NAMES[record.category],
    meaning: steelInWords(record),
    availability: isCustomSection(record) ? undefined : record.properties.availability,
    groups: propertyGroups(record).map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => sheetRow(record, row)),
    })),
    capacities,
    notes: [...notesOn(record).map((text) => ({ text })), ...capacities.notes],
    provenance,
  };
}
