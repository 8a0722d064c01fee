import { SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { type AxialFactors, axialFactor, bendingFactor, compressionFactor } from "./index.ts";

const OF: AxialFactors = { bending: 0.85, compression: 0.6, nub: 1000, nuot: -500, ductility: "N" };
const at = (nu: number, of = OF) => axialFactor(nu, of, SILENT);

describe("the factor with an axial force", () => {
  test("joins bending, compression and tension", () => {
    expect(at(0)).toBeCloseTo(0.85, 12);
    expect(at(500)).toBeCloseTo(0.725, 12);
    expect(at(1000)).toBe(0.6);
    expect(at(5000)).toBe(0.6);
    expect(at(-500)).toBeCloseTo(0.85, 12);
  });

  test("in tension rises from that of bending to that of tension", () => {
    const over = { ...OF, bending: 0.65 };
    expect(at(-250, over)).toBeCloseTo(0.75, 12);
    expect(at(-500, { ...over, ductility: "L" })).toBeCloseTo(0.65, 12);
  });

  test("is that of compression above a balanced point that is in tension", () => {
    const heavy = { ...OF, bending: 0.65, nub: -200 };
    expect(at(0, heavy)).toBe(0.6);
    expect(at(-100, heavy)).toBe(0.6);
    expect(at(-300, heavy)).toBeGreaterThan(0.65);
    expect(at(0, { ...OF, nub: 0 })).toBe(0.6);
  });
});

test("the factor of compression is 0.65 only for short columns with a Q/G of 0.25 or more", () => {
  const of = (isShort: boolean, imposedRatio: number) => compressionFactor({ isShort, imposedRatio }, SILENT);
  expect([of(true, 0.25), of(true, 0.24), of(false, 0.5)]).toEqual([0.65, 0.6, 0.6]);
});

test("the factor of bending falls from 0.85 to 0.65, and is 0.65 for Class L", () => {
  const of = (kuo: number) => bendingFactor(kuo, "N", SILENT);
  expect([of(0.36), of(0.6)]).toEqual([0.85, 0.65]);
  // 1.19 - 13 kuo / 12 is of 2009.
  expect(of(0.45)).toBeCloseTo(0.7525, 12);
  expect(bendingFactor(0.1, "L", SILENT)).toBe(0.65);
});
