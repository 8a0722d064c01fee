import type { Layer, SceneItem, TextItem } from "@kingpost/drawing/core";
import type { Figure } from "./figure.ts";

/** Width of an average character of a caption, in ems. */
const CHARACTER = 0.48;
/** The lowest caption is above this. Drawing units. */
const HEAD = 36;
const LEADING = 16;

/**
 * The drawing with its captions, the lines in the middle above it, no wider than itself: a longer one is several lines. Those above it
 * move up, and so does the top of the drawing.
 */
export function withWrappedCaptions(figure: Figure): Figure {
  const { layers, bounds } = figure;
  const middle = bounds.x + bounds.width / 2;
  const isCaption = ({ anchor, rotate, x, y, runs }: TextItem) =>
    anchor === "middle" && rotate === 0 && runs.length === 1 && y < HEAD && Math.abs(x - middle) < 1;
  const captions = layers
    .flatMap(({ items }) => items.filter((item) => item.kind === "text"))
    .filter(isCaption)
    .toSorted((a, b) => b.y - a.y);
  let up = 0;
  const lines = new Map<TextItem, readonly TextItem[]>();
  for (const caption of captions) {
    const words = brokenAt(caption.text, bounds.width / (CHARACTER * caption.size));
    const last = caption.y - up;
    up += (words.length - 1) * LEADING;
    lines.set(
      caption,
      words.map((text, at) => ({
        ...caption,
        text,
        runs: [{ text, style: "text" }],
        y: last - (words.length - 1 - at) * LEADING,
      })),
    );
  }
  if (up === 0) return figure;
  const wrapped = ({ items, ...layer }: Layer): Layer => ({
    ...layer,
    items: items.flatMap((item): readonly SceneItem[] =>
      item.kind === "text" ? (lines.get(item) ?? [item]) : [item],
    ),
  });
  return {
    ...figure,
    layers: layers.map(wrapped),
    bounds: { ...bounds, y: bounds.y - up, height: bounds.height + up },
  };
}

/** The text in lines of at most this number of characters, broken between words. */
function brokenAt(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
