import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../../testing/checks-of.ts";
import { PAD_FOOTING } from "../module.ts";

const { checkOf, limitOf } = checksOfModule(PAD_FOOTING);
const ID = "joint-shear";

describe("shear of a concrete column through its joint with the footing", () => {
  // 400 x 400 of 32 MPa with 4N16. AS 3600:2018 8.4.3: mu = 0.6 and k_co = 0.2 of a tamped surface, phi = 0.70.
  const AREA = 400 * 400;
  const STARTERS = 4 * Math.PI * 8 ** 2;
  const FCT = 0.36 * Math.sqrt(32);
  const under = (of: object) => ({
    actions: [{ name: "A", n: 500e3, mx: 0, my: 0, vx: 0, vy: 0, ...of }],
  });

  test("is carried by the friction of the starter bars and by the compressed concrete", () => {
    const { demand, limit } = limitOf(under({ vx: 60e3, vy: -80e3 }), ID);
    expect(demand).toBeCloseTo(100e3 / AREA, 9);
    expect(limit).toBeCloseTo(0.7 * ((0.6 * STARTERS * 500) / AREA + 0.2 * FCT), 9);
    expect(checkOf(under({}), ID)).toBeUndefined();
  });

  test("is carried by the starter bars alone where a moment opens the joint, less what pulls on them", () => {
    // 500 x 400 / 6 kNm is the edge of the kern.
    const bars = (0.7 * 0.6 * STARTERS * 500) / AREA;
    expect(limitOf(under({ vx: 10e3, my: 33.3e6 }), ID).limit).toBeCloseTo(bars + 0.7 * 0.2 * FCT, 9);
    expect(limitOf(under({ vx: 10e3, my: 33.4e6 }), ID).limit).toBeCloseTo(bars, 9);
    const pulled = limitOf({ ...under({ vx: 10e3, n: -100e3 }), hasTop: true }, ID).limit;
    expect(pulled).toBeCloseTo(bars - (0.7 * 0.6 * 100e3) / AREA, 9);
  });

  test("is not covered beyond that, with the bars that are missing", () => {
    const carried = 0.7 * (0.6 * STARTERS * 500 + 0.2 * FCT * AREA);
    const missing = Math.ceil((300e3 - carried) / (0.7 * 0.6 * 500));
    const check = checkOf(under({ vx: 300e3 }), ID);
    expect(check).toMatchObject({ kind: "not covered", reason: expect.stringContaining(`${missing} mm²`) });
    expect(limitOf(under({ vx: 900e3 }), ID)).toMatchObject({ limit: 0.7 * 0.2 * 32 });
  });

  test("counts 0.9 of the permanent axial force of load cases", () => {
    const cases = (q: number) => ({
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 200e3 },
        { case: "Q", n: q, vx: 20e3 },
      ],
    });
    const most = 0.7 * ((0.6 * (STARTERS * 500 + 0.9 * 200e3)) / AREA + 0.2 * FCT);
    expect(limitOf(cases(100e3), ID).limit).toBeCloseTo(most, 9);
  });

  test("counts the part of the starter bars that the footing develops", () => {
    const shallow = limitOf({ ...under({ vx: 10e3 }), depth: 200 }, ID).limit;
    const deep = limitOf(under({ vx: 10e3 }), ID).limit;
    expect(shallow).toBeLessThan(deep);
    expect(checkOf({ ...under({ vx: 10e3 }), columnKind: "plate" }, ID)).toBeUndefined();
    expect(checkOf({ ...under({ vx: 10e3 }), starterCount: 0 }, ID)).toBeUndefined();
  });
});
