import { designPlateFillet, rootRadiusOf } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SPLICE, UB, UC, WELDED } from "../../../testing/joint-cases.ts";
import { flangeBoltForces } from "../splice/bolted-splice.ts";
import { weldedMomentWelds } from "./weld-forces.ts";
import { weldedMomentChecks } from "./welded-moment.ts";

const weld = { leg: 8, fuw: 490, category: "SP" } as const;
const stiffener = { width: 60, thickness: 10, sides: 2, fy: 260, webSides: 2, weld } as const;
const joint = {
  ...WELDED,
  column: { section: UC, isElsewhere: false, shear: 0, axial: 0, stiffener },
  flangeWeld: { by: "fillet", ...weld },
  webWeld: weld,
} as const;

const anyActions = fc.record({
  v: fc.integer({ min: -200_000, max: 200_000 }),
  n: fc.integer({ min: -100_000, max: 100_000 }),
  m: fc.integer({ min: -300, max: 300 }).map((m) => m * 1e6),
});

describe("the forces of the welds of a rigid joint", () => {
  test("are in equilibrium with its actions", () => {
    const { d, bf, tf, tw } = UB;
    fc.assert(
      fc.property(anyActions, ({ v, n, m }) => {
        const { flanges, web } = weldedMomentWelds(joint, { v, n, m });
        const [upper = 0, lower = 0] = flanges.map(({ x }) => x * (2 * bf - tw));
        expect(upper + lower).toBeCloseTo(n, 3);
        // Tension, towards the column, is at the top of a positive moment.
        expect(((lower - upper) * (d - tf)) / 2).toBeCloseTo(m, 0);
        for (const { y } of web) expect(y * 2 * (d - 2 * tf)).toBeCloseTo(v, 3);
      }),
      { numRuns: 200 },
    );
  });

  test("of stiffeners are opposite at the column flange and along its web, and have the ratios of their checks", () => {
    const phi = designPlateFillet(weld, SILENT);
    fc.assert(
      fc.property(anyActions, (actions) => {
        const { stiffenersToFlange, stiffenersToWeb } = weldedMomentWelds(joint, actions);
        const lengthOfWeb = UC.d - 2 * (UC.tf + rootRadiusOf(UC));
        stiffenersToFlange.forEach(({ x }, at) => {
          const along = stiffenersToWeb[2 * at]?.x ?? 0;
          expect(x * (stiffener.width - rootRadiusOf(UC))).toBeCloseTo(-along * lengthOfWeb, 3);
        });
        const checks = weldedMomentChecks(joint, actions);
        for (const [id, vectors] of [
          ["stiffener-weld", stiffenersToFlange],
          ["stiffener-web-weld", stiffenersToWeb],
        ] as const) {
          const check = checks.find((one) => one.id === id);
          const most = Math.max(...vectors.map(({ resultant }) => resultant));
          expect(most / phi).toBeCloseTo(check?.kind === "limit" ? check.ratio : 0, 9);
        }
      }),
      { numRuns: 100 },
    );
  });
});

test("the bolts of the flanges of a splice carry the moment and the axial force", () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const splice = { ...SPLICE, isAllInFlanges: true };
      const { upper, lower } = flangeBoltForces(splice, actions);
      const count = 2 * splice.flange.rows;
      expect((upper + lower) * count).toBeCloseTo(actions.n, 3);
      const { d, tf } = splice.section;
      expect(((lower - upper) * count * (d - tf)) / 2).toBeCloseTo(actions.m, 0);
    }),
    { numRuns: 100 },
  );
});
