import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { checkOf, limitOf } = checksOfModule(CONCRETE_BEAM);

/** AS 3600:2018 Amendment 2, 8.1.6.1 and 8.1.5: at the peak of the moment, with the bars that are developed there. */
describe("a support with bars that end beside it", () => {
  const always = [
    { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
    { face: "top", count: 2, size: "N12", layer: 1, from: 0, to: 0 },
  ];
  const top = (from: number, to: number) => ({ face: "top", count: 3, size: "N20", layer: 1, from, to });
  const beam = { hasSelfWeight: false, uniformLoads: [{ case: "G", load: 8 }] };
  // Bars end 500 mm beyond the support, on the side of the overhang.
  const right = {
    ...beam,
    spans: [
      { length: 6000, end: "pinned" },
      { length: 1500, end: "free" },
    ],
    bars: [...always, top(3000, 6500)],
  };
  const left = {
    ...beam,
    leftSupport: "free",
    spans: [
      { length: 1500, end: "pinned" },
      { length: 6000, end: "pinned" },
    ],
    bars: [...always, top(1000, 4500)],
  };

  test("has the minimum strength of its weaker side, and the ductility of its less ductile one, as in the mirror", () => {
    for (const name of ["minimum-strength", "ductility"]) {
      const [one, other] = [limitOf(right, `support-2/${name}`), limitOf(left, `support-1/${name}`)];
      expect(one.ratio, name).toBeCloseTo(other.ratio, 9);
    }
    // With longer bars it is no weaker.
    const longer = { ...right, bars: [...always, top(3000, 7400)] };
    expect(limitOf(longer, "support-2/minimum-strength").ratio).toBeLessThan(
      limitOf(right, "support-2/minimum-strength").ratio,
    );
  });
});

/** AS 3600:2018 8.1: bars in the width of a support at the end of a beam are not developed there, where the moment vanishes. */
describe("hogging towards a support at the end of a beam", () => {
  const lifted = {
    uniformLoads: [
      { case: "G", load: 2 },
      { case: "Wu1", load: -40 },
    ],
    bars: [
      { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
      { face: "top", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
    ],
  };

  test("counts from the face of the support", () => {
    expect(limitOf(lifted, "support-1/bending").ratio).toBeLessThan(1);
    // 40 kN/m up and 0.9 of 2 and 5.25 kN/m down over 6 m: w L² / 8.
    expect(limitOf(lifted, "support-1/bending").demand / 1e6).toBeCloseTo(((40 - 0.9 * 7.25) * 36) / 8, 6);
  });

  test("counts over the support where that has a moment: a couple, a rotational spring, a built-in end", () => {
    const over = (of: object) => limitOf({ ...lifted, ...of }, "support-1/bending").ratio;
    expect(over({ couples: [{ case: "G", moment: -20e6, position: 0 }] })).toBe(Number.POSITIVE_INFINITY);
    expect(over({ springs: [{ support: 1, vertical: 0, rotation: 1e12, settlement: 0 }] })).toBe(
      Number.POSITIVE_INFINITY,
    );
    const built = { leftSupport: "fixed", uniformLoads: [{ case: "G", load: 20 }] };
    expect(limitOf({ ...lifted, ...built }, "support-1/bending").location).toBe("x = 0.000 m");
  });
});

test("a hinge is a stepped joint, which is not covered (12.1.1)", () => {
  const spans = [
    { length: 6000, end: "pinned" },
    { length: 6000, end: "pinned" },
  ];
  expect(checkOf({ spans, hinges: [{ position: 7000 }] }, "hinge-1")).toMatchObject({
    kind: "not covered",
    reason: expect.stringContaining("7.0 m from the left end"),
  });
  expect(checkOf({ spans }, "hinge-1")).toBeUndefined();
});
