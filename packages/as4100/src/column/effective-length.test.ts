import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chartFactor, columnLength } from "./effective-length.ts";

describe("the effective length factor of the charts", () => {
  // OpenCalcs-AS4100 (0.603; the second is a reading of the chart as 1.30), and the equations solved by hand.
  test.each([
    ["braced", 0.1, 0.4, 0.603],
    ["sway", 1, 1, 1.317],
    ["braced", 0.6, 0.6, 0.709],
    ["sway", 0.6, 0.6, 1.196],
    ["braced", 0.6, 10, 0.821],
    ["sway", 0.6, 10, 1.813],
  ] as const)("of a %s column with %s and %s is %s", (frame, top, base, ke) => {
    expect(chartFactor(frame, [top, base])).toBeCloseTo(ke, 3);
    expect(chartFactor(frame, [base, top])).toBeCloseTo(ke, 3);
  });

  test("is that of fixed ends without flexibility, and nears that of pinned ends", () => {
    expect(chartFactor("braced", [0, 0])).toBeCloseTo(0.5, 2);
    expect(chartFactor("sway", [0, 0])).toBeCloseTo(1, 2);
    expect(chartFactor("braced", [1000, 1000])).toBeCloseTo(1, 2);
  });

  test("is within the range of its chart and rises with each ratio", () => {
    const gamma = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom("braced", "sway"), gamma, gamma, gamma, (frame, a, b, more) => {
        const ke = chartFactor(frame, [a, b]);
        expect(ke).toBeGreaterThanOrEqual(frame === "braced" ? 0.5 : 1);
        if (frame === "braced") expect(ke).toBeLessThanOrEqual(1);
        expect(chartFactor(frame, [a + more, b])).toBeGreaterThanOrEqual(ke - 1e-9);
      }),
    );
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("rejects a ratio of %s", (gamma) => {
    expect(() => chartFactor("braced", [gamma, 1])).toThrow("zero or more");
  });
});

test("the effective length is the factor times the length", () => {
  expect(columnLength({ ke: 0.7, from: "own", because: "chosen" }, 4000, SILENT)).toBeCloseTo(2800, 9);
});
