import { designBoltShear } from "@kingpost/as4100";
import { isCovered, SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, NO_ACTIONS } from "../../../testing/example-base.ts";
import type { BaseActions, BaseDesign, GroutMethod } from "../base.ts";
import { bendingThroughGrout, designShearThroughGrout } from "./grout.ts";

const CONFINED: GroutMethod = { by: "confined", strength: 40 };
const WASHER: GroutMethod = { by: "washer" };
const FREE: GroutMethod = { by: "lever", isHeld: false };
const HELD: GroutMethod = { by: "lever", isHeld: true };

// Four M20 4.6, t = 25 mm, tg = 30 mm, f'c = 32 MPa.
const base = (groutMethod: GroutMethod, of: Partial<BaseDesign> = {}): BaseDesign => ({
  ...BASE,
  groutMethod,
  ...of,
});
const welded = { anchors: { ...BASE.anchors, hasWeldedWashers: true } };
const SHEAR: BaseActions = { ...NO_ACTIONS, n: 50e3, vy: 28e3 };
const bolt = (shear: number, tension = 0) => ({ shear, tension });
const ratio = (of: BaseDesign, { shear, tension }: ReturnType<typeof bolt>, actions = SHEAR) => {
  const found = bendingThroughGrout(of, actions, { shear, tension }, SILENT);
  return isCovered(found) ? found : found.kind;
};
const factor = (of: BaseDesign, actions = SHEAR) =>
  designShearThroughGrout(of, actions, SILENT) / designBoltShear(of.anchors, SILENT);

describe("grout that confines the bolts", () => {
  test("up to half a diameter, as strong as the concrete, takes nothing and bends nothing", () => {
    const thin = base(CONFINED, { grout: 10 });
    expect(factor(thin)).toBe(1);
    expect(ratio(thin, bolt(7e3))).toBe("not-applicable");
  });

  test("up to 40 mm takes 1 % of the shear capacity for each millimetre", () => {
    expect(factor(base(CONFINED))).toBeCloseTo(0.7, 12);
    expect(ratio(base(CONFINED), bolt(7e3))).toBe("not-applicable");
  });

  test.each<[string, Partial<BaseDesign>, Partial<BaseActions>, GroutMethod]>([
    ["weaker than the concrete", {}, {}, { by: "confined", strength: 31 }],
    ["of less than 30 MPa", { pedestal: { ...BASE.pedestal, fc: 20 } }, {}, { by: "confined", strength: 29 }],
    ["of unknown strength", {}, {}, { by: "confined", strength: 0 }],
    ["thicker than 40 mm", { grout: 41 }, {}, CONFINED],
    ["under uplift", {}, { n: -1 }, CONFINED],
    ["under a moment", {}, { mx: 1 }, CONFINED],
    [
      "with one bolt along the shear force",
      { anchors: { ...BASE.anchors, positions: [-100, 100].map((x) => ({ x, y: 0 })) } },
      {},
      CONFINED,
    ],
  ])("is not covered %s", (_, of, actions, method) => {
    expect(ratio(base(method, of), bolt(7e3), { ...SHEAR, ...actions })).toBe("not-covered");
  });
});

describe("bolts with 0.8 of their shear capacity", () => {
  test("have it through grout of any thickness, and all of it without", () => {
    expect([1, 30, 100].map((grout) => factor(base(WASHER, { grout })))).toEqual([
      expect.closeTo(0.8, 12),
      expect.closeTo(0.8, 12),
      expect.closeTo(0.8, 12),
    ]);
    expect(factor(base(WASHER, { grout: 0 }))).toBe(1);
  });

  test("bend between the grout and welded washers, with their tension", () => {
    // 7 kN x (25 + 6 / 2) / 2 = 98 kNmm; dc = 16.9328 mm: 0.8 x 240 x dc^3 / 6 = 155.36 kNmm. 78.334 kN in tension.
    expect(ratio(base(WASHER, welded), bolt(7e3))).toBeCloseTo(98 / 155.36, 4);
    expect(ratio(base(WASHER, welded), bolt(7e3, 12e3))).toBeCloseTo(98 / 155.36 + 12 / 78.334, 4);
    expect(ratio(base(WASHER), bolt(7e3))).toBe("not-applicable");
  });
});

describe("bolts with a free lever arm", () => {
  test("bend from half a diameter below the concrete, half as much where the plate is held", () => {
    // 7 kN x (10 + 30 + 12.5) = 367.5 kNmm; ds = sqrt(4 x 244.79 / pi) = 17.654 mm: 0.6 x 1.2 x 540.2 x 400 = 155.6 kNmm.
    // Tension: 0.5 x 244.79 x 400 = 48.96 kN.
    expect(ratio(base(FREE), bolt(7e3))).toBeCloseTo(367.5 / 155.57, 3);
    expect(ratio(base(HELD), bolt(7e3, 12e3))).toBeCloseTo(367.5 / 2 / 155.57 + 12 / 48.958, 3);
    expect(factor(base(FREE))).toBe(1);
  });
});

test("more grout, shear or tension never lowers the ratio of a method", () => {
  const size = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.constantFrom(WASHER, FREE, HELD),
      size,
      size,
      size,
      fc.nat(50),
      (method, tg, v, n, more) => {
        const at = (grout: number, shear: number, tension: number) =>
          Number(ratio(base(method, { ...welded, grout }), bolt(1e3 * shear, 1e3 * tension)));
        const found = at(tg, v, n);
        expect(at(Math.min(tg + more, 100), v, n)).toBeGreaterThanOrEqual(found);
        expect(at(tg, v + more, n)).toBeGreaterThanOrEqual(found);
        expect(at(tg, v, n + more)).toBeGreaterThanOrEqual(found);
      },
    ),
  );
});
