import type { TextRun } from "@kingpost/calc/math-text";
import type { Box, Point } from "./geometry.ts";
import { coordinate } from "./path-data.ts";
import type { TextItem } from "./scene-items.ts";

/** Width of an average character, in ems: an upper estimate for the fallback fonts. */
const CHARACTER = 0.62;
const ASCENT = 0.75;
const DESCENT = 0.25;

/** The distance from the middle of a line of figures down to its baseline, in ems. */
export const MIDDLE_TO_BASELINE = 0.35;

/** `bf` as an italic b with an upright subscript f; `φMu` has its factor before it. */
export function symbolRuns(symbol: string): TextRun[] {
  if (symbol.startsWith("φ")) return [{ text: "φ", style: "symbol" }, ...symbolRuns(symbol.slice(1))];
  const base: TextRun = { text: symbol.slice(0, 1), style: "symbol" };
  const rest = symbol.slice(1);
  return rest === "" ? [base] : [base, { text: rest, style: "subscript" }];
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
