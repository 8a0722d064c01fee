import { CUSTOM_CATEGORIES, type SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { ALL_CATEGORIES, type PropertyName } from "../record/record.ts";
import { type PropertyGroup, type PropertyRow, type RowsOf, symbolText } from "./property-row.ts";
import { findRow, propertyGroups, SHAPES } from "./property-rows.ts";

/** The order of the families, custom sections last. */
const ORDER: readonly SteelSectionRecord["category"][] = [...ALL_CATEGORIES, ...CUSTOM_CATEGORIES];

/** Words that hold for every family, for a row that families name differently. */
const SHARED_LABELS: Partial<Record<PropertyName, string>> = {
  d: "Depth, leg or diameter",
  bf: "Width, leg or diameter",
  tf: "Thickness of flange, leg or wall",
  tw: "Thickness of web, stem, leg or wall",
  r1: "Root or outside corner radius",
  d1: "Clear depth of the web or between the walls",
  nL: "Centroid from the back of the leg b1",
  pB: "Centroid from the back of the leg b2",
  pT: "Centroid from the tip of the leg b1",
};

/** A row whose label, and symbol if any, apply to every shape that has it. */
function sharedRow(shapes: readonly RowsOf[], row: PropertyRow): PropertyRow {
  const words = SHARED_LABELS[row.property];
  if (words === undefined) return row;
  const others = shapes.flatMap((one) => findRow(one, row.property) ?? []);
  const isOfAll = others.length === shapes.length;
  const hasOneLabel = others.every(({ label }) => label === row.label);
  const hasOneSymbol = others.every((other) => symbolText(other) === symbolText(row));
  if (isOfAll && hasOneLabel && hasOneSymbol) return row;
  return { ...row, label: words, symbol: hasOneSymbol ? row.symbol : undefined };
}

/**
 * The rows of several sections in one table: each property once, in the order of the families whatever the order of the
 * sections, with words that fit all of them.
 */
export function mergedGroups(sections: readonly RowsOf[]): readonly PropertyGroup[] {
  const inOrder = sections.toSorted((a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category));
  const shapes = [...new Map(sections.map((one) => [SHAPES[one.category], one])).values()];
  const merged = new Map<string, Map<PropertyName, PropertyRow>>();
  for (const group of inOrder.flatMap(propertyGroups)) {
    const rows = merged.get(group.title) ?? new Map<PropertyName, PropertyRow>();
    merged.set(group.title, rows);
    for (const row of group.rows) {
      if (!rows.has(row.property)) rows.set(row.property, sharedRow(shapes, row));
    }
  }
  return [...merged].map(([title, rows]) => ({ title, rows: [...rows.values()] }));
}
