import { expect, test } from "vitest";
import { symbolRuns } from "./text.ts";

test("a symbol is italic with an upright subscript, after the capacity factor where it has one", () => {
  const [b, f] = symbolRuns("bf");
  expect([b, f]).toEqual([
    { text: "b", style: "symbol" },
    { text: "f", style: "subscript" },
  ]);
  expect(symbolRuns("φMu")).toEqual([
    { text: "φ", style: "symbol" },
    { text: "M", style: "symbol" },
    { text: "u", style: "subscript" },
  ]);
});
