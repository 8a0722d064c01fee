import type { DrawnRecord } from "./scene.ts";
import { renderSvg } from "./svg.ts";
import { LIGHT } from "./theme.ts";
import { drawTrueScale } from "./true-scale.ts";

/**
 * The drawing of a section as a file of its own, at full size: one user unit is one millimetre, and width and height say so.
 *
 * `note` stands in the description: where the drawing comes from.
 * Errors   undefined for a record whose dimensions make no shape
 */
export function svgFile(record: DrawnRecord, note: string): string | undefined {
  const scene = drawTrueScale(record);
  if (scene.kind === "missing") return undefined;
  const described = { ...scene, description: `${scene.description} ${note}` };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderSvg(described, { theme: LIGHT, trueScale: true })}\n`;
}
