import type { CatalogueEntry } from "@kingpost/sections/catalogue";
import { CATEGORIES, type Category, type PropertyName, type Standard } from "@kingpost/sections/record";
import { mergedGroups, type PropertyGroup, type PropertyRow, propertyGroups } from "../property-rows.ts";
import { quantityOf } from "./quantities.ts";

/** Say the same for every section of a family and tab, or repeat another column. */
const NO_COLUMN: ReadonlySet<PropertyName> = new Set([
  "fabrication",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
  "zey300",
  "zey350",
]);

/** Titles short enough to stand above a few columns. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  "About the x-axis": "About x",
  "About the y-axis": "About y",
  "About the legs\u2019 axes n and p": "About n and p",
  "Design to AS 4100": "Design",
};

/** Words that head a column of single letters. */
const SHORT_LABELS: Partial<Record<PropertyName, string>> = {
  compactness: "Class",
  compactnessX: "Class x",
  compactnessY: "Class y",
  compactnessYL: "Class yL",
  compactnessYR: "Class yR",
};

/** An angle's moduli carry the letter of their load, which a column has no other place for. */
const LOAD_SYMBOLS: Partial<Record<PropertyName, PropertyRow["symbol"]>> = {
  zexA: ["Z", "exA"],
  zexC: ["Z", "exC"],
  zeyB: ["Z", "eyB"],
  zeyD: ["Z", "eyD"],
};

/** The columns of a family's table in their groups; of the whole catalogue those that every family shares. */
export function tableGroups(family: Category | "all", standard: Standard): readonly PropertyGroup[] {
  const groups =
    family === "all"
      ? mergedGroups(CATEGORIES.map((category) => ({ category, standard })))
      : propertyGroups({ category: family, standard });
  return groups
    .map(({ title, rows }) => ({
      title: SHORT_TITLES[title] ?? title,
      rows: rows
        .filter(({ property }) => !NO_COLUMN.has(property) && (family !== "all" || SHARED.has(property)))
        .map((row) => ({
          ...row,
          symbol: LOAD_SYMBOLS[row.property] ?? row.symbol ?? quantityOf(row.property)?.row.symbol,
          label: SHORT_LABELS[row.property] ?? row.label,
        })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** What a table of every family has a column for: that which most of them have. */
const SHARED: ReadonlySet<PropertyName> = new Set([
  "d",
  "bf",
  "tf",
  "tw",
  "mass",
  "ag",
  "ix",
  "zx",
  "sx",
  "rx",
  "zex",
  "iy",
  "zy",
  "sy",
  "ry",
  "zey",
  "j",
  "iw",
  "kf",
  "compactnessX",
  "fy",
  "fu",
]);

/** The family that a table opens on when the link names none. */
export function familyToShow(
  asked: Category | "all" | undefined,
  onView: Category | undefined,
  found: readonly CatalogueEntry[],
): Category | "all" {
  return asked ?? onView ?? found[0]?.category ?? "UB";
}
