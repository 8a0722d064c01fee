import { expect, test } from "vitest";
import { DEFAULT_MEMBER, memberProblem } from "./member.ts";
import { memberInput, problemInWords } from "./member-input.ts";

test.each([
  ["3.5", 3.5],
  [" 3.5 m", 3.5],
  ["3500 mm", 3.5],
  ["3500mm", 3.5],
  ["10 000 mm", 10],
  ["350 cm", 3.5],
] as const)("an effective length of %j is %d m", (text, metres) => {
  expect(memberInput("lex", text)).toBe(metres);
});

test.each(["3,5", "3500 kg", "long", "", "3 500 m m"])(
  "%j is no effective length, and the error shows what to enter",
  (text) => {
    const value = memberInput("leb", text);
    expect(value).toBeNaN();
    expect(memberProblem("leb", value)).toBe("Enter the length in metres, for example 4.5.");
  },
);

test("a length in metres without a unit is never read as millimetres", () => {
  expect(memberProblem("ley", memberInput("ley", "3500"))).toBe("Enter a length from 0.01 to 50 m.");
});

test("a bearing length is in millimetres, and a factor has no unit", () => {
  expect(memberInput("bs", "150")).toBe(150);
  expect(memberInput("bs", "0.15 m")).toBe(150);
  expect(memberInput("alphaM", "1.13")).toBe(1.13);
  expect(memberInput("alphaM", "1.13 m")).toBeNaN();
});

test("a message names its field once", () => {
  const words = (field: "lex" | "bs" | "alphaM", value: number, label: string, unit: string) =>
    problemInWords({ field, label, unit }, value, DEFAULT_MEMBER);
  expect(words("bs", 0, "Stiff bearing length", "mm")).toBe(
    "The stiff bearing length must be greater than zero. The capacities shown are for 100 mm.",
  );
  expect(words("bs", 5000, "Stiff bearing length", "mm")).toBe(
    "The stiff bearing length must be at most 2000 mm. The capacities shown are for 100 mm.",
  );
  expect(words("lex", 0, "Effective length, buckling about x", "m")).toBe(
    "Effective length, buckling about x: Enter a length from 0.01 to 50 m. The capacities shown are for 3 m.",
  );
  expect(words("alphaM", 9, "Moment modification factor", "")).toMatch(
    /^The moment modification factor must be between .* The capacities shown are for 1\.$/,
  );
  expect(words("bs", 100, "Stiff bearing length", "mm")).toBeUndefined();
});
