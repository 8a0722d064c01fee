import { expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { limitOf } = checksOfModule(CONCRETE_BEAM);

// 350 x 600 of 32 MPa, alike at both faces, N10 at 200: d_v = 0.9 (600 - 50 - d_b / 2) mm.
const section = (count: number, db: number, m: number, v: number, n: number) => ({
  designOf: "section",
  ...{ mStar: m * 1e6, vStar: v * 1e3, nStar: n * 1e3 },
  bars: ["bottom", "top"].map((face) => ({ face, count, size: `N${db}`, layer: 1, from: 0, to: 0 })),
});

/** Strain of AS 3600:2018 Amendment 2, 8.2.4.2, without its limit. Units kN, kNm. */
function strainOf(count: number, db: number, m: number, v: number, n: number) {
  const dv = 0.9 * (550 - db / 2);
  const force = 1e3 * (Math.max((m * 1e3) / dv, v) + v + 0.5 * n);
  return force / (2 * 200e3 * ((count * Math.PI * db ** 2) / 4));
}

/** phi V_u with a strain, 8.2.4.1 and 8.2.5.2. Units kN. */
function strengthAt(strain: number, db: number) {
  const dv = 0.9 * (550 - db / 2);
  const cot = 1 / Math.tan(((29 + 7000 * strain) * Math.PI) / 180);
  const vuc = (0.4 / (1 + 1500 * strain)) * 350 * dv * Math.sqrt(32);
  return (0.75 * (vuc + ((Math.PI * 10 ** 2) / 2) * 500 * (dv / 200) * cot)) / 1e3;
}

const strength = (...of: Parameters<typeof section>) => limitOf(section(...of), "section/shear").limit / 1e3;

test("an axial tension beyond the bars leaves a face compressed, and the strain not more than 3.0e-3", () => {
  // 20 kN at 4 m from the axis: 3.8e-3 without the limit.
  expect(strainOf(2, 16, 80, 300, 20)).toBeGreaterThan(3.5e-3);
  expect(strength(2, 16, 80, 300, 20)).toBeCloseTo(strengthAt(3e-3, 16), 6);
});

test("an axial tension within the bars that cracks the section doubles the strain", () => {
  // 0.95 + 2.38 MPa at the face, more than 0.36 √32 = 2.04; 500 kN at 40 mm from the axis, the bars at 240 mm.
  expect(strength(4, 20, 20, 100, 500)).toBeCloseTo(strengthAt(2 * strainOf(4, 20, 20, 100, 500), 20), 6);
  // 500 kN at 250 mm is beyond them.
  expect(strength(4, 20, 125, 100, 500)).toBeCloseTo(strengthAt(strainOf(4, 20, 125, 100, 500), 20), 6);
});

test("an axial tension that cracks no face does not double the strain", () => {
  // 0.24 + 0.48 MPa at the face.
  expect(strength(4, 20, 5, 100, 100)).toBeCloseTo(strengthAt(strainOf(4, 20, 5, 100, 100), 20), 6);
});
