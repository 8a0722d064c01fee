import { DomainError } from "@kingpost/calc/domain-error";
import type { Dimensions } from "@kingpost/section-geometry";
import { dimensionsOf, type SteelSectionRecord } from "@kingpost/sections";
import { boundsOf } from "../core/bounds.ts";
import { distance, type Point } from "../core/geometry.ts";
import { hatchLines } from "../core/hatch.ts";
import type { Outline } from "../core/outline.ts";
import { loopsPath, polyline } from "../core/path-data.ts";
import { scaleBar } from "../core/scale-bar.ts";
import type { PathItem, SceneItem } from "../core/scene-items.ts";
import { axisItems, principalAngle } from "./axes.ts";
import { describe } from "./describe.ts";
import { FIT, type SectionFrame, sectionFrameOf, VIEW } from "./frame.ts";
import { dimensionItems } from "./layout/dimensions.ts";
import { leftLoadRoom, loadsOf } from "./loads.ts";
import { markKey } from "./mark-key.ts";
import { markItems, shearCentreOf } from "./marks.ts";
import { outlineOf } from "./outline.ts";
import type { MissingDrawing, Scene, SceneGroups } from "./scene-types.ts";

/** The parts of a section record that a drawing needs. */
export type DrawnRecord = Pick<SteelSectionRecord, "category" | "name" | "properties">;

export interface DrawOptions {
  /** Drawing units per mm; by default the fit of this section (see `commonScale`). */
  readonly scale?: number;
  /** Font size in drawing units, 13 by default; lines and arrows are in proportion. */
  readonly textSize?: number;
  /** Draw the clear depth d1 of I-sections and channels too. */
  readonly clearDepth?: boolean;
}

export const MISSING_MESSAGE = "Drawing not available for this section type";

/** Text size on the page, where a section is drawn at its fit. Drawing units. */
const PAGE_TEXT = 13;

/** Distance between hatch lines, drawing units at a text size of 13. */
const HATCH_SPACING = 5.5;

/** A thinner wall has no room for hatch between two thick outlines: it would look solid. Ems (5 units at a text of 18). */
const HATCHED_FROM = 0.28;

/**
 * Drawing units per mm at which a section fills 95 percent of 600 by 400 units: 0.95 min(600/bf, 400/d).
 * For an angle bf and d are its legs, for a CHS both are the diameter.
 */
export function fitScale(record: Pick<DrawnRecord, "properties">): number {
  const { d, bf, bfb = 0 } = record.properties;
  return FIT.factor * Math.min(FIT.width / Math.max(bf, bfb), FIT.height / d);
}

/** The scale at which every one of several sections fits: the smallest of their fits. */
export function commonScale(records: readonly Pick<DrawnRecord, "properties">[]): number {
  return Math.min(...records.map(fitScale));
}

/** A section drawn to scale, as plain data; for a record without a drawable shape, the message to show. */
export function drawSection(record: DrawnRecord, options: DrawOptions = {}): Scene | MissingDrawing {
  try {
    return sceneOf(record, options);
  } catch (error) {
    // The outline rejects dimensions that make no shape. Any other error is a defect and must be thrown.
    if (!(error instanceof DomainError)) throw error;
    return { kind: "missing", name: record.name, message: MISSING_MESSAGE };
  }
}

/** A section at full size, one drawing unit per millimetre, with the text as large relative to it as on the page. */
export function drawTrueScale(record: DrawnRecord): Scene | MissingDrawing {
  return drawSection(record, { scale: 1, textSize: PAGE_TEXT / fitScale(record) });
}

/** Everything above the scale bar and the key. */
type Content = Omit<SceneGroups, "scale" | "key">;

function sceneOf(record: DrawnRecord, options: DrawOptions): Scene {
  const { properties } = record;
  const dimensions = dimensionsOf(record.category, properties);
  const outline = outlineOf(dimensions);
  const { scale = fitScale(record), textSize = 13, clearDepth = false } = options;
  const frame = sectionFrameOf(outline, scale, textSize);
  const detail = detailOf(frame, dimensions.shape);
  const centre = shearCentreOf(dimensions, properties, outline);
  const shearCentre = centre && markRoom(frame, frame.place(centre));
  const leftmost = Math.min(frame.box.left, shearCentre?.x ?? frame.box.left);
  const isThin = thinnestOf(dimensions) * scale < HATCHED_FROM * textSize;
  const isChannel = dimensions.shape === "channel";
  const loadRoom = isChannel && detail === "full" ? leftLoadRoom(frame) : 0;
  const layout = { frame, properties, detail, clearDepth, leftmost: leftmost - loadRoom, shearCentre };
  const reach = { ...frame.box, left: leftmost };
  const tanAlpha = dimensions.shape === "angle" ? Math.tan(principalAngle({ properties, outline })) : 0;
  const loads = detail === "full" ? loadsOf({ frame, dimensions, tanAlpha, reach }) : undefined;
  const content: Content = {
    hatch: isThin ? [] : [hatch(outline, frame)],
    outline: [
      {
        kind: "path",
        d: loopsPath(outline.loops, frame.place, scale),
        className: isThin ? "drawing-fine" : "drawing-thick",
      },
    ],
    axes: axisItems({ frame, outline, dimensions, properties, detail, reach }),
    dimensions: dimensionItems(layout, dimensions),
    loads: loads?.items ?? [],
    loadOutline: loads?.outline ?? [],
    marks: markItems(frame, shearCentre),
  };
  const margin = 0.75 * textSize;
  const drawn = boundsOf(itemsOf(content), 0);
  const foot = drawn.y + drawn.height;
  const key =
    shearCentre === undefined ? [] : markKey(frame, foot + 3.2 * textSize, content.loads.length > 0);
  const scaleItems = scaleBar(frame, foot + 1.4 * textSize);
  return {
    kind: "scene",
    name: record.name,
    category: record.category,
    title: `${record.name} cross-section`,
    description: describe(record.name, dimensions, content),
    view: { ...VIEW },
    bounds: boundsOf([...itemsOf(content), ...scaleItems, ...key], margin),
    scale,
    textSize,
    detail,
    groups: { ...content, scale: scaleItems, key },
  };
}

function thinnestOf(dimensions: Dimensions): number {
  if (dimensions.shape === "round") return dimensions.d;
  return "tf" in dimensions ? Math.min(dimensions.tf, dimensions.tw) : dimensions.t;
}

/** Below these heights in ems the texts of all dimensions would overlap; an angle has the most, a tee all at its top. */
function detailOf(frame: SectionFrame, shape: ReturnType<typeof dimensionsOf>["shape"]): Scene["detail"] {
  const ems = (frame.box.bottom - frame.box.top) / frame.pen.text;
  return ems < (shape === "angle" || shape === "tee" ? 18 : 11) ? "overall" : "full";
}

/** At a small scale the two marks would overlap: then only the centroid is drawn. */
function markRoom(frame: SectionFrame, shearCentre: Point): Point | undefined {
  return distance(shearCentre, frame.centroid) < 1.1 * frame.pen.text ? undefined : shearCentre;
}

function hatch(outline: Outline, frame: SectionFrame): PathItem {
  const spacing = (HATCH_SPACING * frame.pen.text) / 13 / frame.scale;
  const lines = hatchLines(outline.loops, spacing);
  const d = lines.map((line) => polyline(frame.place(line.from), frame.place(line.to))).join("");
  return { kind: "path", d, className: "drawing-thin" };
}

/** What the bounds have to hold; the hatch lies inside the outline. */
function itemsOf(groups: Content): SceneItem[] {
  const grouped = [...groups.axes, ...groups.dimensions, ...groups.loads, ...groups.marks];
  return [...groups.outline, ...groups.loadOutline, ...grouped.flatMap((group) => group.items)];
}
