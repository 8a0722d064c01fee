import { writeSync } from "node:fs";
import fc from "fast-check";
import { extremes } from "../src/beam/extremes.ts";
import { solveBeam } from "../src/beam/solve.ts";
import { anyBeam } from "../testing/arbitrary-beam.ts";
import { sampledExtremes } from "../testing/sampled-extremes.ts";

/**
 * Compares the exact extremes of random beams with dense samples: `npm run brute-force --workspace packages/actions`. Three minutes, so
 * not part of the tests, which do the same with fewer. Arguments: beams, points of a beam.
 */
const [beams = 10_000, points = 100_000] = process.argv.slice(2).map(Number);
const SEED = 1;

const worst = { shear: 0, moment: 0, rotation: 0, deflection: 0 };
for (const { model, loads } of fc.sample(anyBeam(4), { numRuns: beams, seed: SEED })) {
  const [response] = solveBeam(model, [loads]).responses;
  if (!response) throw new Error("There is no response.");
  const count = Math.ceil(points / (response.beam.mesh.points.length - 1) / 3);
  for (const quantity of ["shear", "moment", "rotation", "deflection"] as const) {
    const { min, max } = extremes(response, quantity);
    const sampled = sampledExtremes(response, quantity, count);
    const difference = Math.max(Math.abs(max.value - sampled.max), Math.abs(min.value - sampled.min));
    worst[quantity] = Math.max(worst[quantity], difference / Math.max(max.value, -min.value));
  }
}
writeSync(1, `${beams} beams, ${points} points: largest relative difference ${JSON.stringify(worst)}\n`);
if (Object.values(worst).some((difference) => !(difference <= 1e-9))) process.exitCode = 1;
