import { LIGHT, type Picture, type SceneItem, type TextItem } from "@kingpost/drawing/core";
import { type Doc, lineWidth, setLine } from "./type.ts";

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
    else
      for (const item of items) if (item.kind === "path") drawPath(doc, item.d, item.className, LIGHT[ink]);
  }
  const texts = layers.flatMap(({ items }) => items.filter((item) => item.kind === "text"));
  for (const text of texts) turned(doc, text, () => maskBehind(doc, text));
  for (const text of texts) turned(doc, text, () => drawText(doc, text));
  doc.restore();
}

const pathsOf = (items: readonly SceneItem[]): string[] =>
  items.flatMap((item) => (item.kind === "path" ? [item.d] : []));

const TEXT_COLOURS: Readonly<Record<string, string>> = {
  "drawing-axis-text": LIGHT.axis,
  "drawing-text": LIGHT.text,
  "drawing-load-text": LIGHT.accent,
};

function turned(doc: Doc, { rotate, x, y }: TextItem, draw: () => void): void {
  doc.save();
  if (rotate !== 0) doc.rotate(rotate, { origin: [x, y] });
  draw();
  doc.restore();
}

const settingOf = ({ size, anchor, className }: TextItem) => ({
  size,
  align: ANCHORS[anchor],
  colour: TEXT_COLOURS[className] ?? LIGHT.dimension,
});

function drawText(doc: Doc, item: TextItem): void {
  setLine(doc, item.runs, item.x, item.y, settingOf(item));
}

/** Height of capitals, and what is clear around the letters, ems. */
const CAPITALS = 0.72;
const CLEAR = 0.06;
const SHIFT = { left: 0, middle: -0.5, right: -1 } as const;

/** The colour of the sheet behind a text, so that no line crosses a letter. */
function maskBehind(doc: Doc, item: TextItem): void {
  const { size, align } = settingOf(item);
  const width = lineWidth(doc, item.runs, { size });
  const clear = CLEAR * size;
  doc
    .rect(
      item.x + SHIFT[align] * width - clear,
      item.y - CAPITALS * size - clear,
      width + 2 * clear,
      CAPITALS * size + 2 * clear,
    )
    .fill(LIGHT.paper);
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
