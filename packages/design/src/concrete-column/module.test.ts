import { axisStrength, circularBars, D500N, designMomentOnRay } from "@kingpost/as3600";
import { isUnavailable, overallVerdict, SILENT } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { circle } from "@kingpost/concrete-section";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONCRETE_COLUMN_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { CONCRETE_COLUMN, CONCRETE_COLUMN_MODULE } from "./module.ts";
import { PASSING } from "./passing.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = CONCRETE_COLUMN.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checksOf = (inputs: object) => resultOf(inputs).checks;
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((one) => one.id === id);
function limitOf(inputs: object, id: string) {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} has no limit`);
  return check;
}
const problemsOf = (inputs: object) => CONCRETE_COLUMN.run(inputs, resources).problems;
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });
/** Ratios by the kind of check, whichever axis they are of. */
const ratiosOf = (inputs: object) =>
  checksOf(inputs)
    .flatMap((one) =>
      one.kind === "limit" ? [`${one.id.replace(/-[xy]\b/g, "")} ${one.ratio.toFixed(6)}`] : [],
    )
    .toSorted();

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(CONCRETE_COLUMN_MODULE, resources).designed).toBeGreaterThan(20);
});

test.each(EXAMPLES)("the example $title passes every check", ({ inputs }) => {
  expect(["pass", "close"]).toContain(overallVerdict(checksOf(inputs)));
});

describe("a column of 400 x 400 with 8N20, worked by hand", () => {
  const area = 8 * 100 * Math.PI;

  test("has the squash load of 10.6.2.2 with the factor of its slenderness and of Q over G", () => {
    const nuo = 0.85 * 40 * (160_000 - area) + 500 * area;
    const squash = (inputs: object) => limitOf(inputs, "column/squash").limit;
    expect(squash(under({ n: 1e6 })) / 1e3).toBeCloseTo((0.6 * nuo) / 1e3, 6);
    const stocky = { lengthX: 1000, lengthY: 1000, imposedRatio: "high" };
    expect(squash({ ...stocky, ...under({ n: 1e6 }) }) / 1e3).toBeCloseTo((0.65 * nuo) / 1e3, 6);
  });

  test("is magnified for loads between its ends, whose greatest moment is entered at one of them", () => {
    // L_e / r = 4,600 / 120 = 38.3. N* / 0.65N_uo = 0.42: the limit of M*_1 = 0 alone is 1.095 (38 - 40 / 15) = 38.7 (10.3.1), and that
    // of the moment along the whole column, which k_m = 1.0 counts (10.4.2), is 25.
    const n = 1.8e6;
    const column = { lengthX: 4600, ...under({ n, mxTop: 90e6 }) };
    expect(limitOf(column, "column/bending-x").demand / 1e6).toBe(90);
    expect(checkOf(column, "column/buckling-x")).toBeUndefined();
    const loaded = { ...column, isLoadedX: true };
    const nc = limitOf(loaded, "column/buckling-x").limit;
    expect(limitOf(loaded, "column/bending-x").demand / 1e6).toBeCloseTo(90 / (1 - n / nc), 6);
    expect(overallVerdict(checksOf(loaded))).toBe("fail");
  });

  test("has the least moment 0.05 D N* about each axis", () => {
    const stocky = { lengthX: 1000, lengthY: 1000, ...under({ n: 2e6 }) };
    for (const axis of ["x", "y"]) {
      expect(limitOf(stocky, `column/bending-${axis}`).demand / 1e6).toBeCloseTo(0.05 * 0.4 * 2000, 9);
    }
  });

  test("is magnified in single curvature by k_m / (1 - N*/N_c), and less in double curvature", () => {
    const tall = { lengthX: 6000, lengthY: 1000, betaD: 0 };
    const single = { ...tall, ...under({ n: 2e6, mxTop: 80e6, mxBase: 80e6 }) };
    const nc = limitOf(single, "column/buckling-x").limit;
    const delta = 1 / (1 - 2e6 / nc);
    expect(limitOf(single, "column/bending-x").demand / 80e6).toBeCloseTo(delta, 9);
    const double = { ...tall, ...under({ n: 2e6, mxTop: 80e6, mxBase: -80e6 }) };
    expect(limitOf(double, "column/bending-x").demand).toBe(80e6);
  });

  test("in tension has the force of its bars", () => {
    const pulled = under({ n: -400_000, mxTop: 0 });
    expect(limitOf(pulled, "column/bending-x").limit / 1e3).toBeCloseTo((0.85 * 500 * area) / 1e3, 6);
  });
});

describe("columns worked by hand from the formulas of the Standard", () => {
  test("a slender column bent about both axes: N_uo, N_c, the magnifier and the sum of Clause 10.6.4", () => {
    const slender = {
      width: 400,
      depth: 500,
      fc: 50,
      size: "N24",
      lengthX: 6500,
      lengthY: 6500,
      betaD: 0.6,
      imposedRatio: "high",
      ...under({ n: 1.5e6, mxTop: 160e6, mxBase: -60e6, myTop: 40e6, myBase: 40e6 }),
    };
    // phi_o = 0.60, as it is slender about y: 0.6 (0.85 x 50 (200 000 - 3619.1) + 500 x 3619.1).
    expect(limitOf(slender, "column/squash").limit / 1e3).toBeCloseTo(0.6 * 10_155.745, 2);
    // Double curvature about x: L_e/r = 43.3 is short. Single curvature about y: N_c and delta.
    expect(checkOf(slender, "column/buckling-x")).toBeUndefined();
    expect(limitOf(slender, "column/buckling-y").limit / 1e3).toBeCloseTo(3091.349, 2);
    expect(limitOf(slender, "column/bending-y").demand / 40e6).toBeCloseTo(1.9425968, 6);
    // phi M_ux = 426.63 and phi M_uy = 324.36 kNm at N*, alpha_n = 1.0863.
    expect(limitOf(slender, "column/biaxial").demand).toBeCloseTo(0.5563696, 6);
  });

  test("a column bent about one axis and slender about the other has the magnified least moment beside it", () => {
    const tall = {
      size: "N28",
      exposure: "A2",
      lengthX: 3000,
      lengthY: 7000,
      ...under({ n: 1.3e6, mxTop: 235e6, mxBase: -100e6 }),
    };
    // N_c about y is 1834 kN: 3.436 times the least moment of 26 kNm. phi M_u = 266.9 kNm about each axis at N*, alpha_n = 1.1395.
    expect(limitOf(tall, "column/biaxial").demand).toBeCloseTo(1.152, 3);
    // A short column may be designed for the moment alone (10.6.3), and the least moment about each axis in turn without one.
    expect(checkOf({ ...tall, lengthY: 3000 }, "column/biaxial")).toBeUndefined();
    expect(checkOf({ ...tall, ...under({ n: 1.3e6, mxTop: 0 }) }, "column/biaxial")).toBeUndefined();
    // The least moment of 100 kN beside 235 kNm is less than 0.2 of the relative eccentricity, magnified or not.
    expect(
      checkOf({ ...tall, ...under({ n: 100e3, mxTop: 235e6, mxBase: -100e6 }) }, "column/biaxial"),
    ).toBeUndefined();
    // A moment of 1 Nm about y changes nothing.
    const both = { ...tall, ...under({ n: 1.3e6, mxTop: 235e6, mxBase: -100e6, myTop: 1000 }) };
    expect(limitOf(tall, "column/biaxial").demand).toBeCloseTo(limitOf(both, "column/biaxial").demand, 4);
  });

  test("a circular column by strips of the circle, in both positions of its bars", () => {
    const round = {
      shape: "circular",
      depth: 600,
      count: 8,
      size: "N28",
      lengthX: 4000,
      lengthY: 4000,
      ...under({ n: 2.5e6, mxTop: 250e6, mxBase: -200e6 }),
    };
    // On the line through N* and M*: 393.01 kNm, and 394.05 kNm with the bars turned by 22.5 degrees.
    expect(limitOf(round, "column/bending-x").limit / 1e6).toBeCloseTo(393.01, 1);
  });

  test("a circular column with six bars has the smaller strength of both positions everywhere", () => {
    const round = {
      shape: "circular",
      depth: 400,
      count: 6,
      size: "N32",
      fitment: "N12",
      lengthX: 1500,
      lengthY: 1500,
    };
    const ratios = [-600, 0, 400, 1200, 2500].map((n) =>
      limitOf({ ...round, ...under({ n: 1e3 * n, mxTop: 120e6, mxBase: 120e6 }) }, "column/bending-x"),
    );
    const positions = [false, true].map((isTurned) => {
      const bars = circularBars({
        columnDiameter: 400,
        count: 6,
        cover: 40,
        fitment: 12,
        diameter: 32,
        isTurned,
      });
      const of = { concrete: { fc: 40 }, region: circle(400), bars, steel: D500N, isCircular: true };
      const strength = axisStrength(of, { x: 0, y: 1 }, { isShort: true, imposedRatio: 0 });
      if ("kind" in strength) throw new Error(strength.reason);
      return strength;
    });
    for (const [at, n] of [-600e3, 0, 400e3, 1200e3].entries()) {
      const strengths = positions.map((one) => designMomentOnRay(one, n, 120e6, SILENT));
      expect(ratios[at]?.ratio).toBeCloseTo(120e6 / Math.min(...strengths), 6);
    }
  });

  test("the curve that is drawn has the factor of the checks: 0.60 of a slender column", () => {
    const squash = (lengthX: number) => {
      const outcome = CONCRETE_COLUMN.run(
        { lengthX, lengthY: 1000, imposedRatio: "high", ...under({ n: 1e6, mxTop: 50e6, mxBase: 50e6 }) },
        resources,
      );
      if (outcome.kind !== "result") throw new Error("There is no result.");
      return outcome.result.tables.find(({ id }) => id === "control-points")?.rows[0]?.[5];
    };
    expect([squash(1000), squash(6000)]).toEqual(["0.650", "0.600"]);
  });
});

test("shear acts with the magnified moment, and with the largest strain where axial tension cracks both faces", () => {
  // By hand from the strain: 3N20 are in the half in tension.
  const strengthWith = (inputs: object) => limitOf(inputs, "shear-y/shear").limit;
  const tall = { lengthX: 9000, lengthY: 1000, betaD: 1 };
  const bent = { n: 0.6e6, mxTop: 120e6, mxBase: 120e6, vy: 80_000 };
  const m = limitOf({ ...tall, ...under(bent) }, "column/bending-x").demand;
  expect(m).toBeGreaterThan(1.2 * 120e6);
  const [d, ast] = [400 - 40 - 10 - 10, 3 * 100 * Math.PI];
  const dv = 0.9 * d;
  const strain = (m / dv + 80_000 - 0.3e6) / (2 * 200_000 * ast);
  const theta = ((29 + 7000 * strain) * Math.PI) / 180;
  const concrete = (0.4 / (1 + 1500 * strain)) * 400 * dv * Math.sqrt(40);
  const fitments = (50 * Math.PI * 500 * dv) / 200 / Math.tan(theta);
  expect(strengthWith({ ...tall, ...under(bent) }) / 1e3).toBeCloseTo(
    (0.75 * (concrete + fitments)) / 1e3,
    6,
  );
  const pulled = strengthWith({
    ...under({ n: -2e6, mxTop: 100e6, vy: 80_000 }),
  });
  // 100 kNm of 2 MN: no face is compressed, and twice the strain is beyond its limit.
  const open = 6e-3;
  expect((100e6 / dv + 80_000 + 1e6) / (200_000 * ast)).toBeGreaterThan(open);
  const cracked = (0.4 / (1 + 1500 * open)) * 400 * dv * Math.sqrt(40);
  const angle = ((29 + 7000 * open) * Math.PI) / 180;
  const legs = (50 * Math.PI * 500 * dv) / 200 / Math.tan(angle);
  expect(pulled / 1e3).toBeCloseTo((0.75 * (cracked + legs)) / 1e3, 6);
});

test("shear is at least the slope of the moment between the ends", () => {
  const bent = under({ n: 1e6, mxTop: 70e6, mxBase: -70e6 });
  expect(limitOf(bent, "shear-y/shear").demand).toBeCloseTo(140e6 / 3500, 6);
  expect(limitOf(under({ n: 1e6, mxTop: 70e6, vy: 90_000 }), "shear-y/shear").demand).toBe(90_000);
});

describe("a column that sways", () => {
  const sway = { endsX: "sway-fixed", ...under({ n: 1e6, mxTop: 60e6, mxBase: -60e6 }) };

  test("is magnified as of itself and not covered while nothing of its frame is entered", () => {
    expect(checkOf(sway, "frame-x")?.kind).toBe("not covered");
    expect(overallVerdict(checksOf({ ...sway, crackingBy: "us" }))).not.toBe("pass");
    const entered = { ...sway, sumNX: 8e6, sumNcX: 40e6 };
    expect(checkOf(entered, "frame-x")).toBeUndefined();
    expect(limitOf(entered, "column/sway-x").demand).toBeCloseTo(1 / (1 - 8 / 40), 9);
  });

  test("by the critical load ratio of its frame is not covered until the ratio is entered", () => {
    const frame = { ...sway, swayX: "frame" };
    const missing = checkOf(frame, "frame-x");
    expect(missing).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("λ_uc is not entered"),
    });
    const entered = { ...frame, lambdaX: 12 };
    expect(checkOf(entered, "frame-x")).toBeUndefined();
    const check = limitOf(entered, "column/sway-x");
    expect(check.demand).toBeCloseTo(1 / (1 - 2 / (0.6 * 12)), 9);
    expect(check.assumptions.join()).toContain("0.8EI");
  });

  test("is one of the columns of its storey: the sum of axial forces is not less than its own", () => {
    const entered = (sumNX: number) => limitOf({ ...sway, sumNX, sumNcX: 4e6 }, "column/sway-x").demand;
    expect(entered(1000)).toBeCloseTo(1 / (1 - 1 / 4), 9);
    expect(entered(2e6)).toBeCloseTo(1 / (1 - 2 / 4), 9);
  });

  test("fails beyond a magnifier of 1.5, and where the storey is not stable", () => {
    expect(limitOf({ ...sway, sumNX: 20e6, sumNcX: 40e6 }, "column/sway-x").ratio).toBeGreaterThan(1);
    expect(overallVerdict(checksOf({ ...sway, sumNX: 50e6, sumNcX: 40e6 }))).toBe("fail");
  });
});

const anyColumn = fc.record({
  width: fc.integer({ min: 300, max: 600 }),
  depth: fc.integer({ min: 300, max: 600 }),
  fc: fc.constantFrom(32, 40, 50, 65),
  countX: fc.integer({ min: 2, max: 5 }),
  countY: fc.integer({ min: 2, max: 5 }),
  size: fc.constantFrom("N16", "N20", "N24"),
  length: fc.integer({ min: 2000, max: 6000 }),
  n: fc.integer({ min: -200, max: 2500 }),
  mxTop: fc.integer({ min: -150, max: 150 }),
  mxBase: fc.integer({ min: -150, max: 150 }),
  myTop: fc.integer({ min: -80, max: 80 }),
  myBase: fc.integer({ min: -80, max: 80 }),
});
type AnyColumn = typeof anyColumn extends fc.Arbitrary<infer T> ? T : never;
const inputsOf = ({ length, n, mxTop, mxBase, myTop, myBase, ...rest }: AnyColumn) => ({
  ...rest,
  lengthX: length,
  lengthY: length,
  ...under({
    n: n * 1e3,
    mxTop: mxTop * 1e6,
    mxBase: mxBase * 1e6,
    myTop: myTop * 1e6,
    myBase: myBase * 1e6,
  }),
});
const hasActions = ({ n, mxTop, mxBase, myTop, myBase }: AnyColumn) =>
  [n, mxTop, mxBase, myTop, myBase].some((one) => one !== 0);

describe("of any column", () => {
  const runs = { numRuns: 60 };

  test("a turn by a right angle exchanges the axes and nothing else", () => {
    fc.assert(
      fc.property(anyColumn.filter(hasActions), (one) => {
        const { width, depth, countX, countY, mxTop, mxBase, myTop, myBase } = one;
        const other = {
          ...one,
          width: depth,
          depth: width,
          countX: countY,
          countY: countX,
          mxTop: myTop,
          mxBase: myBase,
          myTop: mxTop,
          myBase: mxBase,
        };
        expect(ratiosOf(inputsOf(other))).toEqual(ratiosOf(inputsOf(one)));
      }),
      runs,
    );
  });

  test("moments of the other sense have the same ratios, and greater ones never lower the greatest", () => {
    const greatest = (inputs: object) =>
      Math.max(
        0,
        ...checksOf(inputs).flatMap((one) =>
          one.kind === "limit" && /bending|biaxial|buckling|squash/.test(one.id) ? [one.ratio] : [],
        ),
      );
    fc.assert(
      fc.property(anyColumn.filter(hasActions), (one) => {
        const times = (k: number) => ({
          ...one,
          mxTop: k * one.mxTop,
          mxBase: k * one.mxBase,
          myTop: k * one.myTop,
          myBase: k * one.myBase,
        });
        expect(ratiosOf(inputsOf(times(-1)))).toEqual(ratiosOf(inputsOf(one)));
        expect(greatest(inputsOf(times(1.3)))).toBeGreaterThanOrEqual(greatest(inputsOf(one)) * (1 - 1e-9));
      }),
      runs,
    );
  });
});

test("an earthquake that cracks both faces leaves the shear to the fitments alone", () => {
  const cases = (eu: number, n = 300e3) => ({
    actionsBy: "cases",
    caseActions: [
      { case: "G", n, mxTop: 10e6, mxBase: -5e6 },
      { case: "Eu", mxTop: eu, mxBase: 0 - eu },
    ],
  });
  // 10.67e6 mm³ x (0.6 √40 + 300e3 / 160e3) = 60.5 kNm: 120 - 10 kNm cracks the other face too.
  const { demand, limit } = limitOf(cases(120e6), "shear-y/shear-reversed");
  expect(demand).toBeCloseTo((255 / 3.5) * 1e3, 3);
  expect(limit).toBeLessThan(limitOf(cases(120e6), "shear-y/shear").limit);
  expect(limit).toBeGreaterThan(0.75 * ((50 * Math.PI * 500 * 0.72 * 400) / 200));
  const reversed = (inputs: object) => checkOf(inputs, "shear-y/shear-reversed");
  expect(reversed(cases(65e6))).toBeUndefined();
  // 10.67e6 mm³ x (0.6 √40 + 1300e3 / 160e3) = 127 kNm.
  expect(reversed(cases(120e6, 1300e3))).toBeUndefined();
  expect(reversed(under({ n: 300e3, mxTop: 120e6, mxBase: -120e6 }))).toBeUndefined();
});

test("bars have their diameter of cover behind the fitments", () => {
  const cover = (more: object) => checkOf({ exposure: "A1", size: "N40", ...more }, "column/cover");
  expect(cover({ cover: 30, fitment: "N10" })).toMatchObject({ isMet: true });
  expect(cover({ cover: 29, fitment: "N10" })).toMatchObject({ isMet: false });
});

describe("the restraint of bars", () => {
  // 400 x 400, 3N20 in each face at 140 mm: each bar above 0.3 x 40 x 160 000 = 1920 kN.
  test("is by the legs that are entered, not by a statement alone", () => {
    const high = { restrained: "each", ...under({ n: 2e6, mxTop: 20e6 }) };
    expect(checkOf(high, "column/restraint")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("2 legs along x hold 2"),
    });
    expect(checkOf({ ...high, legsX: 3 }, "column/restraint")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("2 legs along y hold 2"),
    });
    for (const more of [{ legsX: 3, legsY: 3 }, { restrained: "inclined" }]) {
      expect(checkOf({ ...high, ...more }, "column/restraint")).toMatchObject({ isMet: true });
    }
    const low = { restrained: "each", ...under({ n: 1.9e6, mxTop: 20e6 }) };
    expect(checkOf(low, "column/restraint")).toMatchObject({ isMet: true });
  });

  test("has legs along x at the bars of the faces along the depth", () => {
    const faces = { countX: 2, countY: 5, depth: 600, ...under({ n: 1e6, mxTop: 20e6 }) };
    // Five bars at (600 - 120) / 4 = 120 mm: three legs along x.
    expect(checkOf({ ...faces, legsX: 3, width: 260 }, "column/restraint")).toMatchObject({ isMet: true });
    expect(checkOf({ ...faces, legsY: 3, width: 260 }, "column/restraint")?.kind).toBe("not covered");
  });

  test("of fewer bars than stated confines strong concrete less", () => {
    // The core is 400 - 80 - 12 = 308 mm; two N12 legs of 113 mm2 at 60 mm: fr = 2 x 113.1 x 500 / (308 x 60) = 6.12 MPa.
    // Restrained in the corners: 4 gaps of 308 mm, 1 - 4 / 6 = 0.333; each: 8 gaps of 154 mm, 0.667. (1 - 60 / 616)^2 = 0.815.
    const strong = { fc: 80, fitment: "N12", spacing: 60, ...under({ n: 5e6, mxTop: 20e6 }) };
    const ke = (gaps: number, gap: number, s: number) =>
      (1 - (gaps * gap ** 2) / (6 * 308 ** 2)) * (1 - s / 616) ** 2;
    const area = (Math.PI * 12 ** 2) / 4;
    const pressure = (gaps: number, s: number) =>
      (ke(gaps, (4 * 308) / gaps, s) * 2 * area * 500) / (308 * s);
    const mostOf = (gaps: number) => {
      let s = 1;
      while (pressure(gaps, s + 0.01) >= 0.8) s += 0.01;
      return s;
    };
    const found = (more: object) => {
      const check = checkOf({ ...strong, ...more }, "column/confinement-special");
      return Number(/at most ([\d.]+) mm/.exec(check?.kind === "requirement" ? check.finding : "")?.[1]);
    };
    expect(found({ restrained: "each" })).toBeCloseTo(mostOf(4), 0);
    expect(found({ restrained: "inclined" })).toBeCloseTo(mostOf(8), 0);
  });
});

describe("strong concrete", () => {
  const strong = { fc: 80, ...under({ n: 5e6, mxTop: 20e6 }), spacing: 300 };

  test("needs fitments that confine its core over the whole column where the least eccentricity governs", () => {
    expect(checkOf(strong, "column/confinement-special")).toMatchObject({
      kind: "requirement",
      isMet: false,
      finding: expect.stringContaining("over the whole column"),
    });
    const confined = { ...strong, spacing: 60, fitment: "N12", legsX: 3, legsY: 3 };
    expect(checkOf(confined, "column/confinement-special")).toMatchObject({
      kind: "requirement",
      isMet: true,
    });
  });

  test("has closer fitments at the ends whose moments need them, drawn along the column", () => {
    const bent = {
      fc: 80,
      lengthX: 3000,
      lengthY: 3000,
      ...under({ n: 3.9e6, mxTop: 195e6, mxBase: -190e6 }),
    };
    expect(checkOf(bent, "column/confinement")).toMatchObject({ isMet: true });
    expect(checkOf(bent, "column/confinement-special")).toMatchObject({
      isMet: false,
      finding: expect.stringMatching(/within [\d.]+ mm from the top and [\d.]+ mm from the base/),
    });
    const close = { ...bent, endSpacing: 70 };
    expect(checkOf(close, "column/confinement-special")).toMatchObject({ isMet: true });
    expect(problemsOf({ ...bent, endSpacing: 250 })).toContainEqual(
      expect.objectContaining({ path: "/endSpacing" }),
    );
    const outcome = CONCRETE_COLUMN.run(close, resources);
    if (outcome.kind !== "result") throw new Error("There is no result.");
    const elevation = outcome.result.figures(700).find(({ id }) => id === "elevation");
    expect(elevation?.description).toContain("N10 at 70 mm within");
  });
});

test("walls, too many bars and sides without room are errors at their fields", () => {
  expect(problemsOf({ width: 200, depth: 900 })).toContainEqual(expect.objectContaining({ path: "/depth" }));
  expect(problemsOf({ size: "N40", countX: 8, countY: 8 }).map(({ kind }) => kind)).toContain("error");
  expect(problemsOf({ width: 200, depth: 200, cover: 90 })).toContainEqual(
    expect.objectContaining({ path: "/cover" }),
  );
  expect(problemsOf(under({}))).toContainEqual(expect.objectContaining({ kind: "error" }));
});

test("actions by load case have the combinations of AS/NZS 1170.0, and pass on to what is below", () => {
  const cases = { ...EXAMPLES[2]?.inputs, hasSelfWeight: false };
  expect(limitOf(cases, "column/squash").demand).toBe(1.2 * 1_100_000 + 1.5 * 600_000);
  const [base] = PASSING.outputs(cases, resources);
  if (!base || isUnavailable(base.actions)) throw new Error("There are no actions at the base.");
  expect(base.actions.map(({ case: of, n, mx }) => [of, n, mx])).toEqual([
    ["G", 1_100_000, -20e6],
    ["Q", 600_000, -15e6],
    ["Wu1", 50_000, -70e6],
  ]);
  const [entered] = PASSING.outputs(EXAMPLES[0]?.inputs, resources);
  expect(entered && isUnavailable(entered.actions)).toBe(true);
});

test("self-weight acts at the base and not at the top, and both are checked: 500 x 500 of the longer length of 4 m is 25 kN", () => {
  const inputs = {
    width: 500,
    depth: 500,
    lengthX: 3500,
    lengthY: 4000,
    actionsBy: "cases",
    caseActions: [{ case: "G", n: 1e6, mxTop: 80e6 }],
  };
  const { tables } = resultOf(inputs);
  const rows = tables.find(({ id }) => id === "combinations")?.rows ?? [];
  expect(rows.map(([name, n]) => [name, n])).toEqual([
    ["1.35G, at the base", "1380"],
    ["1.35G, at the top", "1350"],
  ]);
  expect(limitOf(inputs, "column/squash").demand).toBeCloseTo(1.35 * 1_025_000, 6);
  const [base] = PASSING.outputs({ ...inputs }, resources);
  if (!base || isUnavailable(base.actions)) throw new Error("There are no actions at the base.");
  expect(base.actions.reduce((sum, { n }) => sum + n, 0)).toBeCloseTo(1_025_000, 6);
});

describe("alternatives", () => {
  const failing = { ...EXAMPLES[0]?.inputs, ...under({ n: 3e6, mxTop: 150e6, mxBase: 150e6 }) };

  test("each remedy makes a failing column pass", () => {
    const found = [...CONCRETE_COLUMN_ALTERNATIVES.remedies(failing, resources)].flatMap((one) => one ?? []);
    expect(overallVerdict(checksOf(failing))).toBe("fail");
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, title } of found) {
      expect(["pass", "close"], title).toContain(overallVerdict(checksOf(inputs)));
    }
  });

  test("a candidate has the verdict of the design with its changes", () => {
    const all = [...CONCRETE_COLUMN_ALTERNATIVES.candidates({}, resources)].flatMap((one) => one ?? []);
    expect(all.length).toBeGreaterThan(100);
    for (const { id, verdict, changes } of all.filter((_, at) => at % 29 === 0)) {
      expect(verdict, id).toBe(overallVerdict(checksOf(changes)));
    }
  });
});
