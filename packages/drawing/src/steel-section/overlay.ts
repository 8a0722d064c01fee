import { DomainError } from "@kingpost/calc/domain-error";
import { dimensionsOf } from "@kingpost/sections";
import { boundsOf } from "../core/bounds.ts";
import { thinLine } from "../core/dimension-lines.ts";
import type { Box, Point } from "../core/geometry.ts";
import type { Outline } from "../core/outline.ts";
import { loopsPath } from "../core/path-data.ts";
import { scaleBar } from "../core/scale-bar.ts";
import type { PathItem, SceneItem } from "../core/scene-items.ts";
import { drawingNode, groupNode, itemNode, type SvgNode } from "../core/svg-tree.ts";
import { textItem } from "../core/text.ts";
import type { Theme } from "../core/theme.ts";
import { FIT, type SectionFrame, sectionFrameOf } from "./frame.ts";
import { centroidMark } from "./marks.ts";
import { outlineOf } from "./outline.ts";
import { type Alignment, OVERLAY_LINES } from "./overlay-lines.ts";
import type { DrawnRecord } from "./scene.ts";

export interface OverlayOptions {
  readonly align: Alignment;
  /** Prefix of the ids of title and description; must differ between drawings on one page. */
  readonly id: string;
  readonly theme?: Theme;
}

const TEXT = 13;
const ALIGNMENT_TEXT: Readonly<Record<Alignment, string>> = {
  centroid: "Aligned by their centroids.",
  top: "Aligned by the top of steel, with the centroids on one vertical line.",
};

/**
 * Up to three overlaid outlines at one scale, as a tree of SVG elements; undefined if a record has no
 * drawable shape.
 *
 * Units    drawing units as in every scene; the overlay fits 95 percent of 600 by 400 units
 */
export function overlayTree(records: readonly DrawnRecord[], options: OverlayOptions): SvgNode | undefined {
  const placed = outlinesOf(records)?.map((outline) => shifted(outline, options.align));
  if (placed === undefined || placed.length === 0) return undefined;
  const box = union(placed.map((one) => one.box));
  const scale =
    FIT.factor * Math.min(FIT.width / (box.right - box.left), FIT.height / (box.top - box.bottom));
  const frame = sectionFrameOf({ box }, scale, TEXT);
  const outlines = placed.map(({ outline, shift }, index): PathItem => {
    const place = (p: Point) => frame.place({ x: p.x, y: p.y + shift });
    return {
      kind: "path",
      d: loopsPath(outline.loops, place, scale),
      className: OVERLAY_LINES[index % OVERLAY_LINES.length]?.className ?? OVERLAY_LINES[0].className,
    };
  });
  const guides = options.align === "top" ? topLine(frame) : centreLines(frame);
  const marks = options.align === "centroid" ? centroidMark(frame.centroid, frame).items : [];
  const drawn = boundsOf([...outlines, ...guides, ...marks], 0);
  const bar = scaleBar(frame, drawn.y + drawn.height + 1.4 * TEXT);
  const { theme } = options;
  const group = (name: string, items: readonly SceneItem[]): SvgNode =>
    groupNode(
      name,
      items.map((item) => itemNode(item, { theme })),
      theme,
    );
  // The first outline, to which the others are compared, is on top.
  const layers = [...guides, ...outlines.toReversed(), ...marks];
  return drawingNode(
    {
      id: options.id,
      className: "section-drawing",
      box: boundsOf([...layers, ...bar], 0.75 * TEXT),
      title: `Superimposed outlines of ${records.map(({ name }) => name).join(", ")}`,
      description: `${ALIGNMENT_TEXT[options.align]} ${records.map(describeOutline).join(" ")}`,
      theme,
    },
    [
      group("axes", layers.slice(0, guides.length)),
      group("overlay", layers.slice(guides.length)),
      group("scale", bar),
    ],
  );
}

function outlinesOf(records: readonly DrawnRecord[]): readonly Outline[] | undefined {
  try {
    return records.map((record) => outlineOf(dimensionsOf(record.category, record.properties)));
  } catch (error) {
    // As in scene.ts: dimensions that make no shape give no drawing; any other error is a defect.
    if (!(error instanceof DomainError)) throw error;
    return undefined;
  }
}

/** How far an outline is raised, and the box that it then has. mm, y up. */
function shifted(outline: Outline, align: Alignment): { outline: Outline; shift: number; box: Box } {
  const { left, right, top, bottom } = outline.box;
  const shift = align === "top" ? -top : 0;
  return { outline, shift, box: { left, right, top: top + shift, bottom: bottom + shift } };
}

function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.max(...boxes.map((box) => box.top)),
    bottom: Math.min(...boxes.map((box) => box.bottom)),
  };
}

function centreLines({ box, centroid, pen }: SectionFrame): SceneItem[] {
  const out = pen.axisOvershoot;
  const line = (from: Point, to: Point): PathItem => ({
    ...thinLine(from, to),
    className: "drawing-axis-line",
  });
  return [
    line({ x: box.left - out, y: centroid.y }, { x: box.right + out, y: centroid.y }),
    line({ x: centroid.x, y: box.top - out }, { x: centroid.x, y: box.bottom + out }),
  ];
}

function topLine({ box, centroid, pen }: SectionFrame): SceneItem[] {
  const out = pen.axisOvershoot;
  const level = { ...thinLine({ x: box.left - out, y: box.top }, { x: box.right + 2 * out, y: box.top }) };
  const upright = thinLine({ x: centroid.x, y: box.top - out }, { x: centroid.x, y: box.bottom + out });
  const label = textItem([{ text: "top of steel", style: "text" }], {
    at: { x: box.right + 2 * out, y: box.top - 0.4 * pen.text },
    size: pen.text,
    anchor: "end",
    className: "drawing-axis-text",
  });
  return [level, { ...upright, className: "drawing-axis-line" }, label];
}

function describeOutline({ name, properties }: DrawnRecord, index: number): string {
  const { d, bf } = properties;
  const line = OVERLAY_LINES[index % OVERLAY_LINES.length]?.words;
  return `${name}: ${line}, ${d} mm by ${bf} mm.`;
}
