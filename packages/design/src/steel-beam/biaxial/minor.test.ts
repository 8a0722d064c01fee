import type { Check } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue, steelSectionOf } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { candidates } from "../alternatives/candidates.ts";
import { remedies } from "../alternatives/remedies.ts";
import { STEEL_BEAM } from "../module.ts";
import { minorMemberCheck } from "./minor-checks.ts";

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

function sectionOf(id: string) {
  const record = resources.catalogue.record(id);
  if (!record) throw new Error(`${id} is not listed`);
  return steelSectionOf(record);
}

/** 1.35 G governs: 13.5 kN/m on 4 m. */
const ON_ITS_SIDE = {
  section: "310UB40.4_300",
  bentAbout: "y",
  hasSelfWeight: false,
  spans: [{ length: 4000 }],
  uniformLoads: [{ case: "G", load: 10 }],
};
const MOMENT = (13.5 * 4 ** 2) / 8;

describe("a section on its side", () => {
  test.each([
    ["310UB40.4_300", "section-moment", 40],
    ["310UB32.0_300", "section-moment", 25],
    ["250UC89.5_300", "section-moment", 143],
    ["250PFC_300", "section-moment/web", 24],
    ["380PFC_300", "section-moment/web", 28.9],
  ])("%s has its published section capacity about y", (section, id, published) => {
    const check = limitOf({ ...ON_ITS_SIDE, section }, id);
    expect(check.demand / 1e6).toBeCloseTo(MOMENT, 9);
    expect(Number((check.limit / 1e6).toPrecision(3))).toBeCloseTo(published, 9);
    expect(check.location).toBe("x = 2.000 m");
    expect(() => checkSteps(check.steps)).not.toThrow();
  });

  test("deflects with I_y: 5wL⁴/384EI", () => {
    const iy = resources.catalogue.record("310UB40.4_300")?.capacityInputs.iy ?? 0;
    expect(limitOf(ON_ITS_SIDE, "deflection/short-term").demand).toBeCloseTo(
      (5 * 10 * 4000 ** 4) / (384 * 200_000 * iy),
      9,
    );
  });

  test("does not buckle laterally, whatever its restraints, load heights and alpha_m", () => {
    const check = checkOf(ON_ITS_SIDE, "member-moment");
    expect(check).toMatchObject({ kind: "not applicable" });
    expect(check && "reason" in check && check.reason).toMatch(/Restraints, heights of loads/);
    const other = {
      ...ON_ITS_SIDE,
      restraints: [{ position: 2000, kind: "fly-brace" }],
      continuousRestraint: "top",
      loadHeight: "bottom",
      alphaM: "one",
    };
    const ratios = (inputs: object) =>
      resultOf(inputs).checks.map((one) => [
        one.id,
        one.kind === "limit" ? one.ratio.toPrecision(12) : one.kind,
      ]);
    expect(ratios(other)).toEqual(ratios(ON_ITS_SIDE));
  });

  test("of a channel has the side in compression by the sign of the moment and the toes", () => {
    // One span loaded of two: sagging in it, hogging over the support.
    const twoSpans = { ...ON_ITS_SIDE, section: "250PFC_300", spans: [{ length: 4000 }, { length: 4000 }] };
    const hogging = MOMENT;
    const sagging = (9 * 13.5 * 4 ** 2) / 128;
    const demands = (toes: string) =>
      ["web", "flange-tips"].map(
        (side) => limitOf({ ...twoSpans, toes }, `section-moment/${side}`).demand / 1e6,
      );
    const [webDown, tipsDown] = demands("down");
    expect(webDown).toBeCloseTo(sagging, 6);
    expect(tipsDown).toBeCloseTo(hogging, 6);
    const [webUp, tipsUp] = demands("up");
    expect(webUp).toBeCloseTo(hogging, 6);
    expect(tipsUp).toBeCloseTo(sagging, 6);
    // Published: phiMsyL (web in compression) 28.9 kNm, phiMsyR (flange tips) 33.8 kNm.
    const deep = { ...twoSpans, section: "380PFC_300" };
    expect(limitOf(deep, "section-moment/web").limit / 1e6).toBeCloseTo(28.9, 1);
    expect(limitOf(deep, "section-moment/flange-tips").limit / 1e6).toBeCloseTo(33.8, 1);
  });

  test("has the shear capacity of its walls where it is hollow, otherwise half of shear yield of its flanges", () => {
    const hollow = { ...ON_ITS_SIDE, section: "200x100x6.0RHS_300" };
    const shear = limitOf(hollow, "shear");
    expect(shear.demand / 1e3).toBeCloseTo(27, 9);
    // Published, C350: 200 kN and 37.3 kNm.
    expect(shear.limit / 1e3).toBeCloseTo(200, 0);
    expect(limitOf(hollow, "section-moment").limit / 1e6).toBeCloseTo(37.3, 1);
    // 16.2 kN/m on two spans: 5wL/8 = 40.5 kN with wL²/8 = 32.4 kNm over the support; 2.2 - 1.6 32.4 / 37.3 = 0.810.
    const twoSpans = {
      ...hollow,
      spans: [{ length: 4000 }, { length: 4000 }],
      uniformLoads: [{ case: "G", load: 12 }],
    };
    const both = limitOf(twoSpans, "shear-with-bending");
    expect(both.demand / 1e3).toBeCloseTo(40.5, 6);
    expect(both.limit / shear.limit).toBeCloseTo(0.81, 2);
    // 0.9 x 0.5 x 0.6 x 320 x 2 x 165 x 10.2
    expect(limitOf(ON_ITS_SIDE, "shear").limit / 1e3).toBeCloseTo(290.8, 1);
  });

  test("has no bearing check: not covered, or not applicable where nothing presses on it", () => {
    expect(checkOf(ON_ITS_SIDE, "bearing")?.kind).toBe("not covered");
    expect(checkOf({ ...ON_ITS_SIDE, bearingLength: 0 }, "bearing")?.kind).toBe("not applicable");
    const loaded = {
      ...ON_ITS_SIDE,
      bearingLength: 0,
      pointLoads: [{ case: "Q", force: 1000, position: 1000 }],
    };
    expect(checkOf(loaded, "bearing")?.kind).toBe("not covered");
  });

  test("of a shape that is wider than deep is not taken to be stable", () => {
    const section = sectionOf("310UB40.4_300");
    expect(minorMemberCheck({ ...section, ix: 0.9 * section.iy }).kind).toBe("not covered");
    expect(minorMemberCheck(sectionOf("100x100x6.0SHS_300")).kind).toBe("not applicable");
  });

  test("of an angle is not covered", () => {
    const angle = { ...ON_ITS_SIDE, section: "100x100x8EA_300" };
    for (const id of ["section-moment", "shear", "torsion", "deflection"]) {
      expect(checkOf(angle, id)?.kind, id).toBe("not covered");
    }
  });

  test("has diagrams against its capacity, and no table of segments", () => {
    const result = resultOf(ON_ITS_SIDE);
    expect(result.figures(640).map(({ id }) => id)).toEqual([
      "elevation",
      "orientation",
      "moment",
      "shear",
      "deflection",
    ]);
    expect(result.tables.map(({ id }) => id)).not.toContain("segments");
    expect(
      result.tables.flatMap(({ rows }) => rows).some((row) => row[0]?.startsWith("Longest segment")),
    ).toBe(false);
  });

  test("has candidates and remedies of its own orientation", () => {
    const raw = { ...ON_ITS_SIDE, section: "200UB18.2_300" };
    const candidate = [...candidates(raw, resources)].find((one) => one?.id === "310UB40.4_300");
    const ratios = resultOf({ ...raw, ...candidate?.changes }).checks.map((check) =>
      check.kind === "limit" ? check.ratio : 0,
    );
    expect(candidate?.ratio).toBe(Math.max(...ratios));
    const found = [...remedies(raw, resources)].flatMap((remedy) => remedy ?? []);
    expect(found.map(({ id }) => id)).toEqual([expect.stringMatching(/^section\//)]);
  });
});
