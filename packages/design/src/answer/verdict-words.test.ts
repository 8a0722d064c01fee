import { limitCheck, standardReferences } from "@kingpost/calc";
import { expect, test } from "vitest";
import { verdictWords } from "./verdict-words.ts";

const reference = standardReferences("AS 4100", "AS 4100:2020").clause("5.1");

const PARTS = {
  id: "moment",
  group: "Strength",
  title: "Section moment",
  reference,
  combination: "1.35G",
  location: "x = 1.000 m",
  demand: 50,
  relation: "≤",
  limit: 100,
  unit: "kNm",
  steps: [],
  assumptions: [],
} as const;
const MOMENT = limitCheck(PARTS);

test("the verdict names what governs", () => {
  expect(verdictWords([MOMENT])).toEqual({
    verdict: "pass",
    ratio: "0.50",
    headline: "Passes",
    governing: "Section moment governs, 1.35G at x = 1.000 m.",
    missing: "",
  });
});

test.each([
  ["pile 7", "governs, 1.35G at pile 7."],
  ["the top", "governs, 1.35G at the top."],
  ["to the side edge, 3 \u00d7 1 bolts", "governs, 1.35G, to the side edge, 3 \u00d7 1 bolts."],
  ["right side", "governs, 1.35G, right side."],
])("the place %s is a part of the sentence", (location, sentence) => {
  expect(verdictWords([limitCheck({ ...PARTS, location })]).governing).toBe(`Section moment ${sentence}`);
});

test("a check that is not covered keeps the verdict from being a pass, and is named", () => {
  const torsion = {
    id: "torsion",
    group: "Strength",
    title: "Torsion",
    reference,
    kind: "not covered",
    reason: "Torsion is not designed.",
  } as const;
  expect(verdictWords([MOMENT, torsion])).toMatchObject({
    verdict: "not covered",
    headline: "Not fully checked",
    missing: "1 check is not covered: Torsion.",
  });
});

test("without a check there is no pass", () => {
  expect(verdictWords([])).toMatchObject({ verdict: "not covered", governing: "No check was made." });
});
