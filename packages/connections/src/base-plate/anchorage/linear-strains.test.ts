import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anchoredBase } from "../../../testing/anchored-base.ts";
import { areForces, forcesFor } from "../forces/forces-for.ts";
import { tensionAnchors } from "./anchor-loads.ts";

const BASE = anchoredBase();
const ES_OVER_EC = 200_000 / 24_000;

function tensionsOf(actions: { readonly n: number; readonly mx: number; readonly my: number }) {
  const of = { ...actions, vx: 0, vy: 0 };
  const forces = forcesFor(BASE, of, SILENT);
  const anchors = tensionAnchors(BASE, of, SILENT);
  if (!areForces(forces) || "kind" in anchors) return undefined;
  return { block: forces, anchors };
}

test("anchors with linear strains balance the actions, with no less tension than beside the block (EN 1992-4 6.2.1)", () => {
  let balanced = 0;
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 600 }), fc.integer({ min: 1, max: 120 }), (kn, knm) => {
      const [n, m] = [1e3 * kn, 1e6 * knm];
      const found = tensionsOf({ n, mx: m, my: 0 });
      if (!found) return;
      const { block, anchors } = found;
      const total = anchors.reduce((sum, one) => sum + one.n, 0);
      expect(total).toBeGreaterThanOrEqual(block.tension * (1 - 1e-9));
      const greatest = Math.max(...anchors.map((one) => one.n));
      // Where near anchors are pulled too, the far ones may have less than beside the block, which counts for them.
      if (greatest < Math.max(...block.boltTensions) * (1 + 1e-6)) return;
      // Two anchors of 353 mm2 at 325 mm from the compressed edge of a plate of 400 mm, and two at 75 mm that the concrete may compress.
      const far = anchors.filter(({ y }) => y < 0);
      const near = anchors.filter(({ y }) => y > 0);
      expect(far.map((one) => one.n)).toEqual([greatest, greatest]);
      const c = n + total;
      const moment =
        far.reduce((sum, one) => sum + 125 * one.n, 0) - near.reduce((sum, one) => sum + 125 * one.n, 0);
      const x = 3 * (200 - (m - moment) / c);
      const strain = (2 * c) / (400 * x * x);
      expect(greatest / (ES_OVER_EC * 353 * strain * (325 - x))).toBeCloseTo(1, 4);
      balanced++;
    }),
    { seed: 7, numRuns: 400 },
  );
  expect(balanced).toBeGreaterThan(50);
});

test("a larger moment has no less tension, and the mirror image has the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 600 }), fc.integer({ min: 1, max: 80 }), (kn, knm) => {
      const total = (m: number, axis: "mx" | "my") => {
        const found = tensionsOf({ n: 1e3 * kn, mx: 0, my: 0, [axis]: m });
        return found?.anchors.reduce((sum, one) => sum + one.n, 0);
      };
      const here = total(1e6 * knm, "mx");
      const more = total(1.1e6 * knm, "mx");
      if (here === undefined || more === undefined) return;
      expect(more).toBeGreaterThanOrEqual(here * (1 - 1e-9));
      expect(total(-1e6 * knm, "mx")).toBeCloseTo(here, 3);
      expect(total(1e6 * knm, "my")).toBeCloseTo(here, 3);
    }),
    { seed: 7, numRuns: 200 },
  );
});
