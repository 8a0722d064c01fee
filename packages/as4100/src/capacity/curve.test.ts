import { steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { capacityCurve, capacityOf } from "../index.ts";

const beam = steelSectionOf(recordIn("610UB125", "300"));

test("a curve has equal steps from the first to the last length, and each point equals capacityOf", () => {
  const curve = capacityCurve(beam, { capacity: "phiMbx", from: 1000, to: 9000, points: 5, alphaM: 1.35 });
  expect(curve).toEqual(
    [1000, 3000, 5000, 7000, 9000].map((le) => ({
      le,
      capacity: capacityOf(beam, { capacity: "phiMbx", le, alphaM: 1.35 }),
    })),
  );
});

test("a curve in compression uses the axis of the query", () => {
  const last = (capacity: "phiNcx" | "phiNcy") => {
    const curve = capacityCurve(beam, { capacity, from: 500, to: 10_000 });
    return "kind" in curve ? undefined : curve.at(-1)?.capacity;
  };
  expect(last("phiNcx")).toBeGreaterThan(3 * (last("phiNcy") ?? Number.NaN));
});

test("a curve that is not covered returns the reason, and a curve without a length throws", () => {
  const angle = steelSectionOf(recordIn("100x100x8EA", "300"));
  expect(capacityCurve(angle, { capacity: "phiMbx", from: 500, to: 5000 })).toMatchObject({
    kind: "not-covered",
  });
  expect(() => capacityCurve(beam, { capacity: "phiNcx", from: 0, to: 5000 })).toThrow("greater than zero");
  expect(() => capacityCurve(beam, { capacity: "phiNcx", from: 5000, to: 5000 })).toThrow(
    "greater than the first",
  );
  expect(() => capacityCurve(beam, { capacity: "phiNcx", from: 500, to: 5000, points: 1 })).toThrow(
    "at least 2",
  );
  expect(() => capacityCurve(beam, { capacity: "phiNcx", from: 500, to: 5000, points: 2.5 })).toThrow(
    "whole",
  );
});
