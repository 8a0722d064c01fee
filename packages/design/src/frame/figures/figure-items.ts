import { formatNumber } from "@kingpost/calc";
import {
  type Point,
  polyline,
  type SceneItem,
  symbolRuns,
  type TextItem,
  textItem,
} from "@kingpost/drawing/core";

export const TEXT_SIZE = 12;

export const line = (points: readonly Point[], className: string): SceneItem => ({
  kind: "path",
  d: polyline(...points),
  className,
});

export const text = (words: string, at: Point, anchor: TextItem["anchor"] = "middle"): SceneItem =>
  textItem([{ text: words, style: "text" }], { at, size: TEXT_SIZE, anchor, className: "drawing-text" });

/** `l_ex = 3 m` with its subscript. */
export const value = (
  symbol: string,
  words: string,
  at: Point,
  anchor: TextItem["anchor"] = "middle",
): SceneItem =>
  textItem([...symbolRuns(symbol), { text: ` = ${words}`, style: "text" }], {
    at,
    size: TEXT_SIZE,
    anchor,
    className: "drawing-text",
  });

export const metres = (z: number): string => `${formatNumber(z / 1000, { decimals: [0, 3] })} m`;
export const kilo = (n: number): string => formatNumber(n / 1e3, { significant: 3 });
export const mega = (m: number): string => formatNumber(m / 1e6, { significant: 3 });
export const millimetres = (x: number): string => formatNumber(x, { decimals: [0, 1] });
