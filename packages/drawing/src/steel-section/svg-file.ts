import { renderNode } from "../core/svg.ts";
import { LIGHT } from "../core/theme.ts";
import { type DrawnRecord, drawTrueScale } from "./scene.ts";
import type { Scene } from "./scene-types.ts";
import { type SvgOptions, svgTree } from "./svg-tree.ts";

/** A scene as a complete <svg>, for the server, a file or the print view. */
export function renderSvg(scene: Scene, options: SvgOptions = {}): string {
  return renderNode(svgTree(scene, options));
}

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
