import { valueAt } from "@kingpost/actions";
import type { ShearBendingRatio } from "@kingpost/as4100";
import { parseInputs } from "@kingpost/calc";
import { expect, test } from "vitest";
import { FIELDS } from "../form/fields.ts";
import { governingShearPoint } from "./shear-points.ts";
import { steelAnalyses } from "./steel-analysis.ts";

/** The interaction of Clause 5.12.3 with phiVv = 1 N. */
function interaction(capacity: number): ShearBendingRatio {
  const reduction = (m: number) => (m <= 0.75 * capacity ? 1 : 2.2 - 1.6 * Math.min(1, m / capacity));
  return { of: (v, m) => v / reduction(m), bends: [0.75 * capacity, capacity] };
}

function strengthOf(change: object) {
  const parsed = parseInputs(FIELDS, { hasSelfWeight: false, uniformLoads: [], ...change });
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  const { strength } = steelAnalyses(parsed.inputs)({ ix: 1e8, mass: 0 });
  const [of] = strength;
  if (!of) throw new Error("There is no combination.");
  return { strength, greatest: { of, x: 0 } };
}

/** Fixed at the left: V = P and M = P (L - x) under a load of 1.35 x 100 kN at the end. */
const CANTILEVER = {
  leftSupport: "fixed",
  spans: [{ length: 3000, end: "free" }],
  pointLoads: [{ case: "G", force: 100_000, position: 3000 }],
};
const P = 135_000;
const ROOT = P * 3000;

test("the governing point is where the moment is the greatest, if the shear is constant", () => {
  const { strength, greatest } = strengthOf(CANTILEVER);
  const found = governingShearPoint(strength, interaction(ROOT / 0.9), greatest);
  expect(found?.x).toBe(0);
  // 2.2 - 1.6 x 0.9
  expect(found?.ratio).toBeCloseTo(P / 0.76, 3);
});

test("the governing point is where the moment reaches 0.75 of the capacity, if the shear falls from there", () => {
  // Simply supported, w = 1.35 x 20 kN/m on 8 m: V = w (L / 2 - x), M = w x (L - x) / 2.
  const { strength, greatest } = strengthOf({
    spans: [{ length: 8000, end: "pinned" }],
    uniformLoads: [{ case: "G", load: 20 }],
  });
  const w = 27;
  // The moment reaches 0.75 of the capacity at 3100 mm: no point of the piece.
  const capacity = (w * 3100 * 4900) / 2 / 0.75;
  // An interaction that leaves little beyond its beginning.
  const steep: ShearBendingRatio = {
    of: (v, m) => (m < 0.75 * capacity ? v : 100 * v),
    bends: [0.75 * capacity, capacity],
  };
  const found = governingShearPoint(strength, steep, greatest);
  expect(Math.min(Math.abs((found?.x ?? 0) - 3100), Math.abs((found?.x ?? 0) - 4900))).toBeLessThan(1e-6);
  expect(found?.ratio).toBeCloseTo(100 * w * 900, 3);
});

test("the governing point is that of a dense search over every combination, whatever the capacity", () => {
  const { strength, greatest } = strengthOf({
    spans: [
      { length: 6000, end: "pinned" },
      { length: 4000, end: "pinned" },
    ],
    uniformLoads: [
      { case: "G", load: 12 },
      { case: "Q", load: 9 },
    ],
    pointLoads: [{ case: "Q", force: 30_000, position: 2500 }],
  });
  for (const capacity of [2e7, 4e7, 6e7, 8e7, 1e8, 1e9]) {
    const rate = interaction(capacity);
    const most = Math.max(
      ...strength.flatMap(({ response }) =>
        Array.from({ length: 4001 }, (_, at) =>
          rate.of(
            Math.abs(valueAt(response, "shear", at * 2.5)),
            Math.abs(valueAt(response, "moment", at * 2.5)),
          ),
        ),
      ),
    );
    const found = governingShearPoint(strength, rate, greatest)?.ratio ?? 0;
    const ofEach = strength.map((of) => governingShearPoint([of], rate, { of, x: 0 })?.ratio ?? 0);
    expect(found).toBe(Math.max(...ofEach));
    expect(found / most).toBeGreaterThan(1 - 1e-9);
  }
});
