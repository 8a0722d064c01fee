import { type SceneItem, textItem, textWidth } from "@kingpost/drawing/core";
import { type SpanSection, sectionParts } from "../span-sections.ts";
import { type BeamFrame, TEXT_SIZE } from "./along-beam.ts";

/** The depth of a beam with one section, and of the deepest of several, drawing units. */
const BEAM_DEPTH = 10;
const DEEPEST = 16;
/** The height of the line of names below the dimensions. */
const NAMES = 15;
/** Width of the letters of a drawing over that of `textWidth`. */
const NARROWER = 0.85;

interface DrawnDepths {
  /** Drawing units. */
  readonly greatest: number;
  /** From left to right, positions in mm. */
  readonly parts: readonly { readonly from: number; readonly to: number; readonly depth: number }[];
  /** The greater depth at a change of section. Units mm, drawing units. */
  readonly at: (x: number) => number;
}

/** The depths of the sections to one scale, below a level top. */
export function depthsOf(sections: readonly SpanSection[]): DrawnDepths {
  const greatest = sections.length === 1 ? BEAM_DEPTH : DEEPEST;
  const deepest = Math.max(...sections.map(({ depth }) => depth));
  const parts = sectionParts(sections).map(({ from, to, of }) => ({
    from,
    to,
    depth: (greatest * of.depth) / deepest,
  }));
  const at = (x: number) =>
    Math.max(0, ...parts.filter(({ from, to }) => from <= x && x <= to).map(({ depth }) => depth));
  return { greatest, parts, at };
}

/** The name of each section below its part, where there are several: only where it fits. */
export function nameItems(
  sections: readonly SpanSection[],
  frame: BeamFrame,
  dimensionAt: number,
): { readonly items: readonly SceneItem[]; readonly height: number } {
  if (sections.length === 1) return { items: [], height: 0 };
  const items = sectionParts(sections).flatMap(({ from, to, of: { name } }) => {
    const [left, right] = [frame.at(from), frame.at(to)];
    if (NARROWER * textWidth(name, TEXT_SIZE) > right - left) return [];
    return [
      textItem([{ text: name, style: "text" }], {
        at: { x: (left + right) / 2, y: dimensionAt + NAMES },
        size: TEXT_SIZE,
        anchor: "middle",
        className: "drawing-text",
      }),
    ];
  });
  return { items, height: NAMES };
}
