import { coordinate } from "./path-data.ts";
import type { Bounds, Scene, SceneItem, TextItem, TextRun } from "./scene-types.ts";
import { strokes, type Theme, themed } from "./theme.ts";

/** An SVG element as plain data. Both renderers (a string, React) use this tree. */
export interface SvgNode {
  readonly tag: string;
  /** In SVG's spelling: `class`, `stroke-width`, `data-property`. See `reactAttributes`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

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

type Attributes = SvgNode["attributes"];

/** The text size at which the theme's line widths apply, drawing units: the size on the page. */
const SCREEN_TEXT = 13;

const node = (tag: string, attributes: Attributes, children: SvgNode["children"] = []): SvgNode => ({
  tag,
  attributes,
  children,
});

/** A scene as a tree of SVG elements. */
export function svgTree(scene: Scene, options: SvgOptions = {}): SvgNode {
  const { crop = "bounds", theme, pixelsPerUnit } = options;
  const id = options.id ?? `drawing-${scene.name.replaceAll(/[^\w-]/g, "-")}`;
  const box = crop === "bounds" ? scene.bounds : { x: 0, y: 0, ...scene.view };
  const size = pixelsPerUnit && { width: box.width * pixelsPerUnit, height: box.height * pixelsPerUnit };
  const millimetres = (units: number): string => `${coordinate(units / scene.scale)}mm`;
  const printed = options.trueScale && { width: millimetres(box.width), height: millimetres(box.height) };
  return drawingNode({ id, box, size: printed || size, theme, ...scene }, groupNodes(scene, options));
}

interface DrawingRoot {
  readonly id: string;
  readonly box: Bounds;
  readonly title: string;
  readonly description: string;
  readonly size?: Attributes | 0 | false | undefined;
  readonly theme?: Theme | undefined;
}

/** The <svg> of a drawing with its title and its description. */
export function drawingNode(of: DrawingRoot, children: readonly SvgNode[]): SvgNode {
  const { id, box, title, description, size, theme } = of;
  const root: Attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    ...size,
    class: "section-drawing",
    role: "img",
    "aria-labelledby": `${id}-title`,
    "aria-describedby": `${id}-description`,
    "font-family": themed("font", theme),
    fill: "none",
  };
  return node("svg", root, [
    node("title", { id: `${id}-title` }, [title]),
    node("desc", { id: `${id}-description` }, [description]),
    ...children,
  ]);
}

/** The rendering options that every node needs. */
export interface Ink {
  readonly theme: Theme | undefined;
  readonly unitsPerPixel?: number | undefined;
}

function groupNodes({ groups, textSize }: Scene, { theme, trueScale }: SvgOptions): SvgNode[] {
  const ink: Ink = { theme, unitsPerPixel: trueScale ? textSize / SCREEN_TEXT : undefined };
  const items = (list: readonly SceneItem[]): SvgNode[] => list.map((item) => itemNode(item, ink));
  const group = (name: string, children: SvgNode[]): SvgNode =>
    node("g", { class: `drawing-group-${name}`, ...strokes(name, theme) }, children);
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
const section = (theme: Theme | undefined): Attributes => ({
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

/** A line or a text of a drawing. */
export function itemNode(item: SceneItem, ink: Ink): SvgNode {
  if (item.kind === "text") return textNode(item, ink);
  const attributes = {
    class: item.className,
    d: item.d,
    ...strokes(item.className, ink.theme, ink.unitsPerPixel),
  };
  return node("path", attributes);
}

function textNode(item: TextItem, { theme }: Ink): SvgNode {
  const { x, y } = item;
  const attributes: Attributes = {
    class: item.className,
    x,
    y,
    "text-anchor": item.anchor,
    "font-size": item.size,
    ...(item.rotate === 0 ? {} : { transform: `rotate(${item.rotate} ${x} ${y})` }),
    ...strokes(item.className, theme),
  };
  return node("text", attributes, runNodes(item.runs, item.size));
}

/** The gap between an italic letter and its subscript, ems: without it the two touch at small sizes. */
const SUBSCRIPT_GAP = 0.06;

/** Subscripts are lowered by dy and the next run raised again, because not every renderer supports baseline-shift. */
function runNodes(runs: readonly TextRun[], size: number): SvgNode[] {
  let lowered = 0;
  return runs.map((run) => {
    const target = run.style === "subscript" ? 0.22 * size : 0;
    const dy = Math.round((target - lowered) * 100) / 100;
    lowered = target;
    const dx = run.style === "subscript" ? { dx: Math.round(SUBSCRIPT_GAP * size * 100) / 100 } : {};
    return node("tspan", { ...dx, ...(dy === 0 ? {} : { dy }), ...runStyle(run, size) }, [run.text]);
  });
}

function runStyle(run: TextRun, size: number): Attributes {
  if (run.style === "symbol") return { "font-style": "italic" };
  return run.style === "subscript" ? { "font-size": Math.round(size * 78) / 100 } : {};
}

/** The attributes of a node in React's spelling: `className`, `strokeWidth`; data and aria stay. */
export function reactAttributes(attributes: Attributes): Record<string, string | number> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]));
}

function reactName(name: string): string {
  if (name === "class") return "className";
  if (name.startsWith("data-") || name.startsWith("aria-")) return name;
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
