import { expect, test } from "vitest";
import { arrow, part, viewOf } from "./view.ts";

// A plate of 400 mm by 200 mm in a frame of 200 by 200: half a drawing unit for each mm.
const PLATE = { left: -200, right: 200, bottom: -100, top: 100 };
const FRAME = { left: 50, right: 250, top: 20, bottom: 220 };

test("a view is as large as its frame allows, and in the middle of it", () => {
  const { scale, at } = viewOf(PLATE, FRAME);
  expect(scale).toBe(0.5);
  expect(at(-200, 100)).toEqual({ x: 50, y: 70 });
  expect(at(200, -100)).toEqual({ x: 250, y: 170 });
});

test("a view may hang from the top of its frame", () => {
  expect(viewOf(PLATE, { ...FRAME, isAtTop: true }).at(0, 100)).toEqual({ x: 150, y: 20 });
});

test("a place may be shifted by drawing units, down and to the right", () => {
  expect(viewOf(PLATE, FRAME).at(0, 0, 8, 3)).toEqual({ x: 158, y: 123 });
});

test("a dimension has the length in millimetres unless words take its place", () => {
  const { dimension } = viewOf(PLATE, FRAME);
  const texts = (items: ReturnType<typeof dimension>) =>
    items.flatMap((item) => (item.kind === "text" ? item.runs.map(({ text }) => text) : []));
  expect(texts(dimension([-200, -100], [200, -100], 200))).toEqual(["400"]);
  expect(texts(dimension([200, -100], [200, 100], 270, { words: "B" }))).toEqual(["B"]);
  expect(texts(dimension([200, -100], [200, 100], 270, { symbol: "hef" }))).toEqual(["h", "ef", " = 200"]);
});

test("places that are one have no dimension", () => {
  expect(viewOf(PLATE, FRAME).dimension([0, 0], [0, 0], 10)).toEqual([]);
});

test("an arrow has its head at the end", () => {
  const [, head] = arrow({ x: 0, y: 0 }, { x: 0, y: 30 });
  expect(head).toMatchObject({ d: expect.stringMatching(/^M0 30L/) });
});

test("a part of a drawing is about its point", () => {
  expect(part("/gauge", "Bolt gauge", { x: 100, y: 50 }).box).toEqual({
    x: 76,
    y: 38,
    width: 48,
    height: 24,
  });
});
