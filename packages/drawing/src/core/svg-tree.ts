import type { TextRun } from "@kingpost/calc/math-text";
import type { Bounds, SceneItem, TextItem } from "./scene-items.ts";
import { strokes, type Theme, themed } from "./theme.ts";

/** An SVG element as plain data. Both renderers (a string, React) use this tree. */
export interface SvgNode {
  readonly tag: string;
  /** In SVG's spelling: `class`, `stroke-width`, `data-property`. See `reactAttributes`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

type Attributes = SvgNode["attributes"];

export const node = (tag: string, attributes: Attributes, children: SvgNode["children"] = []): SvgNode => ({
  tag,
  attributes,
  children,
});

interface DrawingRoot {
  readonly id: string;
  readonly box: Bounds;
  /** The class of the element. */
  readonly className: string;
  readonly title: string;
  readonly description: string;
  readonly size?: Attributes | 0 | false | undefined;
  readonly theme?: Theme | undefined;
}

/** The <svg> of a drawing with its title and its description. */
export function drawingNode(of: DrawingRoot, children: readonly SvgNode[]): SvgNode {
  const { id, className, box, title, description, size, theme } = of;
  const root: Attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    ...size,
    class: className,
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

/** A group of a drawing, and what all of its lines have in common. */
export function groupNode(name: string, children: readonly SvgNode[], theme: Theme | undefined): SvgNode {
  return node("g", { class: `drawing-group-${name}`, ...strokes(name, theme) }, children);
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

/** The gap between an italic letter and its script, ems: without it the two touch at small sizes. */
const SCRIPT_GAP = 0.06;

/** How far scripts are set below the baseline, in ems. */
const LOWERED = { text: 0, symbol: 0, subscript: 0.22, superscript: -0.36 } as const;
const SCRIPT_SIZE = 0.78;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Scripts are moved by dy and the next run back, because not every renderer supports baseline-shift. */
function runNodes(runs: readonly TextRun[], size: number): SvgNode[] {
  let lowered = 0;
  return runs.map((run) => {
    const target = LOWERED[run.style] * size;
    const dy = hundredth(target - lowered);
    lowered = target;
    const dx = isScript(run) ? { dx: hundredth(SCRIPT_GAP * size) } : {};
    return node("tspan", { ...dx, ...(dy === 0 ? {} : { dy }), ...runStyle(run, size) }, [run.text]);
  });
}

const isScript = ({ style }: TextRun): boolean => style === "subscript" || style === "superscript";

function runStyle(run: TextRun, size: number): Attributes {
  if (run.style === "symbol") return { "font-style": "italic" };
  return isScript(run) ? { "font-size": hundredth(SCRIPT_SIZE * size) } : {};
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
