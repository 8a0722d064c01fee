import fc from "fast-check";
import { expect, test } from "vitest";
import { iSections, tees } from "../../testing/arbitrary-dimensions.ts";
import { grossProperties } from "../gross.ts";

function near(actual: number | undefined, expected: number, tolerance = 1e-9): void {
  expect(Math.abs((actual ?? Number.NaN) / expected - 1)).toBeLessThan(tolerance);
}

test("an I of a 200x20 and a 100x10 flange agrees with the calculation plate by plate", () => {
  const g = grossProperties({ shape: "unequal-i", d: 330, bf: 200, tf: 20, bfb: 100, tfb: 10, tw: 8 });
  // A = 4000 + 1000 + 2400; first moment about the bottom face 4000 x 320 + 1000 x 5 + 2400 x 160.
  near(g.ag, 7400);
  near(g.yTop, 330 - 1669000 / 7400);
  // Second moments of the plates about the bottom face, less A yc^2.
  const aboutBottom =
    (200 * 20 ** 3) / 12 +
    4000 * 320 ** 2 +
    (100 * 10 ** 3) / 12 +
    1000 * 5 ** 2 +
    (8 * (310 ** 3 - 10 ** 3)) / 3;
  near(g.ix, aboutBottom - 1669000 ** 2 / 7400);
  near(g.zxTop, g.ix / (330 - 1669000 / 7400));
  near(g.zxBottom, g.ix / (1669000 / 7400));
  expect(g.zx).toBe(g.zxBottom);
  // The equal-area axis is 3700 mm2 from the top: inside the top flange, 18.5 mm down.
  near(g.sx, (200 * (18.5 ** 2 + 1.5 ** 2)) / 2 + 2400 * 151.5 + 1000 * 306.5, 1e-8);
  // Iyt = 13.33e6, Iyb = 0.8333e6 mm4, 315 mm apart.
  near(g.iw, (315 ** 2 * 13333333.33 * 833333.33) / 14166666.67, 1e-8);
  near(g.shearCentre.y, 165 - 10 - (315 * 833333.33) / 14166666.67, 1e-8);
});

test("an I with equal flanges has the properties of the doubly symmetric section", () => {
  fc.assert(
    fc.property(iSections, ({ d, bf, tf, tw }) => {
      const unequal = grossProperties({ shape: "unequal-i", d, bf, tf, bfb: bf, tfb: tf, tw });
      const equal = grossProperties({ shape: "i-section", d, bf, tf, tw, r1: 0 });
      for (const name of ["ag", "ix", "iy", "zx", "zy", "sx", "sy", "j"] as const) {
        near(unequal[name], equal[name], 1e-8);
      }
      // The web is in Iy but not in the product of the flanges.
      near(unequal.iw, (equal.iw * ((tf * bf ** 3) / 6)) / equal.iy);
    }),
  );
});

test("a tee is the half of an I: twice its area, Iy and Sy are those of the I", () => {
  fc.assert(
    fc.property(tees, (tee) => {
      const g = grossProperties(tee);
      const whole = grossProperties({ ...tee, shape: "i-section", d: 2 * tee.d });
      near(2 * g.ag, whole.ag);
      near(2 * g.iy, whole.iy);
      near(2 * g.sy, whole.sy, 1e-7);
      // By Steiner about the cut.
      near(2 * (g.ix + g.ag * (tee.d - (g.yTop ?? 0)) ** 2), whole.ix);
    }),
  );
});
