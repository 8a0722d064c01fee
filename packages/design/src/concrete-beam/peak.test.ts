import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { limitOf } = checksOfModule(CONCRETE_BEAM);

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
