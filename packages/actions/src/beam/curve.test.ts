import { expect, test } from "vitest";
import { continuous, pointLoad, uniform } from "../../testing/beams.ts";
import { curveOf, envelopeOf } from "./curve.ts";
import { solveBeam } from "./solve.ts";

const { responses } = solveBeam(continuous([6]), [[pointLoad(60, 2)], [uniform(-10, 0, 6)]]);

test("a curve has both values at a jump, and ends at the ends of the beam", () => {
  const [first] = responses;
  if (!first) throw new Error("There is no response.");
  const { x, values } = curveOf(first, "shear", 1);
  expect(x).toEqual([0, 2000, 2000, 6000]);
  for (const [at, value] of [40_000, 40_000, -20_000, -20_000].entries()) {
    expect(values[at]).toBeCloseTo(value, 6);
  }
});

test("a curve has its extreme", () => {
  const [first] = responses;
  if (!first) throw new Error("There is no response.");
  const { x, values } = curveOf(first, "deflection", 2);
  const greatest = Math.max(...values);
  // The closed form: P b (L2 - b2)^1.5 / (9 sqrt(3) EI L), at sqrt((L2 - b2) / 3) from the far end.
  expect(greatest).toBeCloseTo((60e3 * 2000 * 32e6 ** 1.5) / (9 * Math.sqrt(3) * 20_000e9 * 6000), 9);
  expect(x[values.indexOf(greatest)]).toBeCloseTo(6000 - Math.sqrt(32e6 / 3), 6);
});

test("an envelope has the least and the greatest of its responses", () => {
  const { x, least, greatest } = envelopeOf(responses, "moment", 2);
  const middle = x.indexOf(4000);
  expect(greatest[middle]).toBeCloseTo(40e6, 3);
  expect(least[middle]).toBeCloseTo(-40e6, 3);
  expect(() => envelopeOf([], "moment")).toThrow(RangeError);
});
