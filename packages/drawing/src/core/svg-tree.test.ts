import { expect, test } from "vitest";
import { itemNode } from "./svg-tree.ts";
import { textItem } from "./text.ts";

test("a script is smaller and off the baseline, and the text after it is on the baseline again", () => {
  const runs = [
    { text: "mm", style: "text" },
    { text: "4", style: "superscript" },
    { text: " f", style: "symbol" },
    { text: "y", style: "subscript" },
    { text: " = 300", style: "text" },
  ] as const;
  const item = textItem(runs, { at: { x: 0, y: 0 }, size: 10, className: "drawing-text" });
  const spans = itemNode(item, { theme: undefined }).children.map((span) =>
    typeof span === "string" ? {} : span.attributes,
  );
  expect(spans.map(({ dy = 0 }) => dy)).toEqual([0, -3.6, 3.6, 2.2, -2.2]);
  expect(spans.map((span) => span["font-size"])).toEqual([undefined, 7.8, undefined, 7.8, undefined]);
});
