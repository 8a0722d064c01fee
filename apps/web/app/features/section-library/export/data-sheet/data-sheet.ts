import { plainText } from "@kingpost/as4100";
import { symbolRuns } from "@kingpost/calc";
import type { TextRun } from "@kingpost/calc/math-text";
import {
  availabilityInWords,
  type DerivedRow,
  FAMILY_NAMES,
  findRow,
  isCustomSection,
  notedRow,
  type PropertyRow,
  propertyGroups,
  type SteelSectionRecord,
  symbolText,
} from "@kingpost/sections";
import { derivedRowsOf, plateSlenderness } from "@kingpost/sections/derived";
import { formatFigures } from "@kingpost/sections/text";
import { DEFAULT_MEMBER, type Member } from "../../capacities/member/member.ts";
import { bothSides, cellOf, formatNumber } from "../../section/property-value.ts";
import { listingInWords, marksInWords } from "../../section/record-notes.tsx";
import { steelInWords } from "../../view-state/tab-meaning.ts";
import type { SheetGroup, SheetNote, SheetRow } from "../library-table/sheet-rows.ts";
import type { Provenance } from "../provenance.ts";
import { NO_OWNER, type SheetOwner } from "../sheet-owner.ts";
import { type CapacitySheet, capacitySheet } from "./capacity-sheet.ts";

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
  readonly owner: SheetOwner;
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
  const { text, mark = "", dispute } = cellOf(record, row);
  return {
    symbol: row.symbol ? symbolRuns(row.symbol) : [],
    label: row.label,
    value: text,
    isText: row.format === "text",
    unit: unitRuns(row),
    mark,
    isDisputed: dispute !== undefined,
  };
}

/** What follows from the dimensions and is in no table, as notes: surface and fire, the slenderness of each plate. */
function derivedNotes(record: SteelSectionRecord): SheetNote[] {
  const surface = derivedRowsOf(record, "Surface and fire");
  const numbers = (of: (row: DerivedRow) => string | undefined) =>
    surface.flatMap(({ row, value }) => {
      const words = of(row);
      return words === undefined ? [] : [`${words} ${formatNumber(value, row, "computed")}`];
    });
  const whole = numbers(({ key, label, unit }) => (key.startsWith("ksm") ? undefined : `${label} (${unit})`));
  const ratios = numbers(({ label }) => label.split("mass ratio, ")[1]);
  const plates = plateSlenderness(record).map(({ title, elements }) => {
    const each = elements.map(
      ({ name, lambda, plasticity, yield: limit }) =>
        `${plainText(name)} ${formatFigures(lambda, 3, 3)} (${plasticity}, ${limit})`,
    );
    return `${title}: ${each.join(", ")}`;
  });
  return [
    {
      head: "Surface and fire, calculated.",
      text: `${whole.join("; ")}. ksm, m\u00b2/t of 7850 Ag: ${ratios.join("; ")}.`,
    },
    {
      head: "Plate slenderness, calculated: \u03bbe (\u03bbep, \u03bbey).",
      text: `${plates.join("; ")}.`,
    },
  ];
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
      : [`Availability: ${record.properties.availability}. ${availabilityInWords(record)}`]),
  ];
}

/** A section's data sheet, its member capacities for the member of the screen. */
export function dataSheet(
  record: SteelSectionRecord,
  provenance: Provenance,
  member: Member = DEFAULT_MEMBER,
  owner: SheetOwner = NO_OWNER,
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
    notes: [...derivedNotes(record), ...notesOn(record).map((text) => ({ text })), ...capacities.notes],
    provenance,
    owner,
  };
}
