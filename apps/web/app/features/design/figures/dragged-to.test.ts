import type { PartMove } from "@kingpost/design";
import { describe, expect, test } from "vitest";
import { draggedTo, steppedTo } from "./dragged-to.ts";

// A beam of 6005 mm over 600 drawing units.
const ALONG: PartMove = {
  path: "/a",
  value: 3000,
  least: 0,
  most: 6005,
  step: 10,
  per: { x: 600 / 6005, y: 0 },
};
/** A lower edge that moves down by half a unit for 1 mm. */
const DOWN: PartMove = { path: "/b", value: 372, least: 350, most: 400, step: 5, per: { x: 0, y: 0.5 } };

test.each([
  [3000, 10, 3100],
  [3003, 0.5, 3010],
  [3000, -1000, 0],
  [3000, 1000, 6005],
])("a part at %d mm dragged by %d is at %d mm", (value, by, moved) => {
  expect(draggedTo({ ...ALONG, value }, { x: by, y: 40 })).toBe(moved);
});

test("a part that moves down follows the pointer down, whatever it does across", () => {
  expect(draggedTo(DOWN, { x: 100, y: 5 })).toBe(380);
  expect(draggedTo(DOWN, { x: 0, y: -50 })).toBe(350);
});

describe("an arrow key", () => {
  /** The values after some keys, the drawing still being that before the first. */
  const after = (move: PartMove, present: unknown, ...keys: readonly string[]) =>
    keys.reduce<unknown>((value, key) => steppedTo(move, key)?.(value), present);

  test("moves a part by a step in its direction, within its range", () => {
    expect(after(ALONG, 3000, "ArrowRight")).toBe(3010);
    expect(after(ALONG, 3000, "ArrowLeft")).toBe(2990);
    expect(after(DOWN, 372, "ArrowDown")).toBe(375);
    expect(after(DOWN, 400, "ArrowDown")).toBe(400);
    // An upper edge moves up with a greater distance.
    expect(after({ ...DOWN, per: { x: 0, y: -0.5 } }, 372, "ArrowUp")).toBe(375);
  });

  test("goes on from the key before it, however late the drawing follows", () => {
    expect(after(ALONG, 3000, "ArrowRight", "ArrowRight", "ArrowRight")).toBe(3030);
    expect(after(ALONG, 3000, "ArrowRight", "ArrowLeft")).toBe(3000);
  });

  test("begins at what the part has where its input leaves that to the design", () => {
    expect(after({ ...DOWN, entered: 0 }, 0, "ArrowDown", "ArrowDown")).toBe(380);
    expect(after({ ...DOWN, entered: 0 }, undefined, "ArrowDown")).toBe(375);
    expect(after(ALONG, undefined, "ArrowRight")).toBe(3010);
    expect(after(ALONG, "three", "ArrowRight")).toBe(3010);
  });

  test("across its direction, and any other key, does not move it", () => {
    expect(steppedTo(ALONG, "ArrowUp")).toBeUndefined();
    expect(steppedTo(DOWN, "ArrowRight")).toBeUndefined();
    expect(steppedTo(DOWN, "Home")).toBeUndefined();
  });
});
