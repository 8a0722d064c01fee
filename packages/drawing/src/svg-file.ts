import type { DrawnRecord } from "./scene.ts";
import { renderSvg } from "./svg.ts";
import { LIGHT } from "./theme.ts";
import { drawTrueScale } from "./true-scale.ts";

/**
 * The drawing of a section as a full-size file: one user unit is one millimetre, as width and height state.
 *
 * `note` is added to the description: the source of the drawing.
 * Errors   undefined for a record whose dimensions make no shape
 */
export function svgFile(record: DrawnRecord, note: string): string | undefined {
  const scene = drawTrueScale(record);
  if (scene.kind === "missing") return undefined;
  const described = { ...scene, description: `${scene.description} ${note}` };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderSvg(described, { theme: LIGHT, trueScale: true })}\n`;
}
