import { attempt, SILENT, verdictOf } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printedSectionIn, recordIn } from "../../validation/catalogue.ts";
import { capacityOf } from "../capacity/capacity-of.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  type Bearing,
  bearingCheck,
  bearingWithBending,
  bearingWithBendingCheck,
  designBearing,
  restrainedFlangesAt,
} from "./index.ts";

/** tf = 10, d1 = 200, tw = 10, fy = 300. */
const WEB: SteelSection = {
  ...printedSectionIn("310UB46.2", "300"),
  d: 220,
  tf: 10,
  tw: 10,
  fy: 300,
  fyw: 300,
};
const RHS = steelSectionOf(recordIn("150x100x6.0RHS", "C350"));
const CHS = steelSectionOf(recordIn("165.1x5.0CHS", "C350"));
const names = { id: "bearing", title: "Bearing" };

function capacities(section: SteelSection, bearing: Partial<Bearing> = {}) {
  const found = designBearing(section, { bs: 50, restrainedFlanges: 2, ...bearing });
  if (!found) throw new Error("The bearing is not covered.");
  return found;
}

describe("the bearing capacity of a web", () => {
  test("away from the ends and flush with an end is that of the section", () => {
    const of = (capacity: "phiRby" | "phiRbb" | "phiRbyEnd" | "phiRbbEnd") =>
      Number(capacityOf(WEB, { capacity, bs: 50 }));
    expect(capacities(WEB)).toEqual({
      yielding: of("phiRby"),
      buckling: of("phiRbb"),
      least: Math.min(of("phiRby"), of("phiRbb")),
    });
    const end = capacities(WEB, { endDistance: 0 });
    expect([end.yielding, end.buckling]).toEqual([of("phiRbyEnd"), of("phiRbbEnd")]);
  });

  // bbf = 50 + 25 + min(25, bo), bb = 50 + 25 + 100 + min(125, bo).
  test.each([
    [0, 75, 175],
    [10, 85, 185],
    [25, 100, 200],
    [80, 100, 255],
    [125, 100, 300],
    [500, 100, 300],
  ])("%d mm from an end disperses over %d and %d mm", (endDistance, bbf, bb) => {
    const interior = capacities(WEB);
    const { yielding, buckling } = capacities(WEB, { endDistance });
    expect((yielding / interior.yielding) * 100).toBeCloseTo(bbf, 9);
    expect((buckling / interior.buckling) * 300).toBeCloseTo(bb, 9);
  });

  // bbf = 50 + min(25, bo) + min(25, far), bb = 50 + min(125, bo) + min(125, far).
  test.each([
    [10, 20, 80, 80],
    [0, 60, 75, 110],
    [60, 70, 100, 180],
  ])("between ends at %d and %d mm disperses over %d and %d mm", (endDistance, farEndDistance, bbf, bb) => {
    const interior = capacities(WEB);
    const { yielding, buckling } = capacities(WEB, { endDistance, farEndDistance });
    expect((yielding / interior.yielding) * 100).toBeCloseTo(bbf, 9);
    expect((buckling / interior.buckling) * 300).toBeCloseTo(bb, 9);
  });

  // With one flange restrained le / r = 5.0 x 200 / 10 = 100 instead of 50; lambda_n = 109.5: as a web of twice the depth.
  test("buckles as a strut of twice the slenderness where one flange is restrained", () => {
    const deep = { ...WEB, d: 420 };
    const ratio = capacities(deep).buckling / capacities(WEB, { restrainedFlanges: 1 }).buckling;
    expect(ratio).toBeCloseTo(500 / 300, 9);
    expect(capacities(WEB, { restrainedFlanges: 1 }).yielding).toBe(capacities(WEB).yielding);
  });

  test("of a hollow section is that of an end within 1.5 d5 of it", () => {
    // d5 = 150 - 2 x 15 = 120.
    const end = Number(capacityOf(RHS, { capacity: "phiRbyEnd", bs: 50 }));
    const interior = Number(capacityOf(RHS, { capacity: "phiRby", bs: 50 }));
    expect(capacities(RHS, { endDistance: 179 }).yielding).toBe(end);
    expect(capacities(RHS, { endDistance: 180 }).yielding).toBe(interior);
    expect(capacities(RHS, { endDistance: 0 }).yielding).toBe(end);
  });

  test("grows with the bearing length, the end distance and the restraint of the flanges", () => {
    const length = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(length, length, length, (one, other, fixed) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        for (const section of [WEB, RHS]) {
          const at = (bearing: Partial<Bearing>) => capacities(section, bearing).least;
          expect(at({ bs: less, endDistance: fixed })).toBeLessThanOrEqual(
            at({ bs: more, endDistance: fixed }),
          );
          expect(at({ bs: fixed, endDistance: less })).toBeLessThanOrEqual(
            at({ bs: fixed, endDistance: more }),
          );
          expect(at({ bs: fixed, restrainedFlanges: 1 })).toBeLessThanOrEqual(at({ bs: fixed }));
        }
      }),
    );
  });

  test("has no value for a length that is not one", () => {
    expect(attempt(() => capacities(WEB, { bs: 0 }))).toMatchObject({ code: "non-positive" });
    expect(attempt(() => capacities(WEB, { endDistance: -1 }))).toMatchObject({ code: "negative" });
    expect(attempt(() => capacities(WEB, { endDistance: Number.NaN }))).toMatchObject({ code: "not-finite" });
  });
});

describe("bearing with bending of a hollow section", () => {
  const moment = Number(capacityOf(RHS, { capacity: "phiMsx" }));
  const ratios = (bearing: Bearing) => {
    const force = 0.5 * capacities(RHS, bearing).least;
    const actions = { force: -force, moment: -0.4 * moment };
    return bearingWithBendingCheck(RHS, bearing, actions, names);
  };

  test("has the factors of a wide bearing from the width of the section on", () => {
    const wide = ratios({ bs: 100, restrainedFlanges: 2 });
    expect(wide).toMatchObject({ kind: "limit", limit: 1.5 });
    expect(wide.kind === "limit" && wide.demand).toBeCloseTo(1.2 * 0.5 + 0.4, 12);
    const narrow = ratios({ bs: 99, restrainedFlanges: 2 });
    expect(narrow).toMatchObject({ kind: "limit", limit: 1 });
    expect(narrow.kind === "limit" && narrow.demand).toBeCloseTo(0.8 * 0.5 + 0.4, 12);
    // d1 / t = 138 / 4.4 = 31.4.
    const slender = { ...RHS, tf: 4.4, tw: 4.4 };
    const bearing = { bs: 100, restrainedFlanges: 2 } as const;
    const check = bearingWithBendingCheck(slender, bearing, { force: 1, moment: 1 }, names);
    expect(check).toMatchObject({ kind: "limit", limit: 1 });
  });

  test("does not apply to other sections", () => {
    const bearing = { bs: 100, restrainedFlanges: 2 } as const;
    expect(bearingWithBending(WEB, bearing, { force: 1, moment: 1 }, SILENT)).toMatchObject({
      kind: "not-applicable",
    });
  });
});

test("both flanges count as restrained at a bearing only where the cross-section is fully restrained", () => {
  expect((["F", "P", "L", "U"] as const).map(restrainedFlangesAt)).toEqual([2, 1, 1, 1]);
});

test("the checks of bearing have derivations that can be worked by hand, and reasons where they are not made", () => {
  const bearing = { bs: 50, endDistance: 20, restrainedFlanges: 1 } as const;
  const checksOf = (section: SteelSection) => [
    bearingCheck("yield", section, bearing, -50e3, names),
    bearingCheck("buckling", section, bearing, -50e3, names),
  ];
  const checks = [
    ...checksOf(WEB),
    ...checksOf(RHS),
    bearingWithBendingCheck(RHS, bearing, { force: 50e3, moment: 5e6 }, names),
  ];
  for (const check of checks) {
    if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
    expect(() => checkSteps(check.steps)).not.toThrow();
    expect(check.demand).toBeGreaterThan(0);
  }
  expect(checks.slice(0, 2)).toMatchObject([{ demand: 50e3 }, { demand: 50e3, unit: "kN" }]);
  const thin = { ...WEB, d: 2000, tw: 6 };
  expect([...checksOf(CHS), ...checksOf(thin)].map(verdictOf)).toEqual(Array(4).fill("not covered"));
  expect(designBearing(CHS, bearing)).toBeUndefined();
});
