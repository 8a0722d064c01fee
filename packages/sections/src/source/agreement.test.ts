import { expect, test } from "vitest";
import { agrees, agreesToPrintedDigits, halfUnit } from "./agreement.ts";

test.each([
  ["ix", 986e6, 0.5e6],
  ["rx", 49.6, 0.05],
  ["rx", 249, 0.5],
  ["sx", 1130, 5],
  ["kf", 1, 0.0005],
  ["tanAlpha", 0.438, 0.0005],
  ["y5", 0, 0.05],
] as const)("half a unit of the last digit of %s %d is %d", (property, printed, half) => {
  expect(halfUnit(property, printed) / half).toBeCloseTo(1, 6);
});

test("a rounded figure agrees with its unrounded value", () => {
  expect(agreesToPrintedDigits("sx", 3680000, 3684999)).toBe(true);
  expect(agreesToPrintedDigits("sx", 3680000, 3685100)).toBe(false);
});

test("rounded dimensions explain a larger difference on a thin leg than on a thick plate, up to one percent", () => {
  // 25x25x5EA Sx, 4.6 mm: published 1650, computed 1631. The same 1.2 % on a 20 mm plate is a disagreement.
  expect(agrees("sx", 1650, 1631, 4.6)).toBe(true);
  expect(agrees("sx", 1650, 1631, 20)).toBe(false);
  expect(agrees("sx", 1650, 1620, 0.5)).toBe(false);
});

test("a missing root fillet is always a disagreement", () => {
  // 610UB125 without its four fillets: 15 800 mm2 instead of 16 000.
  expect(agrees("ag", 16000, 15797, 11.9)).toBe(false);
});

test("a strength and a class letter agree only if they are equal", () => {
  expect(agrees("fy", 340, 340, 44.1)).toBe(true);
  expect(agrees("fy", 340, 339, 44.1)).toBe(false);
  expect(agrees("compactnessX", "C", "N", 2)).toBe(false);
});

test("the nominal mass of a rolled section agrees within 1.2 %", () => {
  expect(agrees("mass", 40.4, 40.88, 6.1)).toBe(true);
  expect(agrees("mass", 40.4, 41.2, 6.1)).toBe(false);
});

test("nothing agrees with NaN", () => {
  expect(agrees("ix", 986e6, Number.NaN, 11.9)).toBe(false);
  expect(agrees("ix", Number.NaN, 986e6, 11.9)).toBe(false);
  expect(agreesToPrintedDigits("ix", 986e6, Number.NaN)).toBe(false);
});
