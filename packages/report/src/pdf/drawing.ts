import { LIGHT, type Picture, type SceneItem } from "@kingpost/drawing/core";
import { type Doc, setLine } from "./type.ts";

const THICK = 1.1;
const THIN = 0.4;
const FINE = 0.5;
const HATCH = 0.25;

/** Draws a picture in vectors with the middle of its bounds at (x, y). Points. */
export function placeDrawing(doc: Doc, { bounds, layers }: Picture, x: number, y: number, factor = 1): void {
  doc.save();
  doc.translate(x - factor * (bounds.x + bounds.width / 2), y - factor * (bounds.y + bounds.height / 2));
  if (factor !== 1) doc.scale(factor);
  for (const { ink, items } of layers) {
    if (ink === "section") for (const d of pathsOf(items)) doc.path(d).fill(LIGHT.section, "even-odd");
    else if (ink === "hatch")
      for (const d of pathsOf(items)) doc.path(d).lineWidth(HATCH).stroke(LIGHT.hatch);
    else drawAll(doc, items, LIGHT[ink]);
  }
  doc.restore();
}

const pathsOf = (items: readonly SceneItem[]): string[] =>
  items.flatMap((item) => (item.kind === "path" ? [item.d] : []));

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
