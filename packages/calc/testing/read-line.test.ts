import { expect, test } from "vitest";
import { workLine } from "./read-line.ts";

test.each([
  ["2 + 3 × 4", 14],
  ["(2 + 3) × 4", 20],
  ["8 − 3 − 2", 3],
  ["8 / 4 / 2", 1],
  ["2 × 3²", 18],
  ["16^0.5", 4],
  ["√(9) × (−2)", -6],
  ["min(3, 1, 2) + max(4, 5)", 6],
  ["|2 − 5|", 3],
  ["897 × 10³ mm³ × 300 MPa", 269_100_000],
  ["12 kNm / 3 kN", 4000],
  ["(5820 mm)²", 33_872_400],
  ["cos(180°)", -1],
  ["1 if 12 ≤ 13.5; otherwise 0.97", 1],
  ["1 if 14 < 13.5; 2 if 14 ≤ 14; otherwise 3", 2],
  ["1 if 14 < 13.5; 2 if 15 ≤ 14; otherwise 3", 3],
])("the line %s is worked to %d", (line, value) => {
  expect(workLine(line)).toBeCloseTo(value, 9);
});

test.each(["2 +", "(2", "f_y × 2", "2 furlongs", "1 if 2 ≤ 3"])("the line %s is rejected", (line) => {
  expect(() => workLine(line)).toThrow("Cannot read");
});
