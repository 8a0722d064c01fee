import { overallVerdict } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { remedies } from "../alternatives/remedies.ts";
import { STEEL_BEAM } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return new Map(outcome.result.checks.map((check) => [check.id, check]));
}

function limitOf(inputs: object, id: string) {
  const check = checksOf(inputs).get(id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made: ${JSON.stringify(check)}`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check;
}

const problemsOf = (inputs: object) =>
  STEEL_BEAM.run(inputs, resources).problems.map(({ kind, path, message }) => `${kind} ${path}: ${message}`);

/** d = 304, tf = 10.2, tw = 6.1, bf = 165, fy = 320: d1 = 283.6. */
const BEAM = {
  section: "310UB40.4_300",
  hasSelfWeight: false,
  continuousRestraint: "top",
  spans: [{ length: 6000 }],
  uniformLoads: [{ case: "G", load: 10 }],
};
const PAIR = { width: 75, thickness: 10, sides: "both", fy: 250 } as const;
const AT_ENDS = [0, 6000].map((position) => ({ ...PAIR, position }));

describe("a load-bearing stiffener at a support", () => {
  const stiffened = { ...BEAM, bearingStiffeners: AT_ENDS };

  // bbf = 100 + 2.5 x 10.2 = 125.5; 0.9 x 1.25 x 125.5 x 6.1 x 320 + 0.9 x 2 x (75 - 11.4) x 10 x 250 = 275 598 + 286 200: the root
  // radius of 11.4 mm has no contact (AS 4100 5.14.1).
  test("adds its yield capacity to that of the web", () => {
    expect(limitOf(BEAM, "bearing-yield/support-1").limit).toBeCloseTo(275_598, 0);
    const { limit, title } = limitOf(stiffened, "bearing-yield/support-1");
    expect(limit).toBeCloseTo(561_798, 0);
    expect(title).toBe("Yield of the stiffened web, support 1");
  });

  // lw = 17.5 x 6.1 / sqrt(320 / 250) = 94.355, on one side; Aeff = 1500 + 94.355 x 6.1 = 2075.56; stocky: alpha_c = 1;
  // 0.9 x 2075.56 x 250.
  test("buckles with the web on its one side", () => {
    expect(limitOf(stiffened, "bearing-buckling/support-1").limit).toBeCloseTo(467_002, -1);
  });

  test("has a greatest outstand of 15 ts", () => {
    expect(checksOf(stiffened).get("stiffener-outstand/support-2")).toMatchObject({
      kind: "requirement",
      finding: "75 mm, not more than 150 mm",
    });
  });

  test("leaves other places as they are", () => {
    const left = { ...BEAM, bearingStiffeners: AT_ENDS.slice(0, 1) };
    expect(limitOf(left, "bearing-yield/support-2").limit).toBeCloseTo(275_598, 0);
    expect(checksOf(left).has("stiffener-outstand/support-2")).toBe(false);
  });
});

test("a stiffener under a point load acts with the web on both sides, up to half the way to the next one", () => {
  const load = {
    ...BEAM,
    pointLoads: [{ case: "G", force: 100_000, position: 3000, bearing: 100 }],
    bearingStiffeners: [{ ...PAIR, position: 3000 }],
  };
  // Aeff = 1500 + 2 x 94.355 x 6.1 = 2651.13.
  const alone = limitOf(load, "bearing-buckling/load-1").limit;
  expect(alone).toBeCloseTo(0.9 * 2651.13 * 250, -1);
  // s / 2 = 50: Aeff = 1500 + 2 x 50 x 6.1 = 2110.
  const beside = { ...load, bearingStiffeners: [3000, 3100].map((position) => ({ ...PAIR, position })) };
  expect(limitOf(beside, "bearing-buckling/load-1").limit).toBeCloseTo(0.9 * 2110 * 250, -1);
});

describe("a support where stiffeners prevent twist", () => {
  const held = {
    ...BEAM,
    continuousRestraint: "none",
    supportRestraint: "stiffener",
    bearingStiffeners: AT_ENDS,
  };

  // The stiffened web is stocky: alpha_t = 4, whatever the segment is (AS 4100 5.14.5); R* / F* = 1 / 2; Is = 2 x 10 (78.05^3 - 3.05^3) / 3 = 3 169 600.
  test("needs their stiffness, and is fully restrained", () => {
    const check = limitOf(held, "torsional-restraint/support-1");
    expect(check.demand / 3_169_588).toBeCloseTo(1, 4);
    expect(check.limit / (4e-3 * 304 ** 3 * 10.2 * 0.5)).toBeCloseTo(1, 2);
    const full = { ...BEAM, continuousRestraint: "none" };
    expect(limitOf(held, "member-moment/1").limit).toBe(limitOf(full, "member-moment/1").limit);
  });

  // Imposed load on the first of two equal spans only: R* = 0.4375 w L of w L, on both 0.375.
  test("has the combination of the greatest share of the load in the reaction", () => {
    const spans = [{ length: 6000 }, { length: 6000 }];
    const rows = [0, 6000, 12_000].map((position) => ({ ...PAIR, position }));
    const inputs = {
      ...held,
      continuousRestraint: "top",
      spans,
      bearingStiffeners: rows,
      uniformLoads: [{ case: "Q", load: 10 }],
    };
    const { limit, combination } = limitOf(inputs, "torsional-restraint/support-1");
    expect(combination).toBe("1.2G + 1.5Q (Q on span 1)");
    expect(limit / (4e-3 * 304 ** 3 * 10.2)).toBeCloseTo(0.4375, 6);
  });

  test("has the greatest factor below continuous restraint", () => {
    const check = limitOf({ ...held, continuousRestraint: "top" }, "torsional-restraint/support-1");
    expect(check.limit).toBeCloseTo(4e-3 * 304 ** 3 * 10.2 * 0.5, 3);
  });

  test("counts one flange as restrained: its strut is d1 long", () => {
    const thin = { ...held, bearingStiffeners: AT_ENDS.map((row) => ({ ...row, width: 20 })) };
    const full = { ...thin, supportRestraint: "full" };
    const of = (inputs: object) => limitOf(inputs, "bearing-buckling/support-1").limit;
    expect(of(thin)).toBeLessThan(of(full));
  });

  test("needs a stiffener at each, and a bearing", () => {
    expect(problemsOf({ ...held, bearingStiffeners: AT_ENDS.slice(1) })).toContain(
      "error /supportRestraint: Enter a load-bearing stiffener at support 1 at 0 m, or choose another restraint.",
    );
    expect(problemsOf({ ...held, bearingLength: 0 })).toContain(
      "error /bearingLength: Enter the stiff bearing length: the restraint at supports is that of a beam on bearings.",
    );
  });
});

test("stiffeners that do not fit, or where nothing bears, are named beside their row", () => {
  const at = (row: object) => ({ ...BEAM, bearingStiffeners: [{ ...PAIR, position: 0, ...row }] });
  const wide = at({ width: 90 });
  expect(problemsOf(wide)).toEqual([
    "note /bearingStiffeners/0/width: Not covered: the stiffener is 90 mm wide, but the flange of 310UB40.4 has 79.5 mm beside the web.",
  ]);
  expect(checksOf(wide).get("bearing-yield/support-1")?.kind).toBe("not covered");
  expect(problemsOf({ ...at({}), section: "200PFC_300" })[0]).toContain("Enter stiffeners on one side.");
  expect(problemsOf({ ...at({}), section: "200x100x6.0RHS_300" })[0]).toContain("I-sections and channels");
  expect(problemsOf(at({ position: 2000 }))).toEqual([
    "note /bearingStiffeners/0/position: No force bears on the web at 2 m: this stiffener is not checked and not counted.",
  ]);
  expect(problemsOf(at({ position: 7000 }))[0]).toContain("beyond the end of the beam at 6 m");
  const twice = { ...BEAM, bearingStiffeners: [AT_ENDS[0], AT_ENDS[0]] };
  expect(problemsOf(twice)[0]).toContain("Row 1 is already a stiffener at 0 m.");
});

test("a beam whose web fails in bearing is offered the thinnest stiffeners that pass", () => {
  const crushed = {
    ...BEAM,
    bearingLength: 10,
    spans: [{ length: 3000 }],
    uniformLoads: [{ case: "G", load: 80 }],
  };
  expect(limitOf(crushed, "bearing-buckling/support-1").ratio).toBeGreaterThan(1);
  const found = [...remedies(crushed, resources)].find((remedy) => remedy?.id === "stiffeners");
  expect(found?.title).toBe("Add load-bearing stiffeners at support 1, support 2 (two plates 75 × 6 mm)");
  const checks = [...checksOf(found?.inputs ?? {}).values()];
  expect(["pass", "close"]).toContain(overallVerdict(checks));
});
