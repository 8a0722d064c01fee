import type { PropertyName } from "@kingpost/sections/record";
import type { Box, Point } from "./geometry.ts";
import { coordinate } from "./path-data.ts";
import type { TextItem, TextRun } from "./scene-types.ts";

/** Width of an average character, in ems: an upper estimate for the fallback fonts. */
const CHARACTER = 0.62;
const ASCENT = 0.75;
const DESCENT = 0.25;

/** The distance from the middle of a line of figures down to its baseline, in ems. */
export const MIDDLE_TO_BASELINE = 0.35;

/** `bf` as an italic b with an upright subscript f. */
export function symbolRuns(symbol: string): TextRun[] {
  const base: TextRun = { text: symbol.slice(0, 1), style: "symbol" };
  const rest = symbol.slice(1);
  return rest === "" ? [base] : [base, { text: rest, style: "subscript" }];
}

/** Thicknesses and radii have at least one decimal, as in the tables: 14.0, 8.0. Depths and widths are as given. */
const WITH_DECIMAL: ReadonlySet<PropertyName> = new Set(["tf", "tw", "t", "r1", "r2"]);

/** The tables give the place of the centroid to three figures. */
const TO_THREE_FIGURES: ReadonlySet<PropertyName> = new Set(["nL", "pB", "centroidXL", "shearCentreX0"]);

/** At most two decimals (a corner radius of 31.25 mm has them), no thousands separator: the drawing office's way. */
export function formatMillimetres(property: PropertyName, value: number): string {
  if (TO_THREE_FIGURES.has(property)) return value.toPrecision(3);
  const text = String(Math.round(value * 100) / 100);
  return WITH_DECIMAL.has(property) && !text.includes(".") ? `${text}.0` : text;
}

interface Placement {
  readonly at: Point;
  readonly size: number;
  readonly anchor?: TextItem["anchor"];
  readonly rotate?: number;
  readonly className: string;
}

export function textItem(runs: readonly TextRun[], placement: Placement): TextItem {
  const { at, size, anchor = "start", rotate = 0, className } = placement;
  return {
    kind: "text",
    x: coordinate(at.x),
    y: coordinate(at.y),
    anchor,
    rotate,
    size,
    text: runs.map((run) => run.text).join(""),
    runs,
    className,
  };
}

/** Estimated width of a text, drawing units. */
export const textWidth = (text: string, size: number): number => text.length * CHARACTER * size;

/** Estimated box of a text in the view, y down. Texts are horizontal or turned a quarter to the left. */
export function textBox(item: TextItem): Box {
  const width = textWidth(item.text, item.size);
  const shift = { start: 0, middle: -0.5, end: -1 }[item.anchor] * width;
  const up = ASCENT * item.size;
  const down = DESCENT * item.size;
  if (item.rotate === 0) {
    return { left: item.x + shift, right: item.x + shift + width, top: item.y - up, bottom: item.y + down };
  }
  return { left: item.x - up, right: item.x + down, top: item.y - shift - width, bottom: item.y - shift };
}
