import type { Dimensions } from "@kingpost/section-geometry";
import type { PropertyName } from "@kingpost/sections";
import { arrowhead, thinLine } from "../core/dimension-lines.ts";
import { along, type Box, type Point, times } from "../core/geometry.ts";
import { polyline } from "../core/path-data.ts";
import type { Pen } from "../core/pen.ts";
import type { SceneItem } from "../core/scene-items.ts";
import { MIDDLE_TO_BASELINE, textItem } from "../core/text.ts";
import { angleAxes } from "./axes.ts";
import type { SectionFrame } from "./frame.ts";
import type { LoadItem } from "./scene-types.ts";

/** Ems. */
const ARROW = 1.5;
const TO_LETTER = 0.65;

/**
 * The directions of load that the tables distinguish: the side that an arrow comes from is in compression.
 *
 * Channel  L from the side of the web, R from the flange tips, on the x axis
 * Angle    A and C along the y axis, B and D along the x axis, around a small outline in the hollow of the section:
 *          A from the tip of the long leg, B from the toes, C from the short leg, D from the heel
 */
export interface Loads {
  readonly items: readonly LoadItem[];
  /** What the arrows of an angle stand around. */
  readonly outline: readonly SceneItem[];
}

const NONE: Loads = { items: [], outline: [] };

interface LoadsInput {
  readonly frame: SectionFrame;
  readonly dimensions: Dimensions;
  readonly tanAlpha: number;
  /** Box in the view that an axis has to leave: the section and its shear centre. */
  readonly reach: Box;
}

export function loadsOf(input: LoadsInput): Loads {
  const { shape } = input.dimensions;
  if (shape === "channel") return channelLoads(input);
  return shape === "angle" ? angleLoads(input) : NONE;
}

/** Drawing units that the arrow L takes between a channel's axis letter and its depth. */
export const leftLoadRoom = ({ pen }: SectionFrame): number => (ARROW + 0.7) * pen.text;

function channelLoads({ frame, reach }: LoadsInput): Loads {
  const { pen, centroid } = frame;
  const clear = pen.axisOvershoot + pen.axisLetter + 0.55 * pen.text;
  const left = { x: reach.left - clear, y: centroid.y };
  const right = { x: reach.right + clear, y: centroid.y };
  return {
    items: [
      load("L", "zeyL", "load L, web in compression", left, { x: -1, y: 0 }, frame),
      load("R", "zeyR", "load R, flange tips in compression", right, { x: 1, y: 0 }, frame),
    ],
    outline: [],
  };
}

function angleLoads({ frame, dimensions, tanAlpha }: LoadsInput): Loads {
  if (dimensions.shape !== "angle") return NONE;
  const { pen, centroid, box } = frame;
  const { x, y } = angleAxes(tanAlpha);
  const em = pen.text;
  const inner = 1.55 * em;
  const outer = inner + (ARROW + TO_LETTER) * em;
  const half = {
    x: outer * Math.max(Math.abs(x.x), Math.abs(y.x)) + 0.5 * em,
    y: outer * Math.max(Math.abs(x.y), Math.abs(y.y)) + 0.6 * em,
  };
  // Above the x axis by the reach of an arrow, right of the p axis.
  const off = outer + 1.1 * em;
  const on = (half.x + 0.6 * em - off * y.x) / x.x;
  const centre = along(along(centroid, x, on), y, off);
  if (centre.x + half.x > box.right || centre.y - half.y < box.top) return NONE;
  const isEqual = dimensions.b1 === dimensions.b2;
  const at = (letter: LoadItem["load"], property: PropertyName, label: string, out: Point): LoadItem =>
    load(letter, property, label, along(centre, out, inner), out, frame);
  return {
    items: [
      at("A", "zexA", `load A, tip of the ${isEqual ? "upright" : "long"} leg in compression`, y),
      at("B", "zeyB", "load B, toes in compression", x),
      at("C", "zexC", `load C, ${isEqual ? "tip of the level" : "short"} leg in compression`, times(y, -1)),
      at("D", "zeyD", "load D, heel in compression", times(x, -1)),
    ],
    outline: [smallAngle(centre, dimensions, frame)],
  };
}

/** An arrow with its tip at `tip` that comes from the direction `out`, its letter behind it. */
function load(
  letter: LoadItem["load"],
  property: PropertyName,
  label: string,
  tip: Point,
  out: Point,
  { pen }: SectionFrame,
): LoadItem {
  const tail = along(tip, out, ARROW * pen.text);
  const middle = along(tail, out, TO_LETTER * pen.text);
  const text = textItem([{ text: letter, style: "text" }], {
    at: { x: middle.x, y: middle.y + MIDDLE_TO_BASELINE * pen.text },
    size: pen.text,
    anchor: "middle",
    className: "drawing-load-text",
  });
  return { load: letter, property, label, items: [...arrow(tail, tip, out, pen), text] };
}

function arrow(tail: Point, tip: Point, out: Point, pen: Pen): SceneItem[] {
  const line = { ...thinLine(tail, tip), className: "drawing-load-line" };
  const head = { ...arrowhead(tip, times(out, -1), pen), className: "drawing-load-arrow" };
  return [line, head];
}

/** A level arrow for the key, its middle at `at`. */
export function loadArrow(at: Point, { pen }: SectionFrame): SceneItem[] {
  const half = 0.65 * pen.text;
  return arrow({ x: at.x - half, y: at.y }, { x: at.x + half, y: at.y }, { x: -1, y: 0 }, pen);
}

/** The angle's own proportions, its legs thick enough to be seen, about its centroid. */
function smallAngle(
  centre: Point,
  { b1, b2, t }: { readonly b1: number; readonly b2: number; readonly t: number },
  { pen }: SectionFrame,
): SceneItem {
  const k = (2.1 * pen.text) / Math.max(b1, b2);
  const [height, width] = [b1 * k, b2 * k];
  const leg = Math.max(t * k, 0.22 * pen.text);
  const area = leg * (height + width - leg);
  const left = centre.x - (leg * (height * (leg / 2) + (width - leg) * ((width + leg) / 2))) / area;
  const bottom = centre.y + (leg * ((height * height) / 2 + ((width - leg) * leg) / 2)) / area;
  const corners: readonly (readonly [number, number])[] = [
    [0, 0],
    [width, 0],
    [width, leg],
    [leg, leg],
    [leg, height],
    [0, height],
    [0, 0],
  ];
  const d = polyline(...corners.map(([x, y]) => ({ x: left + x, y: bottom - y })));
  return { kind: "path", d, className: "drawing-thin" };
}
