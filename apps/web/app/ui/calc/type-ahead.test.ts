import { expect, test } from "vitest";
import { findTyped, typedWith } from "./type-ahead.ts";

const RESTRAINTS = ["Top flange (purlin)", "Bottom flange", "Both flanges (fly brace)", "Web only", "None"];

test.each([
  ["fly", 4, 2],
  ["purl", 4, 0],
  ["b", 4, 1],
  ["b", 1, 2],
  ["bb", 1, 2],
  ["bo", 2, 2],
  ["both", 1, 2],
  ["w", 0, 3],
  ["x", 0, undefined],
])("%s typed at row %d of a list selects row %d", (typed, present, found) => {
  expect(findTyped(RESTRAINTS, typed, present)).toBe(found);
});

test("a label that begins with the letters comes before one with such a word", () => {
  expect(findTyped(["Q imposed", "Imposed floor"], "im", 0)).toBe(1);
});

test("a rest begins a new search", () => {
  const f = typedWith(undefined, "f", 100);
  expect(typedWith(f, "l", 600).text).toBe("fl");
  expect(typedWith(f, "l", 1200).text).toBe("l");
});
