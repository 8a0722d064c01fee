import { segmentsOf } from "@kingpost/as4100";
import { overallVerdict, parseInputs } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { momentDiagramOf } from "../column/axis-actions.ts";
import { columnMember } from "./column-member.ts";
import { FIELDS } from "./fields.ts";
import { STEEL_COLUMN } from "./module.ts";
import { PASSING } from "./passing.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = STEEL_COLUMN.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checkOf = (inputs: object, id: string) => resultOf(inputs).checks.find((check) => check.id === id);
const limitOf = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check.limit;
};
const problemsOf = (inputs: object) => STEEL_COLUMN.run(inputs, resources).problems;

const bent = (mxBase: number, mxTop: number, n = 0) => ({ actions: [{ name: "A", n, mxBase, mxTop }] });
// 460UB74.6, Grade 300: Iy 16.6e6 mm4, J 530e3 mm4, Iw 815e9 mm6, Zex 1660e3 mm3, fy 300 MPa, d1 428, tf 14.5, tw 9.1 mm.
const UB = { section: "460UB74.6_300" };
/** Within the three digits of the published properties. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(0.005);

describe("an end that is held by one flange (L)", () => {
  const column = { ...UB, length: 5000, ends: "own", topEnd: "flange-minus" };

  test("counts as unrestrained in bending: a force acts there", () => {
    // le = 5 m: Mo = sqrt(1.3107e6 (42.4e9 + 64.35e9)) = 374.1 kNm, Ms = 498 kNm, alpha_s = 0.5120; 0.9 x 1.25 x 0.5120 x 498.
    expectNear(limitOf({ ...column, ...bent(200e6, 0) }, "out-of-plane/1") / 1e6, 286.8);
    expectNear(
      limitOf(
        { ...UB, length: 5000, ends: "own", baseEnd: "flange-plus", ...bent(0, 200e6) },
        "out-of-plane/1",
      ) / 1e6,
      286.8,
    );
  });

  test("counts as unrestrained in bending: a moment acts there", () => {
    // alpha_m = 0.25: 0.9 x 0.25 x 0.5120 x 498.
    expectNear(limitOf({ ...column, ...bent(200e6, 40e6) }, "out-of-plane/1") / 1e6, 57.4);
  });

  test("counts as unrestrained where the greatest moment is at that end: as constant, alpha_m = 0.25", () => {
    expectNear(limitOf({ ...column, ...bent(40e6, 200e6) }, "out-of-plane/1") / 1e6, 57.4);
  });

  test("may twist, which is not covered in compression", () => {
    expect(checkOf({ ...column, ...bent(50e6, 0, 100e3) }, "twist-at-end")?.kind).toBe("not covered");
    expect(checkOf({ ...column, ...bent(50e6, 0, -100e3) }, "twist-at-end")).toBeUndefined();
  });
});

test("the compression flange is critical beside an end that is held by one flange, the tension flange below a free top", () => {
  const parsed = (more: object) => parseInputs(FIELDS, { ends: "own", length: 5000, ...more });
  const flanges = (more: object) => {
    const found = parsed(more);
    if ("errors" in found) throw new Error(JSON.stringify(found.errors));
    const { layout } = columnMember(found.inputs);
    const diagram = momentDiagramOf({ from: 50e6, to: 0, loads: [] }, 5000);
    return segmentsOf(layout, diagram).map(({ ends, criticalFlange }) => [ends, criticalFlange]);
  };
  expect(flanges({ topEnd: "flange-minus" })).toEqual([["FU", "top"]]);
  expect(flanges({ baseEnd: "flange-minus", topEnd: "coped-end" })).toEqual([["PU", "top"]]);
  expect(flanges({ topEnd: "free", casesY: "sway-free" })).toEqual([["FU", "bottom"]]);
  // So is the capacity: 286.8 kNm by Table 5.6.2 with a force at the end, as above.
  const top = { ...UB, length: 5000, ends: "own", topEnd: "flange-minus" };
  expectNear(limitOf({ ...top, ...bent(-200e6, 0) }, "out-of-plane/1") / 1e6, 286.8);
});

test("ends that are both F are those of the usual choice", () => {
  const inputs = { ...UB, length: 5000, ...bent(200e6, 40e6, 100e3) };
  const ratios = (of: object) =>
    resultOf(of).checks.map((check) => [check.id, check.kind === "limit" ? check.ratio : check.kind]);
  expect(ratios({ ...inputs, ends: "own" })).toEqual(ratios(inputs));
  const partial = { ...inputs, ends: "coped-end" };
  const each = { ...inputs, ends: "own", baseEnd: "coped-end", topEnd: "coped-end" };
  expect(ratios(each)).toEqual(ratios(partial));
});

describe("a restraint between the ends, under a uniform moment over 6 m", () => {
  const at = (kind: string, m = 200e6) => ({
    ...UB,
    length: 6000,
    restraints: [{ position: 3000, kind }],
    ...bent(m, m),
  });

  test("of the compressed flange (L) halves the segment", () => {
    // le = 3 m: Mo = sqrt(3.6408e6 (42.4e9 + 178.75e9)) = 897.3 kNm, alpha_s = 0.7583, alpha_m = 1.
    expectNear(limitOf(at("flange-plus"), "out-of-plane/1") / 1e6, 339.9);
    expectNear(limitOf(at("flange-minus", -200e6), "out-of-plane/1") / 1e6, 339.9);
  });

  test("of the other flange does not", () => {
    // le = 6 m: Mo = sqrt(0.9102e6 (42.4e9 + 44.69e9)) = 281.5 kNm, alpha_s = 0.4241.
    expectNear(limitOf(at("flange-minus"), "out-of-plane/1") / 1e6, 190.1);
    expectNear(limitOf(at("flange-plus", -200e6), "out-of-plane/1") / 1e6, 190.1);
    expectNear(limitOf(at("y"), "out-of-plane/1") / 1e6, 190.1);
  });

  test("of the web (P) lengthens it by kt", () => {
    // kt = 1 + (428 / 3000) (14.5 / 18.2)^3 = 1.0722, le = 3216 mm: Mo = 791.7 kNm, alpha_s = 0.7282.
    expectNear(limitOf(at("coped-end"), "out-of-plane/1") / 1e6, 326.4);
  });
});

test("the table of the segments has the letters of each combination", () => {
  const { tables } = resultOf({
    ...UB,
    length: 6000,
    ends: "own",
    baseEnd: "coped-end",
    restraints: [{ position: 3000, kind: "flange-plus" }],
    actions: [
      { name: "A", n: 0, mxBase: 50e6, mxTop: 50e6 },
      { name: "B", n: 0, mxBase: -50e6, mxTop: -50e6 },
      { name: "C", n: 50e3 },
    ],
  });
  // L where the flange is in compression; under the opposite moments it does not divide the column.
  expect(tables.find(({ id }) => id === "segments")?.rows).toEqual([
    ["A", "0 m", "3 m", "P", "L", "50.0"],
    ["A", "3 m", "6 m", "L", "F", "50.0"],
    ["B", "0 m", "6 m", "P", "F", "\u221250.0"],
  ]);
});

describe("restraints that contradict each other are errors", () => {
  test.each([
    ["U at a top that is braced about y", { topEnd: "free" }, "/topEnd", "free about y too"],
    ["F at a top that is free about y", { casesY: "sway-free" }, "/topEnd", "Nothing holds the top"],
    ["L at both ends", { baseEnd: "flange-plus", topEnd: "flange-plus" }, "/baseEnd", "F or P"],
  ])("%s", (_, inputs, path, words) => {
    expect(problemsOf({ ends: "own", ...inputs })).toContainEqual(
      expect.objectContaining({ kind: "error", path, message: expect.stringContaining(words) }),
    );
  });

  test("but not L at both ends with F between them, nor U at a top that is free about y", () => {
    const between = { baseEnd: "flange-plus", topEnd: "flange-plus", restraints: [{ position: 1500 }] };
    const free = { topEnd: "free", casesY: "sway-free" };
    for (const inputs of [between, free]) {
      expect(problemsOf({ ends: "own", ...inputs }).filter(({ kind }) => kind === "error")).toEqual([]);
    }
  });
});

describe("an angle in tension", () => {
  const angle = { section: "100x100x10EA_300", ...bent(0, 0, -300e3) };

  test("by one leg is covered by its correction factor", () => {
    // Ag = 1810 mm2: 0.9 min(1810 x 320, 0.85 x 0.85 x 1810 x 440) = 0.9 min(579.2, 575.4) = 517.9 kN.
    expectNear(limitOf({ ...angle, kt: "0.85" }, "tension") / 1e3, 517.9);
    expect(overallVerdict(resultOf({ ...angle, kt: "0.85" }).checks)).toBe("pass");
    // By the short leg of an unequal angle, 0.75.
    expectNear(limitOf({ ...angle, kt: "0.75" }, "tension") / 1e3, 456.9);
  });

  test("with the factor of a uniform force is not, because the default has it", () => {
    const check = checkOf(angle, "tension-connection");
    expect(check).toMatchObject({ kind: "not covered", reason: expect.stringContaining("0.85") });
  });

  test("and compression is not covered in compression", () => {
    const actions = [
      { name: "A", n: -100e3 },
      { name: "B", n: 20e3 },
    ];
    const checks = resultOf({ ...angle, length: 1500, kt: "0.85", actions }).checks;
    expect(checks.find(({ id }) => id === "eccentric-angle")?.kind).toBe("not covered");
  });
});

test("a channel that is free at the top twists over twice its length", () => {
  // 250PFC, Grade 300, 2 m: Ix 45.1e6, Iy 3.64e6 mm4, J 238e3 mm4, Iw 35.9e9 mm6, Ag 4522 mm2, x0 58.5 mm, fy 300 MPa.
  // r0^2 = 48.78e6 / 4522 + 58.5^2 = 14 210; lz = 4 m: Noz = (19.02e9 + 4.424e9) / 14 210 = 1649.5 kN.
  // Nox = pi^2 x 2e5 x 45.14e6 / 4400^2 = 4602 kN; beta = 1 - 3422 / 14 210 = 0.7592: Noxz = 1480.4 kN.
  // lambda_n = 90 sqrt(1356.5 / 1480.4) = 86.15, alpha_b = 0.5: alpha_c = 0.5714; 0.9 x 0.85 x 0.5714 x 1356.5 = 593.0 kN.
  const inputs = {
    section: "250PFC_300",
    length: 2000,
    casesX: "sway-free",
    casesY: "sway-free",
    lambdaCX: 1.5,
    lambdaCY: 1.5,
    ...bent(0, 0, 20e3),
  };
  expectNear(limitOf(inputs, "member-compression-xz") / 1e3, 593);
});

describe("restraints between the ends that hold an I-section sideways but not against twist", () => {
  const girts = (kind: string) => ({
    section: "310UB46.2_300",
    length: 6000,
    restraints: [1500, 3000, 4500].map((position) => ({ position, kind })),
    actions: [{ name: "A", n: 900e3 }],
  });
  const inTwist = (kind: string) => checkOf(girts(kind), "member-compression-z");

  test("let it buckle in twist about them, at less than about y between them (elastic stability, AS 4100 6.3.4)", () => {
    expect(inTwist("both")).toBeUndefined();
    expect(inTwist("coped-end")).toBeUndefined();
    // By hand, about the restrained flange: [80e3 x 233e3 + pi^2 200e3 (197e9 + 9.01e6 x 147.6^2) / 6000^2] x 5930 / (109e6 + 5930 x 147.6^2).
    const noz =
      ((80e3 * 233e3 + (Math.PI ** 2 * 200e3 * (197e9 + 9.01e6 * 147.6 ** 2)) / 6000 ** 2) * 5930) /
      (109e6 + 5930 * 147.6 ** 2);
    const flange = inTwist("flange-plus");
    if (flange?.kind !== "limit") throw new Error("The check is made.");
    expect(flange.limit).toBeLessThan(0.9 * noz);
    expect(flange.ratio).toBeGreaterThan(1);
    const middle = inTwist("y");
    expect(middle?.kind === "limit" && middle.limit).toBeGreaterThan(flange.limit);
  });

  test("lower its capacity in bending with compression too (AS 4100 8.4.4.1)", () => {
    const outOfPlane = (kind: string) => {
      const inputs = { ...girts(kind), actions: [{ name: "A", n: 400e3, mxTop: 20e6, mxBase: 20e6 }] };
      const found = resultOf(inputs).checks.find(({ id }) => id.startsWith("out-of-plane"));
      return found?.kind === "limit" ? found.limit : Number.NaN;
    };
    expect(outOfPlane("flange-plus")).toBeLessThan(0.6 * outOfPlane("both"));
  });
});

test("holes and the connection of a member in tension do not raise its capacity out of plane (AS 4100 8.4.4.2)", () => {
  const pulled = { ...UB, length: 12_000, ...bent(60e6, 60e6, -500e3) };
  const whole = limitOf(pulled, "out-of-plane/1");
  expect(limitOf({ ...pulled, netArea: 6500, kt: "0.75" }, "out-of-plane/1")).toBeLessThanOrEqual(whole);
});

test("a moment of rounding at a free top is no action", () => {
  const cantilever = (factor: number) => ({
    section: "200UC46.2_300",
    length: 7103,
    casesY: "sway-free",
    ...bent(factor * 30633420.12465, 0),
  });
  const ratioOf = (factor: number) => {
    const check = checkOf(cantilever(factor), "out-of-plane/1");
    return check?.kind === "limit" ? check.ratio : Number.NaN;
  };
  for (const factor of [1.1, 1.2, 1.25, 1.3]) expect(ratioOf(factor) / ratioOf(1)).toBeCloseTo(factor, 6);
});

describe("a restraint between the ends, which supports the column in bending about y", () => {
  const held = {
    section: "200x200x6.0SHS_350",
    length: 6000,
    restraints: [{ position: 300, kind: "both" }],
    actions: [{ name: "A", n: 100e3, myBase: 80e6 }],
  };
  /** Three moments: -M l1 / (2 L) at the restraint, so that V = M (1 + l1 / (2 L)) / l1. */
  const v = (80e6 * (1 + 300 / (2 * 6000))) / 300;

  test("takes the moment of the base by a couple, which shears the column (AS 4100 5.11)", () => {
    expect(checkOf(held, "minor-shear")).toMatchObject({ demand: expect.closeTo(v, 3) });
    expect(checkOf(held, "minor-shear-with-bending")).toMatchObject({ demand: expect.closeTo(v, 3) });
    expect(checkOf({ ...held, restraints: [] }, "minor-shear")).toMatchObject({
      demand: expect.closeTo(80e6 / 6000, 3),
    });
  });

  test("has the shear force of that couple among the actions at the base, and passes it on", () => {
    const table = resultOf(held).tables.find(({ id }) => id === "base-actions");
    expect(table?.rows[0]?.at(-1)).toBe("\u2212273");
    const byCase = { ...held, actionsBy: "cases", caseActions: [{ case: "G", n: 100e3, myBase: 80e6 }] };
    const [output] = PASSING.outputs(byCase, resources);
    expect(output?.actions).toMatchObject([{ case: "G", vx: -Math.round(v) }]);
  });

  test("is bent over by a load along the column, which shears the short part below it", () => {
    // M_1 = -w (l1^3 + l2^3) / (8 L) at the restraint, so that V = w l1 / 2 - M_1 / l1; 30 kN without it.
    const loaded = {
      ...held,
      restraints: [{ position: 600, kind: "both" }],
      // Hardly amplified.
      actions: [{ name: "A", n: 10 }],
      transverse: [{ axis: "y", w: 10 }],
    };
    const m = (10 * (600 ** 3 + 5400 ** 3)) / (8 * 6000);
    expect(checkOf(loaded, "minor-shear")).toMatchObject({
      demand: expect.closeTo((10 * 600) / 2 + m / 600, -1),
    });
    expect(checkOf({ ...loaded, restraints: [] }, "minor-shear")).toMatchObject({
      demand: expect.closeTo(30e3, -1),
    });
  });

  test("has half of the moment of the top at most, also in the part below it (8.4.5)", () => {
    // -M l2 / (2 L) in the part of 0.6 m, where a straight line has M l1 / L.
    const my = (30e6 * 5400) / (2 * 6000);
    const inputs = {
      length: 6000,
      restraints: [{ position: 600, kind: "both" }],
      actions: [{ name: "A", n: 100e3, mxBase: 60e6, myTop: 30e6 }],
    };
    const part = resultOf(inputs).checks.find(({ id }) => id === "combined-member/1");
    const step = part && "steps" in part ? part.steps.find(({ id }) => /my|m-y/.test(id)) : undefined;
    expect(step && "value" in step && step.value).toBeCloseTo(my, 0);
  });
});
