import { findRow, type SteelSectionRecord } from "@kingpost/sections";
import { brand } from "../../../../../shared/brand.ts";
import { cellOf, otherValue } from "../../section/property-value.ts";
import { capacityNote } from "../capacity-values.ts";
import type { Cell } from "../exact-value.ts";
import { sourceWord } from "../exact-value.ts";
import { LICENCE_NOTICE } from "../licence-notice.ts";
import type { Provenance } from "../provenance.ts";
import type { LibrarySheet } from "./library-sheet.ts";

const SOURCES = [
  "published",
  "calculated from published values",
  "calculated",
  "product standard",
  "our interpretation",
  "default",
] as const;

/** About the file: version, sources, the meaning of each column and how many of its values are published. */
export function sourcesSheet(
  { records, columns, derived, capacities, member, scope }: LibrarySheet,
  { version, date, address }: Provenance,
): Cell[][] {
  return [
    [`${brand.firmName}, Section Library`],
    ["Data version", version],
    ["Date", date],
    ["Address", address],
    ["Sections", records.length],
    [],
    [
      "Units",
      "Base units, without powers of ten: mm, mm2, mm3, mm4, mm6, MPa, kg/m; surface in m2/m and m2/t.",
    ],
    ["Published", "The value in the mills' tables."],
    [
      "Calculated",
      "From the dimensions, by the method described in About the data; to six significant figures.",
    ],
    [
      "Surface and fire",
      "ksm1 to ksm6: exposed surface to mass ratio (AS 4100 Section 12) of the cases 4 sides profile, boxed, boxed with 25 mm gap; 3 sides profile, boxed, boxed with 25 mm gap. By the mass of 7850 Ag, not the nominal mass.",
    ],
    [
      "Product standard",
      "A strength that is not published for the size: the value in the product standard for its thickness.",
    ],
    [
      "Differences",
      "Where a published value differs from our calculation or from the product standard, the table has the published one; both are listed below, with the one that the capacities use.",
    ],
    ...(member ? [["Capacities", capacityNote(member, scope)]] : []),
    [
      "Verify",
      "Design values follow AS 4100:2020. A qualified engineer must verify any design that uses them.",
    ],
    [],
    ["Column", "Meaning", "Unit", ...SOURCES.map((source) => `Values: ${source}`)],
    ...columns.map(({ row, name, unit }) => {
      const words = records.map((record) => sourceWord(cellOf(record, row)));
      return [
        name,
        row.label,
        unit,
        ...SOURCES.map((source) => words.filter((word) => word === source).length),
      ];
    }),
    ...derived.map(({ name, label, unit, cell }) => {
      const count = records.filter((record) => cell(record) !== undefined).length;
      return [name, label, unit, ...SOURCES.map((source) => (source === "calculated" ? count : 0))];
    }),
    ...capacities.map(({ name, label, unit }) => [name, label, unit]),
    [],
    [
      "Published and calculated values differ",
      "Standard",
      "Property",
      "Published",
      "Other value",
      "Used in capacities",
      "Unit",
      "Source of the other value",
      "Reason",
    ],
    ...records.flatMap(disputesOf),
    [],
    ["Licence of the section tables"],
    ...LICENCE_NOTICE.split("\n").map((line) => [line]),
  ];
}

/** Without the strengths in Aust350 of a record that is in Aust350: they repeat its own, and its table has no row for them. */
function disputesOf(record: SteelSectionRecord): Cell[][] {
  return record.discrepancies.flatMap((dispute) => {
    const { property, published, computed, note, usedInCapacities } = dispute;
    const row = findRow(record, property);
    if (!row) return [];
    const rounded = typeof computed === "number" ? Number(computed.toPrecision(6)) : computed;
    return [
      [
        record.name,
        record.standard,
        row.label,
        published,
        rounded,
        usedInCapacities === "computed" ? rounded : published,
        row.unit ?? "",
        otherValue(dispute),
        note,
      ],
    ];
  });
}
