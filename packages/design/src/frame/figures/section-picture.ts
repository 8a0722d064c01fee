import type { SteelSection } from "@kingpost/as4100";
import { attempt, isUnavailable } from "@kingpost/calc";
import { loopsPath, type Point, type SceneItem } from "@kingpost/drawing/core";
import { outlineOf } from "@kingpost/drawing/steel-section/outline";

interface SectionPicture {
  readonly items: readonly SceneItem[];
  /** Place in the drawing of a point of the section, from its centroid, mm, y up. */
  readonly place: (p: Point) => Point;
}

/**
 * The outline of a section with its bounding box centred at a point, at a scale in drawing units per mm; undefined where its plates are
 * not known.
 */
export function sectionPicture(
  { plates }: SteelSection,
  centre: Point,
  scaleOf: (width: number, depth: number) => number,
): SectionPicture | undefined {
  const outline = plates && attempt(() => outlineOf(plates.dimensions));
  if (!outline || isUnavailable(outline)) return undefined;
  const { left, right, bottom, top } = outline.box;
  const scale = scaleOf(right - left, top - bottom);
  const place = ({ x, y }: Point): Point => ({
    x: centre.x + (x - (left + right) / 2) * scale,
    y: centre.y - (y - (bottom + top) / 2) * scale,
  });
  return {
    items: [{ kind: "path", d: loopsPath(outline.loops, place, scale), className: "drawing-thick" }],
    place,
  };
}
