import type { PropertyName } from "@kingpost/sections";

/** Thicknesses and radii have at least one decimal, as in the tables: 14.0, 8.0. Depths and widths are as given. */
const WITH_DECIMAL: ReadonlySet<PropertyName> = new Set(["tf", "tw", "tfb", "t", "r1", "r2"]);

/** The tables give the place of the centroid to three figures. */
const TO_THREE_FIGURES: ReadonlySet<PropertyName> = new Set(["nL", "pB", "centroidXL", "shearCentreX0"]);

/** At most two decimals (a corner radius of 31.25 mm has them), no thousands separator: the drawing office's way. */
export function formatMillimetres(property: PropertyName, value: number): string {
  if (TO_THREE_FIGURES.has(property)) return value.toPrecision(3);
  const text = String(Math.round(value * 100) / 100);
  return WITH_DECIMAL.has(property) && !text.includes(".") ? `${text}.0` : text;
}
