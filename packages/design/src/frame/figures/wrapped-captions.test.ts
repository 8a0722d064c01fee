import { expect, test } from "vitest";
import type { Figure } from "./figure.ts";
import { text } from "./figure-items.ts";
import { withWrappedCaptions } from "./wrapped-captions.ts";

const figureOf = (width: number): Figure => ({
  id: "plan",
  title: "Plan",
  description: "",
  bounds: { x: 0, y: 0, width, height: 100 },
  layers: [
    {
      ink: "outline",
      items: [
        text("First caption", { x: width / 2, y: 16 }),
        text("one two three four five six seven eight", { x: width / 2, y: 34 }),
        text("a text that is no caption, beside the drawing", { x: 4, y: 60 }, "start"),
      ],
    },
  ],
});

const textsOf = ({ layers }: Figure) =>
  layers.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? [[item.text, item.y]] : [])));

test("a caption that is wider than its drawing is broken, and what is above it moves up with the top of the drawing", () => {
  const wrapped = withWrappedCaptions(figureOf(120));
  expect(textsOf(wrapped)).toEqual([
    ["First caption", 0],
    ["one two three four", 18],
    ["five six seven eight", 34],
    ["a text that is no caption, beside the drawing", 60],
  ]);
  expect(wrapped.bounds).toEqual({ x: 0, y: -16, width: 120, height: 116 });
});

test("a drawing with room for its captions is left as it is", () => {
  const figure = figureOf(400);
  expect(withWrappedCaptions(figure)).toBe(figure);
});
