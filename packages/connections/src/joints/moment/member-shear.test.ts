import { designWebShear } from "@kingpost/as4100";
import { isCovered, SILENT } from "@kingpost/calc";
import { expect, test } from "vitest";
import { MOMENT_PLATE, SPLICE, UB, WELDED, WELDED_SPLICE } from "../../../testing/joint-cases.ts";
import { ratiosOf } from "../../../testing/random-joints.ts";
import { boltedSpliceChecks } from "../splice/bolted-splice.ts";
import { weldedSpliceChecks } from "../splice/welded-splice.ts";
import { momentEndPlateChecks } from "./moment-end-plate.ts";
import { weldedMomentChecks } from "./welded-moment.ts";

test("the web of a member carries the shear force at a rigid joint and a splice, whatever its welds carry (AS 4100 5.11)", () => {
  const vv = designWebShear(UB, undefined, SILENT);
  if (!isCovered(vv)) throw new Error("no capacity");
  // 310UB40.4: 0.9 x 0.6 x 320 x 304 x 6.1.
  expect(vv / 1e3).toBeCloseTo(0.54 * UB.fyw * 1e-3 * UB.d * UB.tw, 6);
  const load = { v: 1.1 * vv, n: 0, m: 100e6 };
  const webWeld = { leg: 10, fuw: 490, category: "SP" } as const;
  const end = ratiosOf(momentEndPlateChecks({ ...MOMENT_PLATE, webWeld }, load));
  expect(end["weld-web"]).toBeLessThan(1);
  expect(end["beam-shear"]).toBeCloseTo(1.1, 9);
  expect(ratiosOf(weldedMomentChecks({ ...WELDED, webWeld }, load))["beam-shear"]).toBeCloseTo(1.1, 9);
  expect(ratiosOf(boltedSpliceChecks(SPLICE, load))["web-member-shear"]).toBeCloseTo(1.1, 9);
  expect(ratiosOf(weldedSpliceChecks(WELDED_SPLICE, load))["web-member-shear"]).toBeCloseTo(1.1, 9);
});
