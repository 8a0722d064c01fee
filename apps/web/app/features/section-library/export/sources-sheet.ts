import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { brand } from "../../../brand.ts";
import { LICENCE_NOTICE } from "../licence-notice.ts";
import { findRow } from "../property-rows.ts";
import { capacityNote } from "./capacity-values.ts";
import type { Cell } from "./exact-value.ts";
import { sourceWord } from "./exact-value.ts";
import type { LibrarySheet } from "./library-sheet.ts";
import type { Provenance } from "./provenance.ts";

const SOURCES = [
  "printed",
  "derived from printed",
  "computed",
  "product standard",
  "our reading",
  "default",
] as const;

/** What a file of values has to say of itself: version, sources, what each column means and how many of its values are printed. */
export function sourcesSheet(
  { records, columns, capacities, member, scope }: LibrarySheet,
  { version, date, address }: Provenance,
): Cell[][] {
  return [
    [`${brand.firmName}, Section Library`],
    ["Data version", version],
    ["Date", date],
    ["Address", address],
    ["Sections", records.length],
    [],
    ["Units", "Base units: mm, mm2, mm3, mm4, mm6, MPa, kg/m. No powers of ten are left out."],
    ["Printed", "The value stands as the mill tables print it."],
    ["Computed", "From the dimensions, by the method that About the data tells; to six figures."],
    [
      "Product standard",
      "A strength that no table prints for the size: the standard's rule for the thickness.",
    ],
    ["Disagreement", "Where a printed value and ours disagree the printed one stands; both are below."],
    ...(member ? [["Capacities", capacityNote(member, scope)]] : []),
    [
      "Verify",
      "Design values follow AS 4100:2020. A qualified engineer must verify any design that uses them.",
    ],
    [],
    ["Column", "Meaning", "Unit", ...SOURCES.map((source) => `Values: ${source}`)],
    ...columns.map(({ property, name, label, unit }) => {
      const words = records.map((record) => sourceWord(record, property));
      return [name, label, unit, ...SOURCES.map((source) => words.filter((word) => word === source).length)];
    }),
    ...capacities.map(({ name, label, unit }) => [name, label, unit]),
    [],
    ["Printed and computed disagree", "Standard", "Property", "Printed", "Computed", "Unit", "Reason"],
    ...records.flatMap(disputesOf),
    [],
    ["Licence of the section tables"],
    ...LICENCE_NOTICE.split("\n").map((line) => [line]),
  ];
}

function disputesOf(record: SteelSectionRecord): Cell[][] {
  return record.discrepancies.map(({ property, published, computed, note }) => {
    const row = findRow(record, property);
    const rounded = typeof computed === "number" ? Number(computed.toPrecision(6)) : computed;
    return [record.name, record.standard, row?.label ?? property, published, rounded, row?.unit ?? "", note];
  });
}
