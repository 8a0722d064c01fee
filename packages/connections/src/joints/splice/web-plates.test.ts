import { expect, test } from "vitest";
import { SPLICE } from "../../../testing/joint-cases.ts";
import { ratiosOf } from "../../../testing/random-joints.ts";
import { strutFactor } from "../../../testing/second-opinion.ts";
import { boltedSpliceChecks } from "./bolted-splice.ts";

test("the compressed half of web plates that bolts hold far from the joint buckles in bending (AS 4100 6.3.3)", () => {
  const at = (edgeMember: number) => {
    const web = { ...SPLICE.web, edgeMember };
    return ratiosOf(boltedSpliceChecks({ ...SPLICE, web }, { v: 60e3, n: 0, m: 0 }))["web-plates"];
  };
  // Two plates of 250 x 6 mm, 205 mm between the bolts: l_e/r = 82.9 with 0.7 of the length.
  const factor = strutFactor(0.7 * 205, 6, 280);
  expect(factor).toBeLessThan(0.7);
  const shear = (60e3 / (0.45 * 280 * 12 * 250)) ** 2;
  const moment = 60e3 * 102.5;
  expect(at(100)).toBeCloseTo(moment / (factor * 0.225 * 280 * 12 * 250 ** 2) + shear, 9);
});
