import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../../testing/checks-of.ts";
import { PAD_FOOTING } from "../module.ts";

const { checkOf } = checksOfModule(PAD_FOOTING);

/** N28 at most 300 mm apart in a pad 600 mm deep: d_v 482.4 mm, developed over 1049.6 mm; 2355.3 kN in all, with a lever arm of 513.4 mm. */
const pad = (n: number, of: object = {}) => ({
  ...{ lengthX: 2400, lengthY: 2400, depth: 600, fc: 32, soilDepth: 0, allowable: 2, isRobust: true },
  ...{ sizeX: "N28", spacingX: 300, sizeY: "N28", spacingY: 300 },
  actions: [{ name: "A", n }],
  working: [{ name: "W", n: n / 1.35 }],
  ...of,
});

describe("the tension of shear displaces the force of the bars towards the edge (8.2.7)", () => {
  test("of a long projection as 8.2.8 adds it, d_v from the edge", () => {
    // V* 180.9 kN, M* 43.63 kNm: strain 0.163e-3, struts at 30.14 degrees: 180.9 cot + 43.63 / 0.5134.
    expect(checkOf(pad(1.5e6, { lengthX: 4000 }), "bar-force-x")).toMatchObject({
      kind: "requirement",
      isMet: true,
      finding: expect.stringMatching(
        /^482 mm from the edge the bars have 396\.\d kN, not more than 970\.3 kN/,
      ),
    });
  });

  test("is no more than that of bending at the column, and is not covered where straight bars are short", () => {
    const reason =
      /^482 mm from the edge the bars have 1,?014\.3 kN with the tension of shear, and develop 970\.3 kN/;
    expect(checkOf(pad(2.5e6), "bar-force-x")).toMatchObject({
      kind: "not covered",
      reason: expect.stringMatching(reason),
    });
    // The same bars are developed at the column.
    expect(checkOf(pad(2.5e6), "development-x")).toMatchObject({ isMet: true });
    expect(checkOf(pad(2.5e6, { ends: "cog" }), "bar-force-x")).toMatchObject({ isMet: true });
    const smaller = { sizeX: "N20", spacingX: 150 };
    expect(checkOf(pad(2.5e6, smaller), "bar-force-x")).toMatchObject({ isMet: true });
  });

  test("does not count within d_v of the edge, where struts from the column reach the bars", () => {
    expect(checkOf(pad(1e6, { lengthX: 1300 }), "bar-force-x")).toBeUndefined();
  });

  test("of top bars too, where the weight on a footing that lifts bends it", () => {
    const lifted = {
      ...pad(0, { soilDepth: 1500, hasTop: true, topSize: "N28", topSpacing: 300, depth: 400 }),
      actions: [{ name: "A", n: 250_000, my: 330e6 }],
      working: [{ name: "W", n: 250_000, my: 100e6 }],
    };
    expect(checkOf(lifted, "top-bar-force-x")).toMatchObject({ isMet: true, location: "left side" });
  });
});
