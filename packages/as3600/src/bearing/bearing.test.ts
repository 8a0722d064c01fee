import { SILENT, verdictOf } from "@kingpost/calc";
import { expect, test } from "vitest";
import { bearingCheck, bearingStrength } from "./index.ts";

test("bearing is 0.6 x 0.9f'c of the area, more on a larger support, up to 1.8f'c", () => {
  const at = (supporting: number) => bearingStrength({ fc: 32, loaded: 40_000, supporting }, SILENT) / 40_000;
  // 0.85 f'c is of other standards.
  expect(at(40_000)).toBeCloseTo(0.6 * 0.9 * 32, 12);
  expect(at(90_000)).toBeCloseTo(0.6 * 0.9 * 32 * 1.5, 12);
  expect(at(1e9)).toBeCloseTo(0.6 * 1.8 * 32, 12);
  expect(at(0)).toBe(at(40_000));
});

test("a force beyond the bearing strength fails", () => {
  const area = { fc: 32, loaded: 40_000, supporting: 40_000 };
  expect(verdictOf(bearingCheck(area, 600e3, { id: "at" }))).toBe("pass");
  expect(verdictOf(bearingCheck(area, 700e3, { id: "at" }))).toBe("fail");
});
