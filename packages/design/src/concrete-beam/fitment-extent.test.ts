import { expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { checkOf, limitOf, isMet } = checksOfModule(CONCRETE_BEAM);

// 400 x 600 of 32 MPa with 5N28 at the bottom, d = 536 mm, 6 m, 1.2 (60 + 6) + 1.5 x 40 = 139.2 kN/m.
const beam = (end: number) => ({
  webWidth: 400,
  bars: [
    { face: "bottom", count: 5, size: "N28", layer: 1, from: 0, to: 0 },
    { face: "top", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
  ],
  fitments: [
    { size: "N10", legs: 2, spacing: 200, from: 0, to: end },
    { size: "N10", legs: 2, spacing: 300, from: end, to: 6000 - end },
    { size: "N10", legs: 2, spacing: 200, from: 6000 - end, to: 0 },
  ],
  uniformLoads: [
    { case: "G", load: 60 },
    { case: "Q", load: 40 },
  ],
});

/** Fitments that AS 3600:2018 Amendment 2, 8.2.4.2 and 8.2.5.2, need at a place, mm²/mm. Units m. */
function needed(x: number): number {
  const [v, m, dv] = [139.2e3 * (3 - x), (139.2e6 * x * (6 - x)) / 2, 0.9 * 536];
  const strain = (Math.max(m, v * dv) / dv + v) / (2 * 200e3 * 5 * Math.PI * 14 ** 2);
  const vuc = (0.4 / (1 + 1500 * strain)) * 400 * dv * Math.sqrt(32);
  const cot = 1 / Math.tan(((29 + 7000 * strain) * Math.PI) / 180);
  return (v / 0.75 - vuc) / (500 * dv * cot);
}

const ID = "fitment-extent/span-1";

test("fitments that shear needs run on for D towards less shear (AS 3600 8.3.2.3)", () => {
  const fewer = (50 * Math.PI) / 300;
  // N10 at 300 are enough from 0.93 m on, so that those at 200 end 0.6 m further.
  expect([needed(0.8) > fewer, needed(1) < fewer]).toEqual([true, true]);
  expect(limitOf(beam(1400), "span-1/shear").ratio).toBeLessThan(1);
  const short = checkOf(beam(1400), ID);
  expect(short).toMatchObject({ kind: "requirement", isMet: false });
  expect(short?.kind === "requirement" && short.finding).toBe(
    `Shear needs ${needed(0.8).toFixed(2)} mm²/mm 0.800 m from the left end, and from 1.400 m, within D of it, there are 0.52 mm²/mm`,
  );
  expect(isMet(beam(1600), ID)).toBe(true);
});

test("the same fitments throughout have no rule of where they end", () => {
  expect(checkOf({}, ID)).toBeUndefined();
});
