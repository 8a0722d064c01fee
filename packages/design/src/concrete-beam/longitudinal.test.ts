import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { EXAMPLES } from "./examples.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { limitOf } = checksOfModule(CONCRETE_BEAM);

// 350 x 600 of 32 MPa, 4N20 at the bottom, 2N16 at the top, N10 at 200: d_v = 0.9 x 540 mm.
const DV = 0.9 * 540;
const AST = 4 * Math.PI * 10 ** 2;
const section = (m: number, v: number) => ({ designOf: "section", mStar: m * 1e6, vStar: v * 1e3 });
const ID = "section/longitudinal-compression";

/** Longitudinal force on the compressed side to AS 3600:2018 Amendment 2, 8.2.4.2, 8.2.7 and 8.2.8. Units kN, kNm; z in mm. */
function forceOf(m: number, v: number, z: number) {
  const strain = (1e3 * ((m * 1e3) / DV + v)) / (2 * 200e3 * AST);
  const theta = ((29 + 7000 * strain) * Math.PI) / 180;
  const vuc = (0.4 / (1 + 1500 * strain)) * 350 * DV * Math.sqrt(32) * 1e-3;
  const added = Math.min(v, 0.5 * (v + 0.75 * vuc)) / Math.tan(theta);
  return { added, force: added - (m * 1e3) / z };
}

describe("the longitudinal force of shear on the compressed side", () => {
  // The tension bars yield: their lever arm is that of the design strength.
  const z = limitOf(section(75, 150), "section/bending").limit / (0.85 * AST * 500);

  test("falls with more of all loads, because the moment compresses it by more than shear adds", () => {
    for (const k of [1, 1.3]) {
      const { force } = forceOf(75 * k, 150 * k, z);
      expect(limitOf(section(75 * k, 150 * k), ID).demand / 1e3).toBeCloseTo(force, 6);
    }
    // V_uc and the slope of the struts fall with the strain: what shear adds grows by less than its half of V*.
    const [one, more] = [forceOf(75, 150, z), forceOf(75 * 1.3, 150 * 1.3, z)];
    expect(more.added).toBeGreaterThan(one.added);
    expect(more.added - one.added).toBeLessThan((0.3 * 150) / 2 / Math.tan((29 * Math.PI) / 180));
    expect((0.3 * 75e3) / z).toBeGreaterThan(more.added - one.added);
    expect(more.force).toBeLessThan(one.force);
  });

  test("grows with the shear force alone", () => {
    const [one, more] = [limitOf(section(75, 150), ID), limitOf(section(75, 152), ID)];
    expect(more.demand).toBeGreaterThan(one.demand);
    expect(more.demand / 1e3).toBeCloseTo(forceOf(75, 152, z).force, 6);
  });
});

describe("the longitudinal force of shear beside an axial tension", () => {
  // 2N16 of the tension side are strained to the limit: 3.0e-3, and 6.0e-3 where the axial tension cracks the whole section (8.2.4.2).
  const of = (n: number) => ({
    ...section(0, 260),
    nStar: n * 1e3,
    bars: [
      { face: "bottom", count: 2, size: "N16", layer: 1, from: 0, to: 0 },
      { face: "top", count: 3, size: "N28", layer: 1, from: 0, to: 0 },
    ],
    fitments: [{ size: "N12", legs: 2, spacing: 100, from: 0, to: 0 }],
  });
  const tension = (n: number) => limitOf(of(n), "section/longitudinal-tension").demand / 1e3;
  /** d_v = 0.9 x 540 mm. */
  const by = (strain: number, n: number) => {
    const theta = ((29 + 7000 * strain) * Math.PI) / 180;
    const vuc = (0.4 / (1 + 1500 * strain)) * 350 * DV * Math.sqrt(32) * 1e-3;
    return 0.5 * n + (0.5 * (260 + 0.75 * vuc)) / Math.tan(theta);
  };

  test("has the struts of 3.0e-3 up to where that cracks the section: steeper ones lower it", () => {
    expect(tension(1)).toBeCloseTo(by(3e-3, 1), 6);
    // 0.6 √32 = 3.39 MPa on 350 x 600 mm.
    expect(tension(700)).toBeCloseTo(by(3e-3, 700), 6);
    expect(tension(900)).toBeCloseTo(by(6e-3, 900), 6);
  });
});

/** AS 3600:2018 Amendment 2, 8.2.7 and 8.2.8: the tension of torsion is beside that of bending and shear, and their limit at a direct support. */
describe("the longitudinal force of torsion in a beam on direct supports", () => {
  const two = (torsion: number) => ({
    torsion,
    spans: [
      { length: 6000, end: "pinned" },
      { length: 6000, end: "pinned" },
    ],
    bars: ["bottom", "top"].map((face) => ({ face, count: 4, size: "N24", layer: 1, from: 0, to: 0 })),
    uniformLoads: [{ case: "G", load: 40 }],
  });
  const of = (torsion: number) => limitOf(two(torsion), "span-1/longitudinal-tension").demand;

  test("vanishes with the torsion, and is added to the force at the peak of the moment", () => {
    expect(of(1) / 1e3).toBeCloseTo(of(0) / 1e3, 3);
    // u_h = 2 (260 + 510) mm and A_oh = 260 x 510 mm2 of N10; 0.5 T* 0.92 u_h cot(theta) / (2 x 0.85 A_oh), theta from 29 to 50 degrees.
    const perCot = (0.5 * 20e6 * 0.92 * 1540) / (2 * 0.85 * 260 * 510);
    const added = of(20e6) - of(0);
    expect(added).toBeLessThan(perCot / Math.tan((29 * Math.PI) / 180));
    expect(added).toBeGreaterThan(perCot / Math.tan((50 * Math.PI) / 180));
  });
});

test("more arrangements of the imposed load never lower the force of the compressed side (AS 3600 8.2.8)", () => {
  const { inputs } = EXAMPLES.find(({ id }) => id === "continuous-t") ?? {};
  const loads = {
    ...inputs,
    spans: [8000, 8000, 7000].map((length) => ({ length, end: "pinned" })),
    uniformLoads: [
      { case: "G", load: 20 },
      { case: "Q", load: 40 },
    ],
  };
  const ratioWith = (patterns: string) => {
    const { demand, limit } = limitOf({ ...loads, patterns }, "span-1/longitudinal-compression");
    return demand / limit;
  };
  expect(ratioWith("all spans")).toBeGreaterThan(0.4);
  expect(ratioWith("4.3.3")).toBeGreaterThanOrEqual(ratioWith("all spans"));
});
