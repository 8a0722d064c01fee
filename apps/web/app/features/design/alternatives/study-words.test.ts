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
  [["fail", "fail"], "It passes at none of the values."],
  [["fail", "not covered"], "What is checked passes from 0.6, but some checks are not made."],
  [["not covered", "not covered"], "It fails at none of the values, but some checks are not made."],
  [["pass", "close", "fail"], "It passes up to 0.6."],
  [["fail", "close", "pass"], "It passes from 0.6."],
  [["fail", "pass", "pass", "fail"], "It passes from 0.6 to 0.7."],
  [["fail", "pass", "fail"], "It passes at 0.6 only."],
  [["pass", "fail", "pass"], "It passes at 0.5, 0.7."],
] as const)("a study with %j is put as: %s", (verdicts, words) =>
  expect(studyWords(points(verdicts))).toBe(words),
);

const ends = (values: readonly (readonly [number, StudyPoint["verdict"], StudyPoint["solved"]?])[]) =>
  values.map(([value, verdict, solved]): StudyPoint => {
    const of = { study: "Loads", axis: "Factor", isPresent: false, ratio: 1, governing: "" };
    return { ...of, value, verdict, solved };
  });

test.each([
  [
    ends([
      [1.4, "pass"],
      [1.4578, "close", "last"],
      [1.5, "fail"],
    ]),
    "It passes up to 1.45.",
  ],
  [
    ends([
      [0.5, "fail"],
      [0.9612, "close", "first"],
      [1, "pass"],
    ]),
    "It passes from 0.962.",
  ],
  [
    ends([
      [1, "pass"],
      [1.5, "pass"],
      [3.339, "close", "last"],
    ]),
    "It passes up to 3.33.",
  ],
  [
    ends([
      [0.2533, "close", "last"],
      [0.5, "fail"],
      [1.5, "fail"],
    ]),
    "It passes up to 0.253.",
  ],
  [
    ends([
      [0.5, "not covered"],
      [1.2349, "not covered", "last"],
      [1.3, "fail"],
    ]),
    "What is checked passes up to 1.23, but some checks are not made.",
  ],
])("%#: a value that was solved for is rounded to the side that passes", (solved, words) =>
  expect(studyWords(solved)).toBe(words),
);
