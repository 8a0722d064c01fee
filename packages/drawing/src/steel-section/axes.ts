import type { Dimensions } from "@kingpost/section-geometry";
import type { SteelSectionProperties } from "@kingpost/sections";
import { thinLine } from "../core/dimension-lines.ts";
import { drawnSize } from "../core/frame.ts";
import { along, type Box, type Point, times } from "../core/geometry.ts";
import { momentsOf } from "../core/moments.ts";
import type { Outline } from "../core/outline.ts";
import type { TextItem } from "../core/scene-items.ts";
import { MIDDLE_TO_BASELINE, textItem } from "../core/text.ts";
import type { SectionFrame } from "./frame.ts";
import type { AxisItem } from "./scene-types.ts";

interface AxesInput {
  readonly frame: SectionFrame;
  readonly outline: Outline;
  readonly dimensions: Dimensions;
  readonly properties: SteelSectionProperties;
  readonly detail: "full" | "overall";
  /** The box in the view that the axes extend beyond: the section and its shear centre. */
  readonly reach: Box;
}

/** x and y through the centroid, lettered at both ends; for an angle inclined, with n and p along the legs. */
export function axisItems(input: AxesInput): AxisItem[] {
  const { frame, dimensions } = input;
  if (dimensions.shape !== "angle") {
    // The extension lines of a very small section are closer than a letter is wide: no letters on their sides.
    const lettered = drawnSize(frame) < 1.8 * frame.pen.text ? "end" : "both";
    return [
      axis("x", { x: 1, y: 0 }, input.reach, frame, lettered),
      axis("y", { x: 0, y: -1 }, input.reach, frame, lettered),
    ];
  }
  const { x, y } = angleAxes(Math.tan(principalAngle(input)));
  const principal = [axis("x", x, input.reach, frame, "end"), axis("y", y, input.reach, frame, "end")];
  if (input.detail === "overall") return principal;
  return [...legAxes(frame), ...principal];
}

/** Directions of an angle's principal axes in the view, y down: an angle that opens counter-clockwise has a falling y. */
export function angleAxes(tanAlpha: number): { readonly x: Point; readonly y: Point } {
  const alpha = Math.atan(tanAlpha);
  return {
    x: { x: Math.cos(alpha), y: -Math.sin(alpha) },
    y: { x: -Math.sin(alpha), y: -Math.cos(alpha) },
  };
}

/**
 * Inclination of an angle's x axis to its short leg, radians: the table's tan alpha if published, else from the outline:
 * tan 2 alpha = -2 Inp / (In - Ip).
 */
export function principalAngle({ properties, outline }: Pick<AxesInput, "properties" | "outline">): number {
  const { tanAlpha } = properties;
  if (tanAlpha !== undefined && tanAlpha > 0) return Math.atan(tanAlpha);
  const { xx, yy, xy } = momentsOf(outline.loops);
  return Math.atan2(-2 * xy, yy - xx) / 2;
}

function axis(
  letter: AxisItem["axis"],
  direction: Point,
  reach: Box,
  frame: SectionFrame,
  lettered: "both" | "end",
): AxisItem {
  const { centroid, pen } = frame;
  const back = times(direction, -1);
  const clear = grown(reach, pen.axisOvershoot);
  const exit = along(centroid, direction, exitDistance(centroid, direction, clear));
  const end = clearOfExtensionLine(exit, direction, frame);
  const start = along(centroid, back, exitDistance(centroid, back, clear));
  const letters = [axisLetter(letter, along(end, direction, pen.axisLetter), frame)];
  if (lettered === "both") letters.push(axisLetter(letter, along(start, back, pen.axisLetter), frame));
  const line = { ...thinLine(start, end), className: "drawing-axis-line" };
  return { axis: letter, items: [line, ...letters] };
}

/** n and p stop inside the section's box at their far ends, where the radii are labelled. */
function legAxes(frame: SectionFrame): AxisItem[] {
  const { centroid, pen, box } = frame;
  const left = box.left - pen.axisOvershoot;
  const bottom = box.bottom + pen.axisOvershoot;
  const right = box.right - 0.12 * (box.right - box.left);
  const top = box.top + 0.12 * (box.bottom - box.top);
  const className = "drawing-axis-leg";
  const n = { ...thinLine({ x: left, y: centroid.y }, { x: right, y: centroid.y }), className };
  const p = { ...thinLine({ x: centroid.x, y: bottom }, { x: centroid.x, y: top }), className };
  return [
    { axis: "n", items: [n, axisLetter("n", { x: left - pen.axisLetter, y: centroid.y }, frame)] },
    { axis: "p", items: [p, axisLetter("p", { x: centroid.x, y: bottom + pen.axisLetter }, frame)] },
  ];
}

function axisLetter(letter: string, middle: Point, { pen }: SectionFrame): TextItem {
  const at = { x: middle.x, y: middle.y + MIDDLE_TO_BASELINE * pen.text };
  return textItem([{ text: letter, style: "symbol" }], {
    at,
    size: pen.text,
    anchor: "middle",
    className: "drawing-axis-text",
  });
}

/** The extension line of the depth starts at the top left corner: an axis that would end on it extends above it. */
function clearOfExtensionLine(end: Point, direction: Point, { box, pen }: SectionFrame): Point {
  const letter = along(end, direction, pen.axisLetter);
  const onLine = letter.x < box.left && Math.abs(letter.y - box.top) < 0.8 * pen.text;
  if (!onLine) return end;
  return along(end, direction, (box.top - pen.text - letter.y) / direction.y);
}

/** An axis at a shallow angle to an edge extends until its letter is clear of that edge. */
const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
});

/** The distance from a point inside a box along a ray to the edge of the box. */
function exitDistance(from: Point, direction: Point, box: Box): number {
  const across = (component: number, near: number, far: number): number => {
    if (Math.abs(component) < 1e-12) return Number.POSITIVE_INFINITY;
    return component > 0 ? far / component : near / component;
  };
  return Math.min(
    across(direction.x, box.left - from.x, box.right - from.x),
    across(direction.y, box.top - from.y, box.bottom - from.y),
  );
}
