import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBeam } from "../../testing/arbitrary-beam.ts";
import { sampledExtremes } from "../../testing/sampled-extremes.ts";
import { extremes } from "./extremes.ts";
import { valueAt } from "./response.ts";
import { solveBeam } from "./solve.ts";

const QUANTITIES = ["shear", "moment", "rotation", "deflection"] as const;

describe("the extremes of a random beam", () => {
  // scripts/brute-force.ts compares 10 000 beams with 100 000 points.
  test("are reached, and no dense sample is beyond them", () => {
    fc.assert(
      fc.property(anyBeam(4), ({ model, loads }) => {
        const [response] = solveBeam(model, [loads]).responses;
        if (!response) throw new Error("There is no response.");
        for (const quantity of QUANTITIES) {
          const { min, max } = extremes(response, quantity);
          const allowed = 1e-9 * Math.max(max.value, -min.value);
          for (const { x, side, value } of [min, max]) {
            expect(Math.abs(valueAt(response, quantity, x, side) - value)).toBeLessThanOrEqual(allowed);
          }
          const sampled = sampledExtremes(response, quantity, 100);
          expect(sampled.max - max.value).toBeLessThanOrEqual(allowed);
          expect(min.value - sampled.min).toBeLessThanOrEqual(allowed);
        }
      }),
      { numRuns: 300 },
    );
  });
});
