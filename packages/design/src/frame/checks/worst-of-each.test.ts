import { type Check, limitCheck, standardReferences } from "@kingpost/calc";
import { expect, test } from "vitest";
import { worstOfEach } from "./worst-of-each.ts";

const { clause } = standardReferences("AS 4100", "2020");
const NAMES = { id: "one", title: "One", group: "Strength", reference: clause("8.4") };
const ratio = (combination: string, demand: number): Check =>
  limitCheck({
    ...NAMES,
    combination,
    demand,
    relation: "≤",
    limit: 1,
    unit: "",
    steps: [],
    assumptions: [],
  });
const EXHAUSTED: Check = {
  ...{ ...NAMES, combination: "exhausted", finding: "Nothing is left." },
  ...{ kind: "requirement", isMet: false, steps: [], assumptions: [] },
};
const NOT_COVERED: Check = { ...NAMES, combination: "not covered", kind: "not covered", reason: "No rule." };
const UNLOADED: Check = { ...NAMES, combination: "unloaded", kind: "not applicable", reason: "No load." };

test.each([
  ["the greatest ratio", [ratio("A", 0.3), ratio("B", 0.8)], "B"],
  ["a ratio before a combination without loads", [UNLOADED, ratio("A", 0.3)], "A"],
  [
    "a combination that leaves nothing to check before one that passes",
    [ratio("A", 0.3), EXHAUSTED],
    "exhausted",
  ],
  ["a failure before a combination that leaves nothing", [EXHAUSTED, ratio("A", 1.2)], "A"],
  ["a combination that leaves nothing before what is not covered", [EXHAUSTED, NOT_COVERED], "exhausted"],
])("of a check under several combinations there is %s", (_, checks, combination) => {
  expect(worstOfEach(checks).map((check) => check.combination)).toEqual([combination]);
});
