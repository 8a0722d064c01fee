import { steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../../../as4100/validation/catalogue.ts";
import { END_PLATE, SIDE_PLATE, UB } from "../../../testing/joint-cases.ts";
import { ratiosOf } from "../../../testing/random-joints.ts";
import type { Notch, Support } from "../joint.ts";
import { endPlateChecks } from "../simple/end-plate/end-plate-checks.ts";
import { sidePlateChecks } from "../simple/side-plate/side-plate-checks.ts";
import { sidePlateDetailing } from "../simple/side-plate/side-plate-detailing.ts";

// By hand. 610UB101: d 602, b_f 228, t_f 14.8, t_w 10.6, r_1 14, so that the flat web is from 28.8 to 573.2 mm and the flange reaches
// 108.7 mm past the web. 410UB53.7 is 403 mm deep. The gap of the side plate is 20 mm.
const SUPPORT: Support = {
  kind: "beam web",
  section: steelSectionOf(recordIn("610UB101", "300")),
  isElsewhere: true,
};

function unmet(notch: Partial<Notch>, support: Partial<Support> = {}): readonly string[] {
  const joint = {
    ...SIDE_PLATE,
    member: { section: UB, notch: { top: 0, bottom: 0, length: 0, isRestrained: true, ...notch } },
    support: { ...SUPPORT, ...support },
  };
  const names = /support|reach|under|over/;
  return sidePlateDetailing(joint).flatMap(({ id, isMet }) => (isMet || !names.test(id) ? [] : [id]));
}

describe("a beam at the web of a supporting beam", () => {
  test("without a notch meets its flange where both tops are at one level", () => {
    expect(unmet({})).toEqual(["detailing/fit-under-flange"]);
    expect(unmet({}, { level: 29 })).toEqual([]);
    expect(unmet({}, { level: 28 })).toEqual(["detailing/fit-under-flange"]);
  });

  test("has a notch that clears the flange and its fillet in depth", () => {
    expect(unmet({ top: 29, length: 150 })).toEqual([]);
    expect(unmet({ top: 28, length: 150 })).toEqual(["detailing/fit-under-flange"]);
  });

  test("has a notch that reaches 10 mm past the flange", () => {
    // 108.7 - 20 + 10.
    expect(unmet({ top: 50, length: 99 })).toEqual([]);
    expect(unmet({ top: 50, length: 98 })).toEqual(["detailing/notch-reach-top"]);
  });

  test("ends above the lower flange, or is notched there", () => {
    // 170.2 mm of drop leave 403 mm to the flat web at 573.2.
    expect(unmet({}, { level: 170 })).toEqual([]);
    expect(unmet({}, { level: 172 })).toEqual(["detailing/fit-over-flange"]);
    expect(unmet({ bottom: 30, length: 120 }, { level: 172 })).toEqual([]);
    expect(unmet({ bottom: 30, length: 60 }, { level: 172 })).toEqual(["detailing/notch-reach-bottom"]);
  });

  test("has its plate on the flat web of the support", () => {
    // The plate is from 75 mm to 285 mm below the top of the beam.
    expect(unmet({ top: 120, length: 150 }, { level: -46 })).toEqual([]);
    expect(unmet({ top: 120, length: 150 }, { level: -47 })).toEqual(["detailing/fit-support-top"]);
  });

  test("on a column has no such requirement", () => {
    expect(unmet({}, { kind: "column flange" })).toEqual([]);
  });
});

describe("a beam on the other side of the web of a support", () => {
  const support: Support = { ...SUPPORT, isElsewhere: false };
  const load = { v: 120e3, n: 0, m: 0 };

  test("adds its reaction to the bearing of the bolts that both share", () => {
    const bearing = (otherReaction: number) =>
      ratiosOf(endPlateChecks({ ...END_PLATE, support: { ...support, otherReaction } }, load));
    // Six M20 in a web of 10.6 mm with f_u = 440 MPa. Tear-out to the next hole, 70 - 22 + 20 / 2, is less than 3.2 x 20 mm.
    const one = 0.9 * 58 * 10.6 * 440;
    expect(bearing(0)["bearing-support"]).toBeCloseTo(120e3 / 6 / one, 6);
    expect(bearing(90e3)["bearing-support"]).toBeCloseTo(210e3 / 6 / one, 6);
    expect(bearing(90e3)["bolt-shear"]).toBe(bearing(0)["bolt-shear"]);
  });

  test("adds its reaction to the shear of the web beside the plates, of either sign", () => {
    const shear = (otherReaction: number, v = 120e3) =>
      ratiosOf(sidePlateChecks({ ...SIDE_PLATE, support: { ...support, otherReaction } }, { ...load, v }));
    const ratio = shear(0)["support-shear"] ?? Number.NaN;
    expect(shear(60e3)["support-shear"]).toBeCloseTo(1.5 * ratio, 9);
    expect(shear(60e3, -120e3)["support-shear"]).toBeCloseTo(1.5 * ratio, 9);
  });
});
