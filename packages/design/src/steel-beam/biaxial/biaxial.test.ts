import type { Check } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { candidates } from "../alternatives/candidates.ts";
import { sensitivity } from "../alternatives/sensitivity.ts";
import { STEEL_BEAM } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checkOf = (inputs: object, id: string): Check | undefined =>
  resultOf(inputs).checks.find((check) => check.id === id);
const limitOf = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check;
};
const problemsOf = (inputs: object) =>
  STEEL_BEAM.run(inputs, resources).problems.map(({ kind, path }) => `${kind} ${path}`);

const DEGREES = Math.PI / 180;
const [COS, SIN] = [Math.cos(20 * DEGREES), Math.sin(20 * DEGREES)];

/** 1.2 4 + 1.5 2 = 7.8 kN/m governs. */
const PURLIN = {
  section: "310UB40.4_300",
  hasSelfWeight: false,
  spans: [{ length: 6000 }],
  slope: 20 * DEGREES,
  uniformLoads: [
    { case: "G", load: 4 },
    { case: "Q", load: 2 },
  ],
};
const [MX, MY] = [(7.8 * COS * 6 ** 2) / 8, (7.8 * SIN * 6 ** 2) / 8];

describe("a section on a slope of 20 degrees", () => {
  test("is bent about both axes by the parts of the vertical loads", () => {
    expect(limitOf(PURLIN, "section-moment").demand / 1e6).toBeCloseTo(MX, 9);
    expect(limitOf(PURLIN, "sideways-section-moment").demand / 1e6).toBeCloseTo(MY, 9);
    expect(limitOf({ ...PURLIN, slope: "20" }, "section-moment").demand / 1e6).toBeCloseTo(MX, 9);
  });

  test("has the power interaction of Clause 8.3.4 where it is compact", () => {
    const check = limitOf(PURLIN, "biaxial-section");
    // Published phiMsx = 182 kNm, phiMsy = 40.0 kNm: (32.98 / 182)^1.4 + (12.01 / 40.0)^1.4 = 0.0914 + 0.1854
    expect(check.ratio).toBeCloseTo((MX / 182) ** 1.4 + (MY / 40) ** 1.4, 2);
    expect(check.ratio).toBeCloseTo(0.277, 2);
    expect(check).toMatchObject({ combination: "1.2G + 1.5Q", location: "x = 3.000 m", limit: 1 });
    expect(() => checkSteps(check.steps)).not.toThrow();
    expect(check.steps.slice(0, 2)).toMatchObject([
      { value: expect.closeTo(MX * 1e6, 3) },
      { value: expect.closeTo(MY * 1e6, 3) },
    ]);
  });

  test("has the linear interaction of Clause 8.3.4 where it is a channel, by the side in compression", () => {
    const channel = { ...PURLIN, section: "380PFC_300" };
    const ratio = (toes: string) => limitOf({ ...channel, toes }, "biaxial-section").ratio;
    const phiMsx = limitOf(channel, "section-moment").limit / 1e6;
    // Published phiMsyL = 28.9 kNm (web in compression: toes down the slope), phiMsyR = 33.8 kNm.
    expect(ratio("down")).toBeCloseTo(MX / phiMsx + MY / 28.9, 2);
    expect(ratio("up")).toBeCloseTo(MX / phiMsx + MY / 33.8, 2);
  });

  test("has the interaction of Clause 8.4.5 with the member capacity of each segment", () => {
    const phiMbx = limitOf(PURLIN, "member-moment/1").limit / 1e6;
    const check = limitOf(PURLIN, "biaxial-member/1");
    expect(phiMbx).toBeLessThan(100);
    expect(check.ratio).toBeCloseTo((MX / phiMbx) ** 1.4 + (MY / 40) ** 1.4, 2);
    expect(() => checkSteps(check.steps)).not.toThrow();
    const braced = { ...PURLIN, restraints: [{ position: 2000, kind: "fly-brace" }] };
    const ids = resultOf(braced).checks.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("biaxial-member"))).toEqual([
      "biaxial-member/1",
      "biaxial-member/2",
    ]);
    // 0 to 2 m: the greatest moments are at its end, 8/9 of those at the middle.
    const first = limitOf(braced, "biaxial-member/1");
    const capacity = limitOf(braced, "member-moment/1").limit / 1e6;
    expect(first.ratio).toBeCloseTo(((8 / 9) * (MX / capacity)) ** 1.4 + ((8 / 9) * (MY / 40)) ** 1.4, 2);
  });

  test("deflects in both directions, each by its second moment of area", () => {
    const { ix = 0, iy = 0 } = resources.catalogue.record("310UB40.4_300")?.capacityInputs ?? {};
    const delta = (w: number, i: number) => (5 * w * 6000 ** 4) / (384 * 200_000 * i);
    expect(limitOf(PURLIN, "deflection/imposed").demand).toBeCloseTo(delta(2 * COS, ix), 9);
    expect(limitOf(PURLIN, "sideways-deflection/imposed").demand).toBeCloseTo(delta(2 * SIN, iy), 9);
  });

  test("resolves its self-weight, and leaves wind at right angles to the slope", () => {
    const heavy = { ...PURLIN, hasSelfWeight: true, uniformLoads: [] };
    const moment = (1.35 * 40.4 * 9.81 * 6 ** 2) / 8 / 1e3;
    expect(limitOf(heavy, "section-moment").demand / 1e6).toBeCloseTo(moment * COS, 3);
    expect(limitOf(heavy, "sideways-section-moment").demand / 1e6).toBeCloseTo(moment * SIN, 3);
    const windy = { ...PURLIN, uniformLoads: [{ case: "Wu1", load: 10 }] };
    expect(limitOf(windy, "section-moment").demand / 1e6).toBeCloseTo((10 * 6 ** 2) / 8, 9);
    expect(limitOf(windy, "sideways-section-moment").demand).toBe(0);
  });

  test("has a torsion that is not covered, where loads act on a flange", () => {
    expect(checkOf(PURLIN, "torsion")?.kind).toBe("not covered");
    expect(checkOf({ ...PURLIN, loadHeight: "shear-centre" }, "torsion")).toBeUndefined();
    expect(checkOf({ ...PURLIN, continuousRestraint: "top-and-twist" }, "torsion")).toBeUndefined();
    expect(checkOf({ ...PURLIN, section: "250PFC_300", loadHeight: "shear-centre" }, "torsion")?.kind).toBe(
      "not covered",
    );
  });
});

describe("sideways loads", () => {
  const { slope: _, ...UPRIGHT } = PURLIN;

  test("bend the beam about y, uniform ones and point loads", () => {
    const uniform = { ...UPRIGHT, sidewaysLoads: [{ case: "Wu1", load: 2 }] };
    expect(limitOf(uniform, "sideways-section-moment").demand / 1e6).toBeCloseTo((2 * 6 ** 2) / 8, 9);
    expect(limitOf(uniform, "section-moment").demand / 1e6).toBeCloseTo((7.8 * 6 ** 2) / 8, 9);
    // With wind: 1.2 4 + 0.4 2 = 5.6 kN/m; without: no sideways moment, which is less.
    expect(limitOf(uniform, "biaxial-section").combination).toMatch(/Wu1/);
    const strong = { ...UPRIGHT, sidewaysLoads: [{ case: "Wu1", load: 4 }] };
    expect(limitOf(strong, "biaxial-member/1").combination).toMatch(/Wu1/);
    expect(limitOf(strong, "member-moment/1").combination).toBe("1.2G + 1.5Q");
    const point = { ...UPRIGHT, sidewaysPointLoads: [{ case: "Q", force: 4000, position: 3000 }] };
    expect(limitOf(point, "sideways-section-moment").demand / 1e6).toBeCloseTo((1.5 * 4 * 6) / 4, 9);
    expect(limitOf({ ...point, section: "200x100x6.0RHS_300" }, "sideways-shear").demand / 1e3).toBeCloseTo(
      3,
      9,
    );
  });

  test("are carried between restraints only where the user chooses so", () => {
    const held = {
      ...UPRIGHT,
      sidewaysLoads: [{ case: "G", load: 2 }],
      restraints: [{ position: 3000, kind: "purlin" }],
    };
    const [alone, between] = ["supports", "restraints"].map((sidewaysSupports) =>
      limitOf({ ...held, sidewaysSupports }, "sideways-section-moment"),
    );
    expect(alone?.demand).toBeCloseTo((1.35 * 2 * 6000 ** 2) / 8, 0);
    // Two spans of 3 m, over the restraint.
    expect(between?.demand).toBeCloseTo((1.35 * 2 * 3000 ** 2) / 8, 0);
    const tables = resultOf({ ...held, sidewaysSupports: "restraints" }).tables;
    // 3wL/8 and 10wL/8 of 2 kN/m on spans of 3 m.
    expect(tables.find(({ id }) => id === "sideways-reactions")?.rows[0]).toEqual([
      "G",
      "2.25",
      "7.50",
      "2.25",
    ]);
    // A web cleat at a point does not hold the section sideways.
    const cleat = {
      ...held,
      sidewaysSupports: "restraints",
      restraints: [{ position: 3000, kind: "coped-end" }],
    };
    expect(limitOf(cleat, "sideways-section-moment").demand).toBeCloseTo(alone?.demand ?? 0, 0);
  });

  test("are carried along a continuous restraint where the user chooses so", () => {
    const sheeted = {
      ...UPRIGHT,
      sidewaysLoads: [{ case: "G", load: 2 }],
      continuousRestraint: "top",
      sidewaysSupports: "restraints",
    };
    expect(checkOf(sheeted, "sideways")?.kind).toBe("not applicable");
    expect(checkOf(sheeted, "biaxial-section")).toBeUndefined();
    expect(limitOf({ ...sheeted, sidewaysSupports: "supports" }, "biaxial-section").ratio).toBeGreaterThan(0);
  });

  test("of patterns act with the vertical loads of the same pattern", () => {
    const twoSpans = {
      ...UPRIGHT,
      spans: [{ length: 6000 }, { length: 6000 }],
      uniformLoads: [{ case: "G", load: 1 }],
      sidewaysLoads: [{ case: "Q", load: 2 }],
    };
    const check = limitOf(twoSpans, "sideways-section-moment");
    expect(check.demand / 1e6).toBeCloseTo((3 * 6 ** 2) / 8, 6);
    expect(check.combination).toBe("1.2G + 1.5Q");
    const rows = resultOf(twoSpans).tables[0]?.rows.map(([name]) => name);
    expect(rows).toContain("1.2G + 1.5Q (Q on span 1)");
  });

  test("on a circular section add up with the vertical ones", () => {
    const tube = { ...UPRIGHT, section: "168.3x4.8CHS_300", sidewaysLoads: [{ case: "G", load: 3 }] };
    const [v, w] = [limitOf(tube, "shear").demand, limitOf(tube, "sideways-shear").demand];
    expect(limitOf(tube, "shear-resultant").demand).toBeCloseTo(Math.hypot(v, w), 6);
  });

  test("of zero change nothing", () => {
    const text = (inputs: object) =>
      resultOf(inputs).checks.map((one) => [one.id, one.kind, one.kind === "limit" ? one.ratio : one.kind]);
    const none = {
      ...UPRIGHT,
      slope: 0,
      toes: "up",
      sidewaysLoads: [{ case: "Wu1", load: 0 }],
      sidewaysSupports: "restraints",
    };
    expect(text(none)).toEqual(text(UPRIGHT));
    expect(
      resultOf(none)
        .figures(640)
        .map(({ id }) => id),
    ).toEqual(["elevation", "moment", "shear", "deflection"]);
  });

  test("have diagrams, and reactions of what holds the beam sideways", () => {
    const result = resultOf(PURLIN);
    expect(result.figures(640).map(({ id }) => id)).toEqual([
      "elevation",
      "orientation",
      "moment",
      "shear",
      "deflection",
      "moment-y",
      "shear-y",
      "deflection-y",
    ]);
    const rows = result.tables.find(({ id }) => id === "sideways-factored-reactions")?.rows;
    expect(rows?.[0]?.[2]).toBe(((7.8 * SIN * 6) / 2).toPrecision(3));
  });

  test("cannot be calculated with springs, on a section on its side or without anything that holds it", () => {
    const loaded = { ...UPRIGHT, sidewaysLoads: [{ case: "G", load: 1 }] };
    expect(problemsOf({ ...loaded, springs: [{ support: 1, vertical: 1000 }] })).toContain(
      "error /springs/0/support",
    );
    expect(problemsOf({ ...loaded, bentAbout: "y" })).toContain("error /bentAbout");
    const loose = { ...loaded, restraints: [{ position: 0, kind: "free" }] };
    expect(problemsOf(loose)).toContain("error /sidewaysSupports");
    const outside = { ...UPRIGHT, sidewaysPointLoads: [{ case: "G", force: 1, position: 7000 }] };
    expect(problemsOf(outside)).toContain("error /sidewaysPointLoads/0/position");
  });

  test("are in own combinations, sensitivity and candidates", () => {
    const own = {
      ...UPRIGHT,
      sidewaysLoads: [{ case: "Wu1", load: 2 }],
      ownCombinations: [{ sum: "G + 2Wu1" }],
    };
    expect(limitOf(own, "sideways-section-moment").demand / 1e6).toBeCloseTo((4 * 6 ** 2) / 8, 9);
    const point = [...sensitivity(own, resources)].find((one) => one?.isPresent);
    const worst = Math.max(
      ...resultOf(own).checks.flatMap((check) => (check.kind === "limit" ? [check.ratio] : [])),
    );
    expect(point?.ratio).toBe(worst);
    const candidate = [...candidates(own, resources)].find((one) => one?.id === "310UB40.4_300");
    expect(candidate?.ratio).toBe(worst);
  });
});

test.each([
  [{ slope: 20 * DEGREES, section: "250PFC_300" }, "250PFC, on a slope of 20\u00b0, toes down the slope."],
  [{ bentAbout: "y", slope: 0, section: "250PFC_300", toes: "up" }, "250PFC, on its side, toes up."],
  [{ slope: 0, sidewaysLoads: [{ case: "Q", load: 1 }] }, "310UB40.4, upright."],
])("the cross-section of %j is drawn as it lies", (change, description) => {
  const figures = resultOf({ ...PURLIN, ...change }).figures(640);
  expect(figures.find(({ id }) => id === "orientation")?.description).toBe(description);
});

test("lateral loads are drawn and named on the beam", () => {
  const inputs = {
    ...PURLIN,
    sidewaysLoads: [{ case: "Wu1", load: -2 }],
    sidewaysPointLoads: [{ case: "Q", force: 4000, position: 3000 }],
  };
  const [elevation] = resultOf(inputs).figures(640);
  expect(elevation?.description).toContain("Wu1 \u22122 kN/m lateral");
  expect(elevation?.description).toContain("Q 4 kN lateral at 3.0 m");
  expect(elevation?.parts?.map(({ path }) => path)).toContain("/sidewaysPointLoads/0/force");
});
