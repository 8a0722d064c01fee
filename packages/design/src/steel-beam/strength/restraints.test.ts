import { type Check, type LimitCheck, stepTexts } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { STEEL_BEAM } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object): readonly Check[] {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}

function limitOf(inputs: object, id: string) {
  const check = checksOf(inputs).find((one) => one.id === id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made: ${JSON.stringify(check)}`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check;
}

/** The factor of the derivation. */
const alphaMOf = ({ steps }: Pick<LimitCheck, "steps">): number | undefined =>
  stepTexts(steps).find(({ title }) => title === "Moment modification factor")?.value;

const span = (length: number) => ({ length, end: "pinned" });

describe("a support without restraint", () => {
  const BEAM = {
    section: "310UB40.4_300",
    spans: [span(9000)],
    uniformLoads: [
      { case: "G", load: 2 },
      { case: "Q", load: 4 },
    ],
  };
  const braced = (...free: readonly number[]) => ({
    ...BEAM,
    restraints: [
      { position: 4500, kind: "fly-brace" },
      ...free.map((position) => ({ position, kind: "free" })),
    ],
  });

  // A uniform load on a span: half of its moments have the fullness 2/3, alpha_m = 1.5 - 0.75.
  test("makes the end beyond the last brace no cantilever: its reaction is a load there", () => {
    expect(limitOf(braced(), "member-moment/1").ratio).toBeCloseTo(1.06, 2);
    for (const free of [[0, 9000], [0], [9000]]) {
      const id = free.includes(0) ? "member-moment/1" : "member-moment/2";
      const check = limitOf(braced(...free), id);
      const { ratio, limit, assumptions } = check;
      expect(ratio).toBeCloseTo(2.8, 2);
      expect(limit).toBeLessThan(53.4e6);
      expect(alphaMOf(check)).toBeCloseTo(0.75, 12);
      expect(assumptions.join(" ")).toContain("A support without restraint is unusual");
    }
  });

  test("gives a triangle of moments at most 1.25, with self-weight less, never more", () => {
    const beam = {
      ...braced(0, 6000),
      spans: [span(6000)],
      restraints: [0, 3000, 6000].map((position) => ({
        position,
        kind: position === 3000 ? "fly-brace" : "free",
      })),
      uniformLoads: [],
      pointLoads: [{ case: "Q", force: 50_000, position: 3000 }],
    };
    const without = limitOf({ ...beam, hasSelfWeight: false }, "member-moment/1");
    const withWeight = limitOf(beam, "member-moment/1");
    expect(alphaMOf(without)).toBe(1.25);
    expect(withWeight.ratio).toBeGreaterThan(without.ratio);
    expect(withWeight.limit).toBeLessThan(without.limit);
  });

  test("is a load on the flange that it bears on", () => {
    const light = { ...braced(0), loadHeight: "shear-centre" };
    const onWeb = limitOf({ ...light, bearingLength: 0 }, "member-moment/1").limit;
    expect(limitOf({ ...light, bearingLength: 100 }, "member-moment/1").limit).toBeLessThan(onWeb);
  });
});

describe("a load of two directions", () => {
  // Uplift of 6 less 0.9 of what is on the top flange: k_l = 1.
  test("on one flange acts as its resultant", () => {
    const beam = (height: string) => ({
      section: "310UB40.4_300",
      hasSelfWeight: false,
      spans: [span(9000)],
      loadHeight: height,
      restraints: [3000, 6000].map((position) => ({ position, kind: "fly-brace" })),
      uniformLoads: [
        { case: "G", load: 1 },
        { case: "Wu1", load: -6 },
      ],
    });
    for (const id of ["member-moment/1", "member-moment/2", "member-moment/3"]) {
      const [top, centre] = [limitOf(beam("top"), id), limitOf(beam("shear-centre"), id)];
      expect(top.combination).toBe("0.9G + Wu1");
      expect(top.limit).toBeCloseTo(centre.limit, 6);
    }
  });

  test("towards an unrestrained end has a factor of its own where its moments are fuller than those of Table 5.6.2", () => {
    const cantilever = (force: number) => ({
      section: "310UB40.4_300",
      hasSelfWeight: false,
      leftSupport: "fixed",
      spans: [{ length: 4000, end: "free" }],
      loadHeight: "shear-centre",
      uniformLoads: [{ case: "G", load: 10 }],
      pointLoads: [{ case: "G", force, position: 4000 }],
    });
    const factorOf = (force: number) => alphaMOf(limitOf(cantilever(force), "member-moment/1"));
    expect(factorOf(5000)).toBe(1.25);
    expect(factorOf(-5000)).toBe(1.25);
    // At s from the tip M = 5 s^2 - 16 s: -12.8 at 1.6, which counts on to 3.863, where M is 12.8 again, and 16 at the support. The area
    // is 13.653 + 28.963 + 1.974 = 44.591, A = 0.6967. By the differential equation of torsion, without warping, the factor is 0.838.
    expect(factorOf(-16_000)).toBeCloseTo((4 * 16) / 44.591 - 0.75, 4);
  });
});

test("a span with one unrestrained support is calculated: its greatest moment counts towards the other one", () => {
  const beam = {
    section: "310UB40.4_300",
    hasSelfWeight: false,
    spans: [span(6000)],
    uniformLoads: [{ case: "G", load: 2 }],
    restraints: [{ position: 6000, kind: "free" }],
    bearingLength: 0,
    loadHeight: "shear-centre",
  };
  // A = 1/2 + 1/3: alpha_m = 0.45. le = 6 m: Mo = sqrt(419.24e3 (12.57e9 + 9.047e9)) = 95.2 kNm, Ms = 202.6 kNm, alpha_s = 0.3695.
  expect(limitOf(beam, "member-moment/1").limit / 1e6).toBeCloseTo(0.9 * 0.45 * 0.3695 * 202.6, 1);
});

describe("continuous restraint", () => {
  const BEAM = {
    section: "360UB50.7_300",
    spans: [span(8000), span(8000)],
    uniformLoads: [
      { case: "G", load: 3 },
      { case: "Q", load: 8 },
    ],
  };
  const purlins = (spacing: number) =>
    Array.from({ length: 16_000 / spacing - 1 }, (_, at) => spacing * (at + 1))
      .filter((position) => position !== 8000)
      .map((position) => ({ position, kind: "purlin" }));

  test("of a flange is not worse than restraints of that flange at any spacing", () => {
    const { ratio } = limitOf({ ...BEAM, continuousRestraint: "top" }, "member-moment/1");
    expect(ratio).toBeLessThanOrEqual(0.54);
    for (const spacing of [500, 1000, 2000]) {
      const discrete = limitOf({ ...BEAM, restraints: purlins(spacing) }, "member-moment/1").ratio;
      expect(ratio).toBeLessThanOrEqual(discrete * (1 + 1e-9));
    }
  });

  test("of a flange and against twist holds both flanges at a bearing, as a brace of both flanges does", () => {
    const loaded = {
      ...BEAM,
      pointLoads: [{ case: "Q", force: 50_000, position: 4000, bearing: 50 }],
    };
    const buckling = (more: object) => limitOf({ ...loaded, ...more }, "bearing-buckling/load-1").limit;
    const braced = buckling({ restraints: [{ position: 4000, kind: "fly-brace" }] });
    expect(buckling({ continuousRestraint: "top-and-twist" })).toBeCloseTo(braced, 6);
    const rows = [{ position: 4000, kind: "bottom" }];
    expect(buckling({ continuousRestraint: "top", restraints: rows })).toBeCloseTo(braced, 6);
    expect(buckling({ continuousRestraint: "top" })).toBeLessThan(0.5 * braced);
  });
});

describe("a load that hangs from the bottom flange", () => {
  const BEAM = {
    spans: [span(6000)],
    uniformLoads: [],
    pointLoads: [{ case: "Q", force: 50_000, position: 3000, bearing: 100, height: "bottom" }],
  };
  const kindsOf = (inputs: object) => new Map(checksOf(inputs).map(({ id, kind }) => [id, kind]));

  test("does not buckle the web, and bends the flange, which is not calculated", () => {
    const kinds = kindsOf(BEAM);
    expect(kinds.get("bearing-buckling/load-1")).toBe("not applicable");
    expect(kinds.get("bearing-yield/load-1")).toBe("limit");
    expect(kinds.get("bottom-flange-bending")).toBe("not covered");
    const [load] = BEAM.pointLoads;
    const byAll = { ...BEAM, loadHeight: "bottom", pointLoads: [{ ...load, height: "as-all" }] };
    expect(kindsOf(byAll).get("bearing-buckling/load-1")).toBe("not applicable");
  });

  test("is apart from loads on the top flange at the same place", () => {
    const top = { case: "Q", force: 20_000, position: 3000, bearing: 100, height: "top" };
    const kinds = kindsOf({ ...BEAM, pointLoads: [...BEAM.pointLoads, top] });
    expect(kinds.get("bearing-buckling/load-1")).toBe("not applicable");
    expect(kinds.get("bearing-buckling/load-2")).toBe("limit");
  });

  test("needs no bearing length", () => {
    const [load] = BEAM.pointLoads;
    expect(kindsOf({ ...BEAM, pointLoads: [{ ...load, bearing: 0 }] }).has("bearing-under-loads")).toBe(
      false,
    );
  });
});

test("an earthquake presses on the web in the direction in which it acts down", () => {
  const at = (force: number) => ({
    spans: [span(6000)],
    uniformLoads: [{ case: "G", load: 1 }],
    pointLoads: [{ case: "Eu", force, position: 3000, bearing: 100 }],
  });
  const down = limitOf(at(40_000), "bearing-buckling/load-1");
  expect(limitOf(at(-40_000), "bearing-buckling/load-1").demand).toBeCloseTo(down.demand, 6);
  expect(limitOf(at(-40_000), "member-moment/1").ratio).toBeCloseTo(
    limitOf(at(40_000), "member-moment/1").ratio,
    9,
  );
});

test("the thickness of the web is a requirement that is met or not, without a ratio", () => {
  const check = checksOf({ spans: [span(6000)] }).find(({ id }) => id === "web-thickness");
  expect(check).toMatchObject({ kind: "requirement", isMet: true });
  expect(check).not.toHaveProperty("ratio");
});
