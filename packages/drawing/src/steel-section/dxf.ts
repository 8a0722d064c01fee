import { dimensionsOf } from "@kingpost/sections";
import { dxfText } from "../core/dxf/dxf.ts";
import type { Point } from "../core/geometry.ts";
import { VIEW } from "./frame.ts";
import { outlineOf } from "./outline.ts";
import { type DrawnRecord, drawTrueScale } from "./scene.ts";

/**
 * The drawing of a section as a DXF file, the centroid at the origin.
 *
 * Layers   OUTLINE: unrounded, from the dimensions. CENTRELINES: the axes. DIMENSIONS: with the depth of the outline even where
 *          the published one is rounded. NOTES: `notes`, a line each
 * Errors   undefined for a record whose dimensions make no shape
 */
export function dxfFile(record: DrawnRecord, notes: readonly string[] = []): string | undefined {
  const scene = drawTrueScale(withOutlineDepth(record));
  if (scene.kind === "missing") return undefined;
  const { loops, box } = outlineOf(dimensionsOf(record.category, record.properties));
  const { left, right, top, bottom } = box;
  const { bounds, textSize, groups } = scene;
  const itemsOf = <Item>(list: readonly { readonly items: readonly Item[] }[]): Item[] =>
    list.flatMap(({ items }) => items);
  return dxfText({
    bounds,
    textSize,
    place: (p: Point): Point => ({
      x: p.x - VIEW.width / 2 + (left + right) / 2,
      y: VIEW.height / 2 - p.y + (top + bottom) / 2,
    }),
    outline: loops,
    centrelines: itemsOf(groups.axes),
    dimensions: [...itemsOf(groups.dimensions), ...groups.loadOutline, ...itemsOf(groups.loads)],
    notes,
  });
}

/** A text in the file must match the measured distance, so a rounded published depth is not used. */
function withOutlineDepth(record: DrawnRecord): DrawnRecord {
  const { dPrinted: _rounded, ...properties } = record.properties;
  return { ...record, properties };
}
