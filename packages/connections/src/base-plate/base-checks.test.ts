import { type Check, isUnavailable, verdictOf } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, fourBolts, NO_ACTIONS } from "../../testing/example-base.ts";
import { uncoveredAnchorage } from "./anchorage/uncovered.ts";
import type { BaseActions, BaseDesign } from "./base.ts";
import {
  baseShearCheck,
  baseWeldCheck,
  bearingMomentCheck,
  boltBendingCheck,
  boltInteractionCheck,
  boltTensionCheck,
  concreteBearingCheck,
  coneCheck,
  keyPlateCheck,
  keyWeldCheck,
  plateBearingCheck,
  plateTensionCheck,
} from "./base-checks.ts";
import { baseProblem } from "./base-problem.ts";
import { detailingChecks } from "./detailing.ts";

const CHECKS = {
  baseShearCheck,
  baseWeldCheck,
  bearingMomentCheck,
  boltBendingCheck,
  boltInteractionCheck,
  boltTensionCheck,
  concreteBearingCheck,
  coneCheck,
  keyPlateCheck,
  keyWeldCheck,
  plateBearingCheck,
  plateTensionCheck,
};
const KEY = { width: 200, height: 100, thickness: 25, fy: 250 };
const NAMES = { id: "check", title: "Check" };

function checksOf(
  base: BaseDesign,
  actions: Partial<BaseActions>,
): Readonly<Record<keyof typeof CHECKS, Check>> {
  const make = (check: (typeof CHECKS)[keyof typeof CHECKS]) =>
    check(base, { ...NO_ACTIONS, ...actions }, NAMES);
  return Object.fromEntries(Object.entries(CHECKS).map(([name, check]) => [name, make(check)])) as Record<
    keyof typeof CHECKS,
    Check
  >;
}

const made = (checks: ReturnType<typeof checksOf>) =>
  Object.entries(checks).flatMap(([name, { kind }]) => (kind === "not applicable" ? [] : [name]));

describe("the checks that apply", () => {
  test("to compression are bearing, plate and welds", () => {
    expect(made(checksOf(BASE, { n: 500e3 }))).toEqual([
      "baseWeldCheck",
      "concreteBearingCheck",
      "plateBearingCheck",
    ]);
  });

  test("to uplift with shear are those of the bolts and their cone", () => {
    expect(made(checksOf(BASE, { n: -80e3, vy: 20e3 }))).toEqual([
      "baseShearCheck",
      "baseWeldCheck",
      "boltInteractionCheck",
      "boltTensionCheck",
      "coneCheck",
      "plateTensionCheck",
    ]);
  });

  test("to a shear key are those of its parts", () => {
    const base = { ...BASE, shear: { friction: undefined, other: KEY } };
    const checks = checksOf(base, { n: 500e3, vy: 60e3 });
    expect(made(checks)).toEqual([
      "baseShearCheck",
      "baseWeldCheck",
      "concreteBearingCheck",
      "keyPlateCheck",
      "keyWeldCheck",
      "plateBearingCheck",
    ]);
    expect(checks.baseShearCheck).toMatchObject({ demand: 60e3, limit: 0.54 * 32 * 200 * 70 });
  });
});

test("a moment that bearing cannot balance fails its own check, and nothing else is made", () => {
  const checks = checksOf(BASE, { n: 100e3, mx: 900e6 });
  expect(verdictOf(checks.bearingMomentCheck)).toBe("fail");
  expect(checks.plateBearingCheck).toMatchObject({
    kind: "requirement",
    finding: expect.stringContaining("too small"),
  });
});

test("shear that nothing is chosen for fails", () => {
  const check = checksOf(
    { ...BASE, shear: { friction: undefined, other: undefined } },
    { vy: 1 },
  ).baseShearCheck;
  expect(verdictOf(check)).toBe("fail");
});

test("moments about both axes are listed as not covered", () => {
  expect(checksOf(BASE, { n: 500e3, mx: 20e6, my: 20e6 }).plateBearingCheck.kind).toBe("not covered");
});

test("anchorage that is not covered is named for tension, for shear of the bolts and for a key", () => {
  const reasons = (base: BaseDesign, actions: Partial<BaseActions>) =>
    uncoveredAnchorage(base, { ...NO_ACTIONS, ...actions }).length;
  expect(reasons(BASE, { n: 500e3, vy: 10e3 })).toBe(0);
  expect(reasons(BASE, { n: -10e3 })).toBe(3);
  expect(reasons(BASE, { n: -10e3, vy: 10e3 })).toBe(5);
  expect(reasons({ ...BASE, shear: { friction: undefined, other: KEY } }, { n: 500e3, vy: 10e3 })).toBe(1);
});

describe("details", () => {
  const unmet = (base: BaseDesign) =>
    detailingChecks(base).flatMap(({ id, isMet }) => (isMet ? [] : [id.replace("detailing/", "")]));
  const withBolts = (change: Partial<BaseDesign["anchors"]>) => ({
    ...BASE,
    anchors: { ...BASE.anchors, ...change },
  });

  test("of the example are met", () => {
    expect(unmet(BASE)).toEqual([]);
  });

  test("name the plate washers of holes that are more than 3 mm larger than their bolts", () => {
    const finding = (change: Partial<BaseDesign["anchors"]>) =>
      detailingChecks(withBolts(change)).find(({ id }) => id === "detailing/hole")?.finding;
    expect(finding({})).toContain("plate washers 50 × 50 × 6 mm");
    expect(finding({ hole: 23 })).not.toContain("washers");
    expect(finding({ size: "M12", hole: 18 })).toContain("at least 6 mm thick");
  });

  test("allow holes 6 mm larger than bolts of M12, for which practice has none", () => {
    expect(unmet(withBolts({ size: "M12", hole: 18 }))).toEqual([]);
    expect(unmet(withBolts({ size: "M12", hole: 18.5 }))).toEqual(["hole"]);
  });

  test.each<[string, BaseDesign, readonly string[]]>([
    ["an edge of 29 mm for M20", withBolts({ positions: fourBolts(171, 170) }), ["edge"]],
    ["bolts 45 mm apart", withBolts({ positions: fourBolts(22.5, 170) }), ["pitch"]],
    ["holes of 28 mm for M20", withBolts({ hole: 28 }), ["hole"]],
    ["holes 18 mm from the flange", withBolts({ positions: fourBolts(120, 121) }), []],
    ["holes 2 mm from the flange tip", withBolts({ positions: fourBolts(117, 95) }), ["overlap"]],
    [
      "holes through the web",
      withBolts({
        positions: [
          { x: 0, y: 60 },
          { x: 0, y: -60 },
        ],
      }),
      ["overlap"],
    ],
    ["a plate of 10 mm", { ...BASE, plate: { ...BASE.plate, thickness: 10 } }, ["plate"]],
    ["a weld of 5 mm on 25 mm", { ...BASE, weld: { ...BASE.weld, leg: 5 } }, ["weld"]],
    [
      "a key thicker than the plate",
      { ...BASE, shear: { friction: 0.4, other: { ...KEY, thickness: 26 } } },
      ["key"],
    ],
  ])("with %s", (_, base, expected) => {
    expect(unmet(base)).toEqual(expected);
  });
});

describe("a base has no design", () => {
  const code = (change: Partial<BaseDesign>) => baseProblem({ ...BASE, ...change })?.code;
  const bolts = (change: Partial<BaseDesign["anchors"]>) => code({ anchors: { ...BASE.anchors, ...change } });

  test("unless its inputs are within their ranges", () => {
    expect(baseProblem(BASE)).toBeUndefined();
    expect(code({ section: { ...BASE.section, kind: "angle" } })).toBe("section");
    expect(code({ plate: { ...BASE.plate, length: 210 } })).toBe("plate-length");
    expect(code({ plate: { ...BASE.plate, width: 210 } })).toBe("plate-width");
    expect(code({ plate: { ...BASE.plate, thickness: Number.NaN } })).toBe("plate-thickness");
    expect(code({ pedestal: { ...BASE.pedestal, width: 399 } })).toBe("pedestal");
    expect(code({ pedestal: { ...BASE.pedestal, fc: 19 } })).toBe("concrete");
    expect(bolts({ positions: [{ x: 0, y: 120 }] })).toBe("bolts");
    expect(
      bolts({
        positions: [
          { x: 0, y: 120 },
          { x: 0, y: -110 },
        ],
      }),
    ).toBe("bolts");
    expect(bolts({ positions: fourBolts(180, 170) })).toBe("bolts");
    expect(bolts({ hole: 20 })).toBe("hole");
    expect(bolts({ embedment: 79 })).toBe("embedment");
    expect(code({ grout: 101 })).toBe("grout");
    expect(code({ weld: { ...BASE.weld, leg: 2 } })).toBe("weld");
    expect(code({ prying: 0.9 })).toBe("prying");
    expect(code({ shear: { friction: 0.8, other: "anchors" } })).toBe("friction");
    expect(code({ shear: { friction: 0.4, other: { ...KEY, height: 30 } } })).toBe("key");
  });
});

test("every check of a base without problems is finite or infinite only where it fails, at every corner of the inputs", () => {
  const force = fc.oneof(fc.constantFrom(0, 1e-9, -1e-9), fc.double({ min: -5e6, max: 5e6, noNaN: true }));
  const moment = fc.oneof(fc.constantFrom(0, 1e-9), fc.double({ min: -9e8, max: 9e8, noNaN: true }));
  const base = fc.record({
    grout: fc.constantFrom(0, 30, 100),
    isFromFaces: fc.boolean(),
    isBlockConfined: fc.boolean(),
    hasFullContact: fc.boolean(),
    shear: fc.constantFrom<BaseDesign["shear"]>(
      BASE.shear,
      { friction: undefined, other: undefined },
      { friction: undefined, other: { ...KEY, height: 101 } },
    ),
  });
  const actions = fc.record({ n: force, mx: moment, my: moment, vx: force, vy: force });
  fc.assert(
    fc.property(base, actions, (change, of) => {
      for (const check of Object.values(checksOf({ ...BASE, ...change }, of))) {
        expect(isUnavailable(check)).toBe(false);
        if (check.kind !== "limit") continue;
        expect(Number.isNaN(check.ratio)).toBe(false);
        expect(check.steps.length).toBeGreaterThan(0);
        if (check.ratio === Number.POSITIVE_INFINITY) expect(verdictOf(check)).toBe("fail");
      }
    }),
    { numRuns: 300 },
  );
});
