import { limitCheck, standardReferences } from "@kingpost/calc";
import { expect, test } from "vitest";
import { verdictWords } from "./verdict-words.ts";

const reference = standardReferences("AS 4100", "AS 4100:2020").clause("5.1");

const MOMENT = limitCheck({
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
});

test("the verdict names what governs", () => {
  expect(verdictWords([MOMENT])).toEqual({
    verdict: "pass",
    ratio: "0.50",
    headline: "Passes",
    governing: "Section moment governs, 1.35G at x = 1.000 m.",
    missing: "",
  });
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
