import { expect, test } from "vitest";
import { moveCompared } from "./order.ts";

test("a section swaps with its neighbour, and stays at either end", () => {
  const three = ["a", "b", "c"];
  expect(moveCompared(three, "b", -1)).toEqual(["b", "a", "c"]);
  expect(moveCompared(three, "b", 1)).toEqual(["a", "c", "b"]);
  expect(moveCompared(three, "a", -1)).toBe(three);
  expect(moveCompared(three, "c", 1)).toBe(three);
  expect(moveCompared(three, "x", 1)).toBe(three);
});
