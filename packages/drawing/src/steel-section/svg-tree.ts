import { coordinate } from "../core/path-data.ts";
import type { SceneItem } from "../core/scene-items.ts";
import { drawingNode, groupNode, type Ink, itemNode, node, type SvgNode } from "../core/svg-tree.ts";
import { type Theme, themed } from "../core/theme.ts";
import type { Scene } from "./scene-types.ts";

export interface SvgOptions {
  /** Prefix of the ids of title and description; must differ between drawings on one page. */
  readonly id?: string;
  /** "bounds": cropped to the drawing. "view": the whole 800 by 1200 view area. */
  readonly crop?: "bounds" | "view";
  /** Fixed colours instead of CSS variables, for a downloaded file. */
  readonly theme?: Theme;
  /** Width and height attributes in px, one drawing unit to `pixelsPerUnit`; without it the page sizes the drawing. */
  readonly pixelsPerUnit?: number;
  /** A file at true scale: width and height in mm, line widths in drawing units, no hit areas. */
  readonly trueScale?: boolean;
}

/** The text size at which the theme's line widths apply, drawing units: the size on the page. */
const SCREEN_TEXT = 13;

/** A scene as a tree of SVG elements. */
export function svgTree(scene: Scene, options: SvgOptions = {}): SvgNode {
  const { crop = "bounds", theme, pixelsPerUnit } = options;
  const id = options.id ?? `drawing-${scene.name.replaceAll(/[^\w-]/g, "-")}`;
  const box = crop === "bounds" ? scene.bounds : { x: 0, y: 0, ...scene.view };
  const size = pixelsPerUnit && { width: box.width * pixelsPerUnit, height: box.height * pixelsPerUnit };
  const millimetres = (units: number): string => `${coordinate(units / scene.scale)}mm`;
  const printed = options.trueScale && { width: millimetres(box.width), height: millimetres(box.height) };
  return drawingNode(
    { id, className: "section-drawing", box, size: printed || size, theme, ...scene },
    groupNodes(scene, options),
  );
}

function groupNodes({ groups, textSize }: Scene, { theme, trueScale }: SvgOptions): SvgNode[] {
  const ink: Ink = { theme, unitsPerPixel: trueScale ? textSize / SCREEN_TEXT : undefined };
  const items = (list: readonly SceneItem[]): SvgNode[] => list.map((item) => itemNode(item, ink));
  const group = (name: string, children: SvgNode[]): SvgNode => groupNode(name, children, theme);
  const axes = groups.axes.map((axis) =>
    node("g", { class: "drawing-axis", "data-axis": axis.axis }, items(axis.items)),
  );
  const dimensions = groups.dimensions.map((dimension) =>
    node("g", { class: "drawing-dimension", "data-property": dimension.property }, [
      ...(trueScale ? [] : hitArea(dimension.items)),
      ...items(dimension.items),
    ]),
  );
  const loads = groups.loads.map(({ load, property, items: lines }) =>
    node("g", { class: "drawing-load", "data-load": load, "data-property": property }, items(lines)),
  );
  const marks = groups.marks.map((mark) =>
    node("g", { class: "drawing-mark", "data-mark": mark.mark }, items(mark.items)),
  );
  return [
    group("section", [
      node("path", { class: "drawing-section", d: sectionPath(groups.outline), ...section(theme) }),
    ]),
    group("hatch", items(groups.hatch)),
    group("axes", axes),
    group("outline", items(groups.outline)),
    group("dimensions", dimensions),
    ...(loads.length === 0 ? [] : [group("loads", [...items(groups.loadOutline), ...loads])]),
    group("marks", marks),
    group("scale", items(groups.scale)),
    ...(groups.key.length === 0 ? [] : [group("key", items(groups.key))]),
  ];
}

const sectionPath = (outline: Scene["groups"]["outline"]): string => outline.map((item) => item.d).join("");
const section = (theme: Theme | undefined): SvgNode["attributes"] => ({
  fill: themed("section", theme),
  "fill-rule": "evenodd",
});

/** A wide invisible line under the thin ones, as a hit area for the pointer. */
function hitArea(items: readonly SceneItem[]): SvgNode[] {
  const d = items.map((item) => (item.kind === "path" ? item.d : "")).join("");
  const attributes = {
    class: "drawing-hit",
    d,
    stroke: "transparent",
    "stroke-width": 14,
    "pointer-events": "stroke",
  };
  return d === "" ? [] : [node("path", attributes)];
}
