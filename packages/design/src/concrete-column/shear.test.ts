import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_COLUMN } from "./module.ts";

const { checkOf, limitOf, isMet } = checksOfModule(CONCRETE_COLUMN);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

// 400 x 400 of 40 MPa, 8N20 with N10 and 40 mm of cover: d_v = 0.9 x 340 mm, three bars on a side.
const AST = (3 * Math.PI * 20 ** 2) / 4;
const DV = 0.9 * 340;

/** Strain, angle and V_uc of AS 3600:2018 Amendment 2, 8.2.4.2, with minimum fitments and without a moment. Units kN. */
function shearAt(v: number, tension: number) {
  const strain = (1e3 * (2 * v + 0.5 * tension)) / (2 * 200e3 * AST);
  const theta = ((29 + 7000 * strain) * Math.PI) / 180;
  const vuc = (0.4 / (1 + 1500 * strain)) * 400 * DV * Math.sqrt(40) * 1e-3;
  return { cot: 1 / Math.tan(theta), vuc };
}

describe("shear of a column", () => {
  test("pulls on the bars of both sides where the moment vanishes, with half of an axial tension (8.2.7, 8.2.8)", () => {
    const pulled = { spacing: 100, ...under({ n: -400e3, vy: 250e3 }) };
    const { cot, vuc } = shearAt(250, 400);
    const { demand, limit } = limitOf(pulled, "shear-y/longitudinal-tension");
    expect(demand / 1e3).toBeCloseTo(200 + 0.5 * (250 + 0.75 * vuc) * cot, 6);
    expect(limit / 1e3).toBeCloseTo(0.85 * AST * 0.5, 6);
    // Between end moments of both senses the moment vanishes too.
    const turned = { ...pulled, ...under({ n: -400e3, mxTop: 60e6, mxBase: -60e6, vy: 250e3 }) };
    expect(limitOf(turned, "shear-y/longitudinal-tension").demand).toBeCloseTo(demand, 3);
  });

  test("pulls no more where the moment has one sense than the greatest does", () => {
    const bent = { spacing: 100, ...under({ n: -100e3, mxTop: 60e6, mxBase: 50e6, vy: 250e3 }) };
    expect(limitOf(bent, "shear-y/longitudinal-tension").demand / 1e3).toBeCloseTo(60e3 / DV + 50, 6);
  });

  test("beside an axial tension has the strength of the weakest place along it, where that leaves no face compressed (8.2.4.2)", () => {
    // 400 kN with less than 400 x 0.14 kNm acts within the bars; 2.5 MPa and more crack the section of 0.36 √40 = 2.28 MPa.
    const strengthAt = (strain: number) => {
      const cot = 1 / Math.tan(((29 + 7000 * strain) * Math.PI) / 180);
      const vuc = (0.4 / (1 + 1500 * strain)) * 400 * DV * Math.sqrt(40) * 1e-3;
      return 0.75 * (vuc + (((Math.PI * 10 ** 2) / 2) * 0.5 * DV * cot) / 100);
    };
    const strainAt = (m: number) => (1e3 * (Math.max((m * 1e3) / DV, 250) + 250 + 200)) / (2 * 200e3 * AST);
    const strength = (mxTop: number, mxBase: number) => {
      const pulled = { n: -400e3, mxTop: mxTop * 1e6, mxBase: mxBase * 1e6, vy: 250e3 };
      return limitOf({ spacing: 100, ...under(pulled) }, "shear-y/shear").limit / 1e3;
    };
    expect(strength(0, 0)).toBeCloseTo(strengthAt(2 * strainAt(0)), 6);
    // Between moments of both senses there are all that are smaller.
    expect(strength(100, -100)).toBeCloseTo(strengthAt(2 * strainAt(56)), 6);
    expect(strength(100, 90)).toBeCloseTo(strengthAt(strainAt(100)), 6);
  });

  test("has no row where the axial force compresses the bars by more", () => {
    expect(checkOf(under({ n: 1800e3, vy: 50e3 }), "shear-y/longitudinal-tension")).toBeUndefined();
  });

  test("needs its legs not further apart than the depth and 600 mm (8.3.2.2), where concrete alone does not carry it", () => {
    const wide = {
      width: 1200,
      depth: 500,
      countX: 2,
      countY: 4,
      size: "N28",
      fitment: "N16",
      spacing: 200,
    };
    const sheared = { ...wide, ...under({ n: 500e3, mxTop: 300e6, mxBase: -300e6, vy: 500e3 }) };
    expect(isMet(sheared, "shear-y/fitment-legs")).toBe(false);
    expect(isMet({ ...sheared, legsY: 3 }, "shear-y/fitment-legs")).toBe(false);
    // (1200 - 2 x 40 - 16) / 3 mm.
    expect(isMet({ ...sheared, legsY: 4 }, "shear-y/fitment-legs")).toBe(true);
    expect(checkOf({ ...wide, ...under({ n: 500e3, vy: 20e3 }) }, "shear-y/fitment-legs")).toBeUndefined();
    // A circle is within its fitments.
    const round = { shape: "circular", depth: 900, count: 12, ...under({ n: 500e3, vy: 600e3 }) };
    expect(checkOf(round, "shear-y/fitment-legs")).toBeUndefined();
  });
});

describe("a circular column", () => {
  const circle = (count: number, actions: object) => ({
    ...{ shape: "circular", depth: 400, count, spacing: 100 },
    ...under(actions),
  });

  test.each([
    [6, 2],
    [7, 3],
    [8, 3],
  ])(
    "with %i bars has %i of them in the half in tension, in the worse of both positions",
    (count, inTension) => {
      // d_v = 0.72 x 400 mm, with the moment V* d_v at least in the strain; bars in the middle of the depth are not in tension.
      const [v, n, dv] = [200e3, 100e3, 288];
      const strain = (2 * v - 0.5 * n) / (2 * 200e3 * inTension * Math.PI * 10 ** 2);
      const cot = 1 / Math.tan(((29 + 7000 * strain) * Math.PI) / 180);
      const vuc = (0.4 / (1 + 1500 * strain)) * 400 * dv * Math.sqrt(40);
      const strength = 0.75 * (vuc + (((Math.PI * 10 ** 2) / 2) * 500 * dv * cot) / 100);
      expect(limitOf(circle(count, { n, vy: v }), "shear-y/shear").limit / 1e3).toBeCloseTo(
        strength / 1e3,
        6,
      );
      expect(limitOf(circle(count, { n, vx: v }), "shear-x/shear").limit / 1e3).toBeCloseTo(
        strength / 1e3,
        6,
      );
    },
  );

  test.each([6, 10])("with %i bars is as strong in biaxial bending with both moments exchanged", (count) => {
    const ratio = (mxTop: number, myTop: number) =>
      limitOf(circle(count, { n: 800e3, mxTop: mxTop * 1e6, myTop: myTop * 1e6 }), "column/biaxial").demand;
    expect(ratio(90, 20)).toBeCloseTo(ratio(20, 90), 6);
  });
});

describe("loads between the ends", () => {
  test("are not covered until their moment is entered", () => {
    const loaded = { isLoadedX: true, ...under({ n: 1e6, myTop: 20e6 }) };
    expect(checkOf(loaded, "loaded-x")?.kind).toBe("not covered");
    expect(checkOf({ ...loaded, ...under({ n: 1e6, mxBase: 20e6 }) }, "loaded-x")).toBeUndefined();
    expect(checkOf({ ...loaded, isLoadedX: false, isLoadedY: true }, "loaded-y")).toBeUndefined();
  });
});

test("a column that is not stable fails in bending about both axes and in shear by name", () => {
  // AS 3600:2018 10.4.2: no moment is magnified beyond N_c.
  const bent = (n: number) => ({
    ...{ lengthX: 9000, lengthY: 9000 },
    ...under({ n, mxTop: 20e6, mxBase: -20e6, myTop: 20e6, myBase: -20e6, vy: 20e3 }),
  });
  const ids = ["column/bending-x", "column/bending-y", "column/biaxial", "shear-y/shear"];
  for (const id of ids) {
    expect(checkOf(bent(0.2e6), id)?.kind, id).toBe("limit");
    expect(isMet(bent(6e6), id), id).toBe(false);
  }
});

describe("shear through the joints at the ends of a column", () => {
  // AS 3600:2018 8.4.3 of 8N20: 0.7 (0.6 (A_s f_sy + g_p) + 0.2 f'ct A_g), without the concrete where a moment or a pull opens the joint.
  const FRICTION = 0.7 * 0.6;
  const BARS = 8 * Math.PI * 10 ** 2 * 500;
  const CONCRETE = 0.7 * 0.2 * 0.36 * Math.sqrt(40) * 400 ** 2;
  const carried = (inputs: object) => limitOf(inputs, "joint-shear").limit * 400 ** 2;

  test("is carried by the bars and the concrete, and by the bars alone beside a moment that opens the joint", () => {
    const shear = { ...under({ n: 1e6, vx: 30e3, vy: 40e3 }) };
    expect(limitOf(shear, "joint-shear").demand).toBeCloseTo(50e3 / 400 ** 2, 12);
    expect(carried(shear)).toBeCloseTo(FRICTION * BARS + CONCRETE, 3);
    const bent = under({ n: 1e6, vy: 50e3, mxTop: 80e6, mxBase: -80e6 });
    expect(carried(bent)).toBeCloseTo(FRICTION * BARS, 3);
  });

  test("counts no axial force that is entered, 0.9 of the permanent one of load cases, and less of bars that are pulled", () => {
    const cases = [
      { case: "G", n: 500e3 },
      { case: "Q", n: 100e3, vy: 20e3 },
    ];
    const pressed = carried({ actionsBy: "cases", caseActions: cases });
    expect(pressed).toBeCloseTo(FRICTION * (BARS + 450e3) + CONCRETE, 3);
    expect(carried(under({ n: -400e3, vy: 50e3 }))).toBeCloseTo(FRICTION * (BARS - 400e3), 3);
  });

  test("is not covered beyond that, and has no row without shear", () => {
    expect(checkOf(under({ n: 1e6, vy: 650e3 }), "joint-shear")).toMatchObject({ kind: "not covered" });
    expect(checkOf(under({ n: 1e6 }), "joint-shear")).toBeUndefined();
  });
});
