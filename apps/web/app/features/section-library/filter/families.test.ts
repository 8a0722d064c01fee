import { CATEGORIES } from "@kingpost/sections";
import { expect, test } from "vitest";
import { type Condition, conditionInWords } from "./conditions.ts";
import { letsThrough, toggleFamily, withoutFamily } from "./families.ts";

const DEPTH: Condition = { kind: "range", key: "d", min: undefined, max: 460 };
const BEAMS: Condition = { kind: "word", key: "family", values: ["UB"] };

test("without a family condition every family is included, and a click excludes one", () => {
  expect(CATEGORIES.every((category) => letsThrough([DEPTH], category))).toBe(true);
  const next = toggleFamily([DEPTH], "WB");
  expect(letsThrough(next, "WB")).toBe(false);
  expect(letsThrough(next, "UB")).toBe(true);
  expect(next).toContain(DEPTH);
});

test("a second click includes the family again, and no condition is left", () => {
  expect(toggleFamily(toggleFamily([DEPTH], "WB"), "WB")).toEqual([DEPTH]);
});

test("excluding the last family includes all again", () => {
  expect(toggleFamily([BEAMS], "UB")).toEqual([]);
});

test("a family is added to those that a filter names", () => {
  expect(toggleFamily([BEAMS], "WB")).toEqual([{ kind: "word", key: "family", values: ["WB", "UB"] }]);
  expect(withoutFamily([BEAMS, DEPTH])).toEqual([DEPTH]);
});

test("the chip names the excluded families if they are fewer", () => {
  expect(toggleFamily([], "WB").map(conditionInWords)).toEqual(["not WB"]);
  expect(conditionInWords(BEAMS)).toBe("UB");
});
