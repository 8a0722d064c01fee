import { expect, test } from "vitest";
import { wordValue } from "./categories.ts";

test.each([
  ["yes", "yes"],
  ["Not listed", "no"],
  ["unlisted", "no"],
  ["constructor", undefined],
  ["__proto__", undefined],
])("listed: %j is %j", (typed, value) => {
  expect(wordValue("listed", typed, false)).toBe(value);
});
