import { expect, test } from "vitest";
import { type BeamModel, reactionForce, solveBeam, valueAt, withMomentsAtSupports } from "./index.ts";

const MODEL: BeamModel = {
  spans: [
    { length: 6000, stiffness: 1e13 },
    { length: 8000, stiffness: 1e13 },
  ],
  supports: [0, 1, 2].map((joint) => ({ joint, vertical: "rigid", rotation: "free" })),
};
const [RESPONSE] = solveBeam(MODEL, [
  [{ kind: "distributed", from: 0, to: 14_000, start: 20, end: 20 }],
]).responses;
if (!RESPONSE) throw new Error("There is no response.");
const M = -0.2 * valueAt(RESPONSE, "moment", 6000);
const CHANGED = withMomentsAtSupports(RESPONSE, [
  { x: 0, moment: 0 },
  { x: 6000, moment: M },
  { x: 14_000, moment: 0 },
]);

test("a moment at a support changes that support by itself and the spans in proportion to the distance", () => {
  const change = (x: number) => valueAt(CHANGED, "moment", x) - valueAt(RESPONSE, "moment", x);
  expect(change(6000) / M).toBeCloseTo(1, 9);
  expect(change(3000) / M).toBeCloseTo(0.5, 9);
  expect(change(12_000) / M).toBeCloseTo(0.25, 9);
  expect(change(0)).toBeCloseTo(0, 3);
});

test("shears are the slopes of the moments, and the reactions still balance the loads", () => {
  const statics = (x: number) => {
    const h = 1;
    return (valueAt(CHANGED, "moment", x + h) - valueAt(CHANGED, "moment", x - h)) / (2 * h);
  };
  for (const x of [1000, 4000, 7000, 13_000]) expect(valueAt(CHANGED, "shear", x)).toBeCloseTo(statics(x), 3);
  const forces = [0, 1, 2].map((at) => reactionForce(CHANGED, at));
  expect(forces.reduce((sum, one) => sum + one, 0)).toBeCloseTo(20 * 14_000, 3);
  // A simple span of 6 m with M at its right end: wL/2 + M/L.
  expect(forces[0]).toBeCloseTo(60_000 + valueAt(CHANGED, "moment", 6000) / 6000, 3);
  expect(valueAt(CHANGED, "shear", 6000, "right") - valueAt(CHANGED, "shear", 6000, "left")).toBeCloseTo(
    forces[1] ?? 0,
    3,
  );
});
