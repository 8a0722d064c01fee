import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { designBearingStress, designConcreteBearing } from "./concrete-bearing.ts";

const square = (side: number) => ({ length: side, width: side, thickness: 20, fy: 250 });
const pedestal = (side: number, strength: number, depth = 1000) => ({
  length: side,
  width: side,
  depth,
  fc: strength,
});

describe("the bearing capacity of concrete is the published value of", () => {
  test.each([
    // SkyCiv documentation, base plate example to AS 3600.
    ["a plate on a larger pedestal", 350, 450, 28, 2381.4],
    // A public page has 7940 kN with 0.85 in the place of 0.9.
    ["a plate where 0.85 gives 7940 kN", 540, 900, 32, 8398.08],
    ["a small plate, with 1.8 f'c", 300, 900, 25, 2430],
    ["a plate in 40 MPa concrete", 350, 500, 40, 3780],
  ])("%s", (_, plate, support, strength, expected) => {
    const of = { plate: square(plate), pedestal: pedestal(support, strength) };
    expect(designConcreteBearing(of, SILENT) / 1e3).toBeCloseTo(expected, 6);
  });
});

test("grout that is weaker than the concrete bears in its place", () => {
  const at = (groutFc: number | undefined) =>
    designBearingStress(
      { plate: square(400), pedestal: { ...pedestal(400, 32), groutFc } },
      undefined,
      SILENT,
    );
  expect(at(25)).toBeCloseTo(0.6 * 0.9 * 25, 9);
  expect(at(50)).toBeCloseTo(0.6 * 0.9 * 32, 9);
  expect(at(undefined)).toBeCloseTo(0.6 * 0.9 * 32, 9);
});

test("a shallow footing limits the supporting area to slopes of 2 across for 1 down", () => {
  // 400 mm plate, 25 mm of concrete: sides of 400 + 2 x 50 = 500 mm, so that k = 1.25 and phi fb = 0.6 x 0.9 x 32 x 1.25.
  const of = { plate: square(400), pedestal: pedestal(2000, 32, 25) };
  expect(designBearingStress(of, undefined, SILENT)).toBeCloseTo(21.6, 9);
});

test("the confinement of a block is limited in the direction in which the concrete is nearest", () => {
  // Block 100 x 400 at the edge of a 400 mm plate on 500 mm: k = min(200/100, 500/400).
  const of = { plate: square(400), pedestal: pedestal(500, 32) };
  expect(designBearingStress(of, { length: 100, width: 400 }, SILENT)).toBeCloseTo(0.6 * 0.9 * 32 * 1.25, 9);
});

test("the bearing stress is between that without confinement and 1.8 f'c, and a larger pedestal never lowers it", () => {
  const side = fc.double({ min: 100, max: 1000, noNaN: true });
  const more = fc.double({ min: 0, max: 3000, noNaN: true });
  fc.assert(
    fc.property(side, more, more, fc.double({ min: 20, max: 100, noNaN: true }), (b, c, extra, strength) => {
      const stress = (support: number) =>
        designBearingStress({ plate: square(b), pedestal: pedestal(support, strength) }, undefined, SILENT);
      const smaller = stress(b + c);
      expect(smaller).toBeGreaterThanOrEqual(0.54 * strength * (1 - 1e-12));
      expect(stress(b + c + extra)).toBeGreaterThanOrEqual(smaller);
      expect(stress(b + c + extra)).toBeLessThanOrEqual(1.08 * strength * (1 + 1e-12));
    }),
  );
});
