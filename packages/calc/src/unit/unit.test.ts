import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Dimension,
  dimensionText,
  isSameDimension,
  powerOf,
  productOf,
  quotientOf,
} from "./dimension.ts";
import { QUANTITIES } from "./quantities.ts";
import { findUnit, fromBase, toBase, UNITS, type UnitName } from "./units.ts";

const anyUnit = fc.constantFrom(...(Object.keys(UNITS) as UnitName[]));
const exponent = fc.integer({ min: -12, max: 12 }).map((twelfths) => twelfths / 12);
const anyDimension: fc.Arbitrary<Dimension> = fc.record({
  force: exponent,
  length: exponent,
  mass: exponent,
});

describe("dimensions", () => {
  test("follow the algebra of exponents", () => {
    fc.assert(
      fc.property(anyDimension, anyDimension, fc.constantFrom(2, 3, 0.5, 1 / 3), (a, b, n) => {
        expect(isSameDimension(productOf(a, b), productOf(b, a))).toBe(true);
        expect(isSameDimension(quotientOf(productOf(a, b), b), a)).toBe(true);
        expect(isSameDimension(powerOf(powerOf(a, n), 1 / n), a)).toBe(true);
        expect(isSameDimension(powerOf(productOf(a, b), n), productOf(powerOf(a, n), powerOf(b, n)))).toBe(
          true,
        );
      }),
    );
  });

  test("are written by their base units", () => {
    expect(dimensionText(UNITS.MPa.dimension)).toBe("N mm^-2");
    expect(dimensionText(UNITS["MPa^0.5"].dimension)).toBe("N^0.5 mm^-1");
    expect(dimensionText(UNITS[""].dimension)).toBe("no unit");
  });
});

describe("units", () => {
  test.each<[number, UnitName, number]>([
    [6.2, "m", 6200],
    [1.1, "m", 1100],
    [12.5, "kNm", 12_500_000],
    [30, "kN/m", 30],
    [5, "kPa", 0.005],
    [180, "°", Math.PI],
    [7850, "kg/m³", 7850e-9],
    [2.5, "m²/m", 2500],
    [25, "m²/t", 25_000],
    [9.81, "m/s²", 9.81],
  ])("%d %s is %d in base units", (value, unit, base) => {
    expect(toBase(value, unit)).toBeCloseTo(base, 12);
  });

  test("convert to base units and back", () => {
    fc.assert(
      fc.property(anyUnit, fc.double({ min: -1e9, max: 1e9, noNaN: true }), (unit, value) => {
        expect(fromBase(toBase(value, unit), unit)).toBeCloseTo(value, 5);
      }),
    );
  });

  test("agree with their dimension: each factor is that of its base units", () => {
    // kN and kNm differ by a metre, kPa and kN/m³ by a metre, kg/m and kg/m³ by a square metre.
    expect(UNITS.kNm.factor).toBe(UNITS.kN.factor * UNITS.m.factor);
    expect(UNITS["kN/m"].factor).toBe(UNITS.kN.factor / UNITS.m.factor);
    expect(UNITS.kPa.factor).toBe(UNITS.kN.factor / UNITS["m²"].factor);
    expect(UNITS["kg/m³"].factor).toBe(UNITS["kg/m"].factor / UNITS["m²"].factor);
  });

  test("are found by what users type", () => {
    expect(findUnit("mm2")).toBe("mm²");
    expect(findUnit("kN.m")).toBe("kNm");
    expect(findUnit("ft")).toBeUndefined();
    expect(findUnit("")).toBeUndefined();
  });
});

test("the units of a quantity have one dimension", () => {
  for (const [first, ...others] of Object.values(QUANTITIES)) {
    for (const other of others) {
      expect(isSameDimension(UNITS[other].dimension, UNITS[first].dimension)).toBe(true);
    }
  }
});
