import { describe, expect, test } from "vitest";
import { type ColumnJoint, jointRatio, jointShearCheck, jointShortfall } from "./index.ts";

// AS 3600:2018 8.4.3: tau_u = mu (Asf fsy / (s bf) + gp / bf) + kco f'ct, mu 0.6 and kco 0.2 of a tamped surface, phi 0.70.
const AREA = 400 * 400;
const FCT = 0.36 * Math.sqrt(32);
const base: ColumnJoint = {
  ...{ shape: { cx: 400, cy: 400 }, fc: 32, fsy: 500, bars: 1000, n: 500e3, mx: 0, my: 0, permanent: 0 },
};
const carried = (of: Partial<ColumnJoint>) => jointShortfall({ ...base, ...of }, 1).carried;
const concrete = 0.7 * 0.2 * FCT * AREA;
const bars = 0.7 * 0.6 * 1000 * 500;

describe("the joint of a column in shear", () => {
  test("counts bars, concrete and of the axial force what is permanent", () => {
    expect(carried({})).toBeCloseTo(bars + concrete, 6);
    expect(carried({ permanent: 200e3 })).toBeCloseTo(bars + concrete + 0.7 * 0.6 * 200e3, 6);
    // No more permanent force presses than all of the combination.
    expect(carried({ permanent: 800e3 })).toBeCloseTo(bars + concrete + 0.7 * 0.6 * 500e3, 6);
    expect(jointRatio(base, bars + concrete)).toBeCloseTo(1, 12);
  });

  test("has no concrete where a moment opens it, nor friction of a force that pulls", () => {
    expect(carried({ mx: 33.4e6 })).toBeCloseTo(bars, 6);
    expect(carried({ mx: -20e6, my: 20e6 })).toBeCloseTo(bars, 6);
    expect(carried({ shape: { diameter: 400 }, my: 25.1e6 })).toBeCloseTo(bars, 6);
    expect(carried({ n: -100e3, permanent: 200e3 })).toBeCloseTo(bars - 0.7 * 0.6 * 100e3, 6);
  });

  test("fails beyond the most that any bars give, and is not covered before", () => {
    const words = { names: { id: "joint", title: "Joint" }, bars: "bars", assumption: "Tamped." };
    const most = 0.7 * 0.2 * 32 * AREA;
    expect(jointShearCheck(base, most - 1, words)).toMatchObject({ kind: "not covered" });
    expect(jointShearCheck(base, most + 1, words)).toMatchObject({ kind: "limit", limit: 0.7 * 0.2 * 32 });
    expect(jointShortfall(base, most + 1).bars).toBe(Number.POSITIVE_INFINITY);
  });
});
