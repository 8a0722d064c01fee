import type { StudyPoint } from "@kingpost/design";
import { expect, test } from "vitest";
import { studyWords } from "./study-words.ts";

const points = (verdicts: readonly StudyPoint["verdict"][]): StudyPoint[] =>
  verdicts.map((verdict, at) => ({
    study: "Loads",
    axis: "Factor",
    value: 0.5 + at / 10,
    isPresent: false,
    verdict,
    ratio: 1,
    governing: "",
  }));

test.each([
  [["pass", "close"], "It passes at all of the values."],
  [["fail", "not covered"], "It passes at none of the values."],
  [["not covered", "not covered"], "It fails at none of the values, but some checks are not made."],
  [["pass", "close", "fail"], "It passes up to 0.6."],
  [["fail", "close", "pass"], "It passes from 0.6."],
  [["fail", "pass", "pass", "fail"], "It passes from 0.6 to 0.7."],
  [["fail", "pass", "fail"], "It passes at 0.6 only."],
  [["pass", "fail", "pass"], "It passes at 0.5, 0.7."],
] as const)("%j: %s", (verdicts, words) => expect(studyWords(points(verdicts))).toBe(words));
