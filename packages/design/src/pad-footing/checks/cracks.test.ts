import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../../testing/checks-of.ts";
import { PAD_FOOTING } from "../module.ts";

const { checkOf, limitOf } = checksOfModule(PAD_FOOTING);
const row = (of: object) => ({ n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const cases = (...rows: object[]) => ({ actionsBy: "cases", caseActions: rows.map(row) });

/** 3 m x 3 m x 0.6 m below 2 m of soil; 16N16 at the top, those along x 542 mm deep. */
const PAD = { lengthX: 3000, lengthY: 3000, depth: 600, soilDepth: 2000, hasTop: true, topSize: "N16" };

/** Stress on the cracked section: b kd^2 / 2 = n A_s (d - kd), with E_c = 30,100 MPa of 32 MPa concrete. */
const stressOf = (moment: number, d: number) => {
  const [n, b, area] = [200_000 / 30_100, 3000, 16 * 64 * Math.PI];
  const kd = ((n * area) / b) * (Math.sqrt(1 + (2 * b * d) / (n * area)) - 1);
  return moment / (area * (d - kd / 3));
};
/** The moment of a force up, with the soil that the column takes the place of, evenly over the plan. Units kN, out Nmm. */
const hogging = (pull: number, weight: number) =>
  ((pull + weight * 18 * 2 * 0.16) / 9) * 3 * (1.3 ** 2 / 2) * 1e6;

describe("the stress of top bars under service actions", () => {
  const lifted = { ...PAD, ...cases({ case: "G", n: 20_000 }, { case: "Q", n: -240_000 }) };

  test("is that of the cracked section under G + ψsQ, within the limit of the exposure", () => {
    const { demand, limit, combination } = limitOf(lifted, "top-crack-x");
    expect(demand).toBeCloseTo(stressOf(hogging(0.7 * 240 - 20, 1), 542), 6);
    expect(limitOf(lifted, "top-crack-y").demand).toBeCloseTo(stressOf(hogging(0.7 * 240 - 20, 1), 526), 6);
    expect(combination).toBe("G + ψsQ");
    // 0.3 mm: 215 MPa of 16 mm bars, 245 to 225 MPa at 150 to 200 mm.
    expect(limit).toBeCloseTo(245 - (20 * (2884 / 15 - 150)) / 50, 6);
    expect(limitOf({ ...lifted, exposure: "B2", fc: 40 }, "top-crack-x").limit).toBeLessThan(limit);
  });

  test("is not made where nothing lifts", () => {
    const pressed = { ...PAD, ...cases({ case: "G", n: 300_000 }, { case: "Q", n: 300_000 }) };
    expect(checkOf(pressed, "top-crack-x")).toBeUndefined();
    expect(checkOf({ ...lifted, hasTop: false }, "top-crack-x")).toBeUndefined();
  });

  test("is that of the working actions that are entered, and of the design actions without any", () => {
    const pulled = (n: number) => ({ name: "A", ...row({ n }) });
    const entered = { ...PAD, actions: [pulled(-200_000)], working: [pulled(-120_000)] };
    expect(limitOf(entered, "top-crack-x").demand).toBeCloseTo(stressOf(hogging(120, 1), 542), 6);
    const ultimate = { ...entered, bearingBy: "ultimate" };
    expect(limitOf(ultimate, "top-crack-x").demand).toBeCloseTo(stressOf(hogging(200, 1.2), 542), 6);
    // 4 N12 are stressed beyond the limit by the design actions: whether those of service are is not known.
    const few = {
      ...ultimate,
      topSize: "N12",
      topSpacing: 600,
      soilDepth: 4000,
      actions: [pulled(-420_000)],
    };
    expect(checkOf(few, "top-crack-x")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("enter the actions by load case"),
    });
  });
});
