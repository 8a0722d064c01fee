import { LIGHT, type SceneItem } from "@kingpost/drawing/core";
import { drawSection, type Scene } from "@kingpost/drawing/steel-section";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { setLine } from "./pdf-type.ts";

type Doc = PDFKit.PDFDocument;

const POINTS_PER_MM = 72 / 25.4;
/** Lettering, points: a smaller one where at the larger only the overall dimensions have room. */
const TEXT_SIZES = [7.5, 6.4, 5.6] as const;

/** Enlargements and reductions of a drawing office and steps between them, largest first: paper to steel. */
const SCALES = [
  [5, 1],
  [4, 1],
  [3, 1],
  [2, 1],
  [1.5, 1],
  [1, 1],
  [1, 1.25],
  [1, 1.5],
  [1, 2],
  [1, 2.5],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [1, 7.5],
  [1, 10],
  [1, 12.5],
  [1, 15],
  [1, 20],
  [1, 25],
  [1, 50],
] as const;

export interface ScaledDrawing {
  readonly scene: Scene;
  /** `1:5` */
  readonly scale: string;
}

/** The section at the largest scale at which it fits a box, points; undefined for one that cannot be drawn. */
export function drawingFor(
  record: SteelSectionRecord,
  width: number,
  height: number,
): ScaledDrawing | undefined {
  const fitting = TEXT_SIZES.flatMap((textSize) => largest(record, textSize, width, height) ?? []);
  return fitting.find(({ scene }) => scene.detail === "full") ?? fitting[0];
}

function largest(
  record: SteelSectionRecord,
  textSize: number,
  width: number,
  height: number,
): ScaledDrawing | undefined {
  const { d, bf } = record.properties;
  for (const [paper, steel] of SCALES) {
    const scale = (POINTS_PER_MM * paper) / steel;
    // Saves the drawing where not even the section alone has room.
    if (bf * scale > width || d * scale > height) continue;
    const scene = drawSection(record, { scale, textSize });
    if (scene.kind === "missing") return undefined;
    if (scene.bounds.width <= width && scene.bounds.height <= height)
      return { scene, scale: `${paper}:${steel}` };
  }
  return undefined;
}

const THICK = 1.1;
const THIN = 0.4;
const FINE = 0.5;
const HATCH = 0.25;

/** Draws a scene in vectors with the middle of its bounds at (x, y). Points. */
export function placeDrawing(doc: Doc, { bounds, groups }: Scene, x: number, y: number): void {
  doc.save();
  doc.translate(x - bounds.x - bounds.width / 2, y - bounds.y - bounds.height / 2);
  for (const { d } of groups.outline) doc.path(d).fill(LIGHT.section, "even-odd");
  for (const { d } of groups.hatch) doc.path(d).lineWidth(HATCH).stroke(LIGHT.hatch);
  drawAll(
    doc,
    groups.axes.flatMap(({ items }) => items),
    LIGHT.axis,
  );
  drawAll(doc, groups.outline, LIGHT.outline);
  drawAll(
    doc,
    groups.dimensions.flatMap(({ items }) => items),
    LIGHT.dimension,
  );
  drawAll(doc, groups.loadOutline, LIGHT.dimension);
  drawAll(
    doc,
    groups.loads.flatMap(({ items }) => items),
    LIGHT.accent,
  );
  drawAll(
    doc,
    groups.marks.flatMap(({ items }) => items),
    LIGHT.accent,
  );
  drawAll(doc, [...groups.scale, ...groups.key], LIGHT.dimension);
  doc.restore();
}

const TEXT_COLOURS: Readonly<Record<string, string>> = {
  "drawing-axis-text": LIGHT.axis,
  "drawing-text": LIGHT.text,
  "drawing-load-text": LIGHT.accent,
};

function drawAll(doc: Doc, items: readonly SceneItem[], colour: string): void {
  for (const item of items) {
    if (item.kind === "path") drawPath(doc, item.d, item.className, colour);
    else {
      doc.save();
      if (item.rotate !== 0) doc.rotate(item.rotate, { origin: [item.x, item.y] });
      setLine(doc, item.runs, item.x, item.y, {
        size: item.size,
        align: ANCHORS[item.anchor],
        colour: TEXT_COLOURS[item.className] ?? LIGHT.dimension,
      });
      doc.restore();
    }
  }
}

const ANCHORS = { start: "left", middle: "middle", end: "right" } as const;

function drawPath(doc: Doc, d: string, className: string, colour: string): void {
  const line = (width: number, stroke = colour) => doc.path(d).lineWidth(width).undash().stroke(stroke);
  switch (className) {
    case "drawing-thick":
      line(THICK);
      break;
    case "drawing-fine":
      line(FINE);
      break;
    case "drawing-axis-line":
      doc.path(d).lineWidth(THIN).dash(8, { space: 2 }).stroke(colour);
      break;
    case "drawing-axis-leg":
      doc.path(d).lineWidth(THIN).dash(4, { space: 2 }).strokeOpacity(0.6).stroke(colour).strokeOpacity(1);
      break;
    case "drawing-arrow":
    case "drawing-scale-fill":
      doc.path(d).fill(LIGHT.dimension);
      break;
    case "drawing-mark-face":
      doc.path(d).fill(LIGHT.paper);
      break;
    case "drawing-mark-fill":
    case "drawing-load-arrow":
      doc.path(d).fill(LIGHT.accent);
      break;
    case "drawing-mark-line":
    case "drawing-load-line":
      line(THIN, LIGHT.accent);
      break;
    default:
      line(THIN);
  }
}
