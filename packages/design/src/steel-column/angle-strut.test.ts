import { overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { STEEL_COLUMN } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_COLUMN.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((check) => check.id === id);
const exampleOf = (id: string) => EXAMPLES.find((one) => one.id === id)?.inputs ?? {};

/** 100x100x8EA, 2 m, 60 kN, as the derived rows have it. */
const STRUT = {
  section: "100x100x8EA_300",
  length: 2000,
  strutLeg: "long",
  actions: [{ name: "A", n: 60e3 }],
};

describe("an angle that is joined by one leg", () => {
  test("has the sum of Clause 8.4.6, and no row is left open", () => {
    // Derived rows: phi Nch = 284.0 kN, phi Mbx = 9.181 kNm, sum 0.430.
    expect(checkOf(STRUT, "strut-compression-h")).toMatchObject({ limit: expect.closeTo(284e3, -3) });
    expect(checkOf(STRUT, "strut-eccentric")).toMatchObject({ ratio: expect.closeTo(0.43, 2) });
    expect(overallVerdict(checksOf(STRUT))).toBe("pass");
  });

  test("with more force than its sum allows fails by that row", () => {
    const checks = checksOf({ ...STRUT, actions: [{ name: "A", n: 150e3 }] });
    expect(checks.find(({ id }) => id === "strut-eccentric")).toMatchObject({
      ratio: expect.closeTo(1.075, 2),
    });
    expect(overallVerdict(checks)).toBe("fail");
  });

  test("of unequal legs has its sum, which an engineer must confirm; one that is too large fails", () => {
    const unequal = {
      ...STRUT,
      section: "150x100x12UA_300",
      length: 2500,
      actions: [{ name: "A", n: 120e3 }],
    };
    expect(checkOf(unequal, "strut-eccentric")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("0.55"),
    });
    const confirmed = { ...unequal, unequalLegsBy: "checker" };
    expect(checkOf(confirmed, "strut-eccentric")).toMatchObject({
      ratio: expect.closeTo(0.55, 2),
      assumptions: expect.arrayContaining([expect.stringContaining("confirmed by checker")]),
    });
    const more = { ...unequal, actions: [{ name: "A", n: 260e3 }] };
    expect(overallVerdict(checksOf(more))).toBe("fail");
  });

  test.each([
    ["without the leg that is joined", { strutLeg: "none" }, "give the leg"],
    ["with one bolt at an end", { strutEnds: "one" }, "One bolt"],
    ["that sways", { casesX: "sway-fixed" }, "outside Clause 8.4.6"],
    ["opposite a tension member of no eccentricity", { strutSide: "opposite" }, "must be positive"],
    ["with moments of its own", { actions: [{ name: "A", n: 60e3, mxTop: 1e6 }] }, "outside Clause 8.4.6"],
    [
      "with restraints between its ends",
      { restraints: [{ position: 1000, kind: "y" }] },
      "outside Clause 8.4.6",
    ],
  ])("is not covered %s", (_, inputs, words) => {
    expect(checkOf({ ...STRUT, ...inputs }, "eccentric-angle")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining(words),
    });
  });

  test("of more than 300 radii of gyration fails", () => {
    // r_y = 19.6 mm.
    expect(
      checkOf({ ...STRUT, length: 6000, actions: [{ name: "A", n: 1e3 }] }, "strut-slenderness"),
    ).toMatchObject({
      limit: 300,
      ratio: expect.closeTo(6000 / 19.6 / 300, 1),
    });
  });

  test("shows the capacity about the minor axis as information", () => {
    expect(checkOf(STRUT, "strut-minor")).toMatchObject({ kind: "not applicable" });
  });
});

test("a bracing angle on gussets has the sum of a hand calculation", () => {
  // 100 x 100 x 9.5, 2.2 m, 60 kN: Ag 1810 mm2, I_h 1.70e6 mm4, c_h 28.2 mm, Z_ex 55 100 mm3, 320 MPa.
  const lambda = (2200 / Math.sqrt(1.7e6 / 1810)) * Math.sqrt(320 / 250);
  const alphaA = (2100 * (lambda - 13.5)) / (lambda ** 2 - 15.3 * lambda + 2050);
  const l = lambda + alphaA * 0.5;
  const eta = 0.00326 * (l - 13.5);
  const xi = ((l / 90) ** 2 + 1 + eta) / (2 * (l / 90) ** 2);
  const alphaC = xi * (1 - Math.sqrt(1 - (90 / (xi * l)) ** 2));
  const ms = 320 * 55_100;
  const mo = ((525 * 9.5) / 2200) * (250 / 320) * ms;
  const mb = 0.6 * (Math.sqrt((ms / mo) ** 2 + 3) - ms / mo) * ms;
  const mh = 60e3 * (28.2 + 5);
  const sum = 60e3 / (0.9 * alphaC * 1810 * 320) + mh / (0.9 * mb * Math.SQRT1_2);
  const check = checkOf(exampleOf("bracing-angle"), "strut-eccentric");
  expect(check?.kind === "limit" && check.ratio).toBeCloseTo(sum, 2);
});

describe("an angle that is joined by one leg, in tension", () => {
  const pulled = {
    ...STRUT,
    section: "150x100x12UA_300",
    length: 2500,
    strutEnds: "welded",
    actions: [
      { name: "A", n: 60e3 },
      { name: "B", n: -300e3 },
    ],
  };
  // 2870 mm2, f_u 440 MPa: 0.9 x 0.85 k_t A_n f_u.
  const fracture = (kt: number, an: number) => 0.9 * 0.85 * kt * an * 440;
  const limitOf = (inputs: object) => {
    const check = checkOf(inputs, "tension");
    return check?.kind === "limit" ? check.limit : 0;
  };

  test("has the correction factor of that leg at most, whatever is entered", () => {
    const area = limitOf({ ...pulled, strutLeg: "none", kt: "0.75" }) / fracture(0.75, 1);
    expect(area / 2870).toBeCloseTo(1, 2);
    for (const kt of ["1", "0.9", "0.85"]) {
      expect(limitOf({ ...pulled, strutLeg: "short", kt })).toBeCloseTo(fracture(0.75, area), 3);
    }
    expect(limitOf({ ...pulled, strutLeg: "long", kt: "0.75" })).toBeCloseTo(fracture(0.75, area), 3);
    // Either leg of an equal angle.
    const equal = { ...pulled, section: "100x100x8EA_300" };
    expect(limitOf({ ...equal, strutLeg: "short", kt: "1" })).toBe(limitOf({ ...equal, strutLeg: "long" }));
    expect(checkOf({ ...pulled, strutLeg: "short", kt: "1" }, "tension-connection")).toBeUndefined();
  });

  test("and bolted is not covered until its net area is entered", () => {
    const bolted = { ...pulled, strutEnds: "bolts" };
    expect(checkOf(bolted, "tension-holes")).toMatchObject({ kind: "not covered" });
    expect(checkOf({ ...bolted, netArea: 2500 }, "tension-holes")).toBeUndefined();
    expect(limitOf({ ...bolted, netArea: 2500 })).toBeCloseTo(fracture(0.85, 2500), 3);
    expect(checkOf(pulled, "tension-holes")).toBeUndefined();
  });
});

test.each(["bracing-angle", "truss-web"])("the example %s passes without an open row", (id) => {
  expect(["pass", "close"]).toContain(overallVerdict(checksOf(exampleOf(id))));
});

describe("the drawing of an angle that is joined by one leg", () => {
  const figureOf = (inputs: object) => {
    const outcome = STEEL_COLUMN.run({ ...STRUT, ...inputs }, resources);
    if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
    return outcome.result.figures(640).find(({ id }) => id === "strut");
  };

  test("has the eccentricity of the force to the joined leg, in its dimension and in words", () => {
    // c_h = 27.5 mm of 100 x 100 x 8: less half of 7.8 mm, or more by half of a gusset of 10 mm.
    expect(figureOf({})?.description).toContain("e = 23.6 mm to the connected leg");
    expect(figureOf({ strutSide: "gusset", gusset: 10 })?.description).toContain("e = 32.5 mm");
    // The long one of unequal legs is nearer to the centroid.
    const unequal = { section: "150x100x12UA_300", strutSide: "same" };
    expect(figureOf({ ...unequal, strutLeg: "long" })?.description).toContain("e = 18.3 mm to the long leg");
    expect(figureOf({ ...unequal, strutLeg: "short" })?.description).toContain(
      "e = 43.1 mm to the short leg",
    );
  });

  test("is of struts only", () => {
    expect(figureOf({ strutLeg: "none" })).toBeUndefined();
    expect(figureOf({ section: "200UC46.2_300" })).toBeUndefined();
  });
});
