import type { SteelSection } from "@kingpost/as4100";
import { attempt, isUnavailable } from "@kingpost/calc";
import { loopsPath, type Point, type SceneItem } from "@kingpost/drawing/core";
import { outlineOf } from "@kingpost/drawing/steel-section/outline";

/** The outline of a section with its bounding box centred at a point; nothing where its plates are not known. Units of `scale`: per mm. */
export function sectionItems({ plates }: SteelSection, centre: Point, scale: number): readonly SceneItem[] {
  const outline = plates && attempt(() => outlineOf(plates.dimensions));
  if (!outline || isUnavailable(outline)) return [];
  const { left, right, bottom, top } = outline.box;
  const place = ({ x, y }: Point): Point => ({
    x: centre.x + (x - (left + right) / 2) * scale,
    y: centre.y - (y - (bottom + top) / 2) * scale,
  });
  return [{ kind: "path", d: loopsPath(outline.loops, place, scale), className: "drawing-thick" }];
}
