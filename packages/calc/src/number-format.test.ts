import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatNumber,
  formatRatio,
  shiftDecimal,
  significantFigures,
  superscript,
  workingNumber,
  workingNumberText,
} from "./number-format.ts";

describe("a number", () => {
  test.each([
    [7106.4, { significant: 3 }, "7110"],
    [12_345, { significant: 3 }, "12\u202f300"],
    [12_345, { significant: 3, group: "comma" }, "12,300"],
    [12_345, { significant: 3, group: "none" }, "12300"],
    [1_234_567, { decimals: 0 }, "1\u202f234\u202f567"],
    [0.9504, { significant: 3 }, "0.950"],
    [25, { significant: 3 }, "25.0"],
    [1.235, { decimals: 2 }, "1.24"],
    [14, { decimals: [1, 2] }, "14.0"],
    [31.25, { decimals: [1, 2] }, "31.25"],
    [-1.29, { significant: 3 }, "\u22121.29"],
    [12.34, { decimals: 1, sign: "change" }, "+12.3"],
    [0, { decimals: 1, sign: "change" }, "0.0"],
    [-0, { significant: 3 }, "0.00"],
    [-0.0001, { decimals: [0, 3] }, "0"],
  ] as const)("%d in %j is shown as %s", (value, style, text) => {
    expect(formatNumber(value, style)).toBe(text);
  });
});

describe("a ratio", () => {
  test.each([
    [0, "0.00"],
    [0.753, "0.75"],
    [0.994, "0.99"],
    [0.996, "0.996"],
    [0.99996, "0.99996"],
    [1, "1.00"],
    [1.004, "1.004"],
    [1.0004, "1.0004"],
    [1.006, "1.01"],
    [1 + Number.EPSILON, "1.0000000000000002"],
    [Number.POSITIVE_INFINITY, "∞"],
  ])("%d is shown as %s", (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });

  test("is never rounded to 1.00 or across it", () => {
    const near = fc.double({ min: -1e-3, max: 1e-3, noNaN: true }).map((offset) => 1 + offset);
    const any = fc.double({ min: 0, max: 9999, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(near, any), (ratio) => {
        expect(Math.sign(Number(formatRatio(ratio)) - 1)).toBe(Math.sign(ratio - 1));
      }),
    );
  });
});

describe("a number of a derivation", () => {
  test.each([
    [0.861_44, "0.86144"],
    [611.6, "611.6"],
    [99_999, "99\u202f999"],
    [933_000, "933 × 10³"],
    [9_600_000, "9.6 × 10⁶"],
    [-284e9, "\u2212284 × 10⁹"],
  ])("%d is shown as %s", (value, text) => {
    expect(workingNumberText(workingNumber(value))).toBe(text);
  });
});

test("the decimal point is moved without binary rounding", () => {
  expect(shiftDecimal(6_480_000, -6)).toBe(6.48);
  expect(shiftDecimal(1.1, 3)).toBe(1100);
  expect(shiftDecimal(1e21, -20)).toBe(10);
  expect(shiftDecimal(Number.POSITIVE_INFINITY, 3)).toBe(Number.POSITIVE_INFINITY);
});

test("the significant figures of a value leave trailing zeros out", () => {
  expect(significantFigures(25_600_000)).toBe(3);
  expect(significantFigures(611.6)).toBe(4);
});

test("only whole numbers have raised digits", () => {
  expect(superscript("12")).toBe("¹²");
  expect(superscript("0.5")).toBeUndefined();
});
