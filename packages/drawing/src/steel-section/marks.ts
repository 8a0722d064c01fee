import type { Dimensions } from "@kingpost/section-geometry";
import type { SteelSectionProperties } from "@kingpost/sections";
import { drawnSize } from "../core/frame.ts";
import type { Point } from "../core/geometry.ts";
import { momentsOf } from "../core/moments.ts";
import type { Outline } from "../core/outline.ts";
import { circle, polygon, polyline } from "../core/path-data.ts";
import type { PathItem } from "../core/scene-items.ts";
import type { SectionFrame } from "./frame.ts";
import type { MarkItem } from "./scene-types.ts";

/**
 * Shear centre, mm from the centroid, y up; undefined where it is the centroid.
 *
 * Channel  the record's xo to the left of the centroid, else xL - tw/2 + h2 b2 tf / (4 Ix) from the outline
 * Unequal  between the flanges, nearer to the stiffer one about y
 * Tee      where the centre lines of flange and stem meet
 * Angle    where the centre lines of the legs meet
 */
export function shearCentreOf(
  dimensions: Dimensions,
  properties: SteelSectionProperties,
  outline: Outline,
): Point | undefined {
  const { left, bottom } = outline.box;
  if (dimensions.shape === "angle") return { x: left + dimensions.t / 2, y: bottom + dimensions.t / 2 };
  if (dimensions.shape === "tee") return { x: 0, y: outline.box.top - dimensions.tf / 2 };
  if (dimensions.shape === "unequal-i") {
    const { d, tf, bf, tfb, bfb } = dimensions;
    const [upper, lower] = [tf * bf ** 3, tfb * bfb ** 3];
    const below = ((d - (tf + tfb) / 2) * lower) / (upper + lower);
    return { x: 0, y: outline.box.top - tf / 2 - below };
  }
  if (dimensions.shape !== "channel") return undefined;
  if (properties.shearCentreX0 > 0) return { x: -properties.shearCentreX0, y: 0 };
  const { d, bf, tf, tw } = dimensions;
  const h = d - tf;
  const b = bf - tw / 2;
  return { x: left + tw / 2 - (h * h * b * b * tf) / (4 * momentsOf(outline.loops).yy), y: 0 };
}

export function markItems(frame: SectionFrame, shearCentre: Point | undefined): MarkItem[] {
  // A mark as large as the section would hide it.
  if (drawnSize(frame) < 1.2 * frame.pen.text) return [];
  const centroid = centroidMark(frame.centroid, frame);
  return shearCentre === undefined ? [centroid] : [shearCentreMark(shearCentre, frame), centroid];
}

/** A circle with two opposite quarters filled: the draughtsman's sign for a centre of gravity. */
export function centroidMark(at: Point, { pen }: SectionFrame): MarkItem {
  const r = 0.36 * pen.text;
  const quarter = (sx: number, sy: number): string => {
    const start = polyline(at, { x: at.x + sx * r, y: at.y });
    return `${start}A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${end(at.x, at.y + sy * r)}Z`;
  };
  return {
    mark: "centroid",
    label: "centroid",
    x: at.x,
    y: at.y,
    items: [
      path(circle(at, r), "drawing-mark-face"),
      path(quarter(1, -1) + quarter(-1, 1), "drawing-mark-fill"),
      path(circle(at, r), "drawing-mark-line"),
    ],
  };
}

/** A diamond with a cross in it. */
export function shearCentreMark(at: Point, { pen }: SectionFrame): MarkItem {
  const r = 0.46 * pen.text;
  const left = { x: at.x - r, y: at.y };
  const right = { x: at.x + r, y: at.y };
  const top = { x: at.x, y: at.y - r };
  const bottom = { x: at.x, y: at.y + r };
  const diamond = polygon(left, top, right, bottom);
  return {
    mark: "shear-centre",
    label: "shear centre",
    x: at.x,
    y: at.y,
    items: [
      path(diamond, "drawing-mark-face"),
      path(diamond + polyline(left, right) + polyline(top, bottom), "drawing-mark-line"),
    ],
  };
}

const path = (d: string, className: string): PathItem => ({ kind: "path", d, className });
const end = (x: number, y: number): string => polyline({ x, y }).slice(1);
