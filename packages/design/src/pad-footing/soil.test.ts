import { describe, expect, test } from "vitest";
import { checksOfModule, RESOURCES } from "../../testing/checks-of.ts";
import { PAD_FOOTING } from "./module.ts";

const { checkOf, limitOf, isMet, problemsOf } = checksOfModule(PAD_FOOTING);
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

describe("a footing with partial contact, worked by hand", () => {
  // N' = 500 + 25 x 3 x 2 x 0.5 = 575 kN at e = 1000 mm: 3(1500 - 1000) = 1500 mm of contact.
  const PARTIAL = {
    lengthX: 3000,
    lengthY: 2000,
    soilDepth: 0,
    allowable: 1,
    hasTop: true,
    contactPermanent: 50,
    ...under({ n: 500_000, my: 575e6 }),
  };

  test("has the pressure 2N' / (3 L_y (L_x/2 - e))", () => {
    expect(limitOf(PARTIAL, "soil").demand * 1e3).toBeCloseTo((2 * 575) / (1.5 * 2), 9);
  });

  test("has contact over half of its length, which is met at 50 % and not at 51 %", () => {
    expect(isMet(PARTIAL, "contact")).toBe(true);
    expect(isMet({ ...PARTIAL, contactPermanent: 51 }, "contact")).toBe(false);
  });

  test("hogs beyond the zero line by the weight of what is lifted", () => {
    // With the factor 1.0 of the weights the force at the underside is that of the working combination.
    const of = { ...PARTIAL, weightFactor: 1 };
    // Lifted from -1500 to 0: w = 12.5 kPa on 2 m; the pressure begins at the zero line.
    const [w, slope] = [12.5 * 2, ((2 * 575) / (1.5 * 2) / 1.5) * 2];
    // Shear vanishes at z beyond the zero line: w (1.5 + z) = slope z² / 2. The face is 0.2 m before the zero line.
    const face = (w * 1.3 ** 2) / 2;
    expect(slope).toBeGreaterThan(0);
    expect(limitOf(of, "top-bending-x").demand / 1e6).toBeCloseTo(face, 6);
  });

  test("without top bars has the strength of plain concrete at its top, and is not covered", () => {
    const bare = { ...PARTIAL, hasTop: false };
    expect(checkOf(bare, "top-bars")?.kind).toBe("not covered");
    expect(checkOf(PARTIAL, "top-bars")).toBeUndefined();
    expect(checkOf({ ...bare, ...under({ n: 500_000 }) }, "top-bars")).toBeUndefined();
    const { limit, assumptions } = limitOf({ ...PARTIAL, hasTop: false }, "top-bending-x");
    const z = (2000 * 450 ** 2) / 6;
    expect(limit).toBeCloseTo(0.6 * z * 0.6 * Math.sqrt(32), 3);
    expect(assumptions.join()).toContain("plain concrete");
  });
});

describe("soil", () => {
  const cases = (...rows: object[]) => ({
    actionsBy: "cases",
    caseActions: rows.map((one) => ({ n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...one })),
  });

  test("has a net allowable pressure beside that of the soil removed", () => {
    expect(limitOf({}, "soil").limit * 1e3).toBeCloseTo(150, 9);
    expect(limitOf({ allowableIs: "net" }, "soil").limit * 1e3).toBeCloseTo(150 + 18 * 1, 9);
  });

  test("has no more than the effective pressure of the soil removed, below water", () => {
    // At an eccentricity beyond a quarter of the length a lighter footing presses more on what it touches.
    const of = { allowableIs: "net", contactPermanent: 0, ...under({ n: 60_000, my: 105e6 }) };
    const { demand, limit, combination } = limitOf({ ...of, hasWater: true, waterDepth: 200 }, "soil");
    const n = 60 + (25 - 9.81) * 2 + (18 * 0.5 - 9.81 * 0.3) * 3.84;
    expect(combination).toBe("A");
    expect(demand * 1e3).toBeCloseTo((2 * n) / (3 * (1 - 105 / n) * 2), 6);
    expect(limit * 1e3).toBeCloseTo(150 + 18 - 9.81 * 0.8, 9);
  });

  test("has the factor of short actions under wind alone", () => {
    const still = { ...cases({ case: "G", n: 400_000 }), shortTerm: 1.25 };
    expect(limitOf(still, "soil").limit * 1e3).toBeCloseTo(150, 9);
    const windy = { ...cases({ case: "G", n: 400_000 }, { case: "Wu1", my: 90e6 }), shortTerm: 1.25 };
    expect(limitOf(windy, "soil").limit * 1e3).toBeCloseTo(187.5, 9);
  });

  test("bears the factored surcharge, by a linear pressure or over the effective area", () => {
    const of = { bearingBy: "ultimate", surcharge: 0.01, ...under({ n: 560_000, my: 60e6 }) };
    const n = 560 + 1.2 * (50 + 9 * 3.84) + 1.5 * 40;
    expect(limitOf(of, "soil").demand * 1e3).toBeCloseTo(n / 4 + (6 * 60) / 8, 9);
    const e = 60 / n;
    expect(limitOf({ ...of, ultimateBy: "effective" }, "soil").demand * 1e3).toBeCloseTo(
      n / ((2 - 2 * e) * 2),
      9,
    );
    expect(limitOf(of, "soil").limit * 1e3).toBeCloseTo(0.45 * 450, 9);
  });
});

test("bearing and contact of a combination that nothing balances fail by name", () => {
  const row = (of: object) => ({ name: "A", n: 400e3, mx: 0, my: 0, vx: 0, vy: 0, ...of });
  const inputs = { actions: [row({})], working: [row({}), row({ name: "B", my: 2000e6 })] };
  for (const id of ["soil", "contact"]) {
    expect(checkOf(inputs, id), id).toMatchObject({
      ...{ kind: "requirement", isMet: false, combination: "B" },
      finding: "the resultant is outside the plan",
    });
  }
});

describe("working actions that are entered", () => {
  const kindOf = (strength: object, working: object, rest: object = {}) =>
    checkOf({ ...under(strength, working), ...rest }, "working")?.kind;

  test("are not covered where they cannot be those of the combinations", () => {
    expect(kindOf({ n: 500_000 }, { n: 240_000 })).toBe("not covered");
    expect(kindOf({ n: 500_000, my: 50e6 }, { n: 400_000 })).toBe("not covered");
    expect(kindOf({ n: 500_000, vy: 10_000 }, { n: 400_000, vx: 10_000 })).toBe("not covered");
  });

  test("are covered otherwise, and where strength combinations are compared with the ultimate pressure", () => {
    expect(kindOf({ n: 500_000, my: 50e6 }, { n: 260_000, my: 5e6 })).toBeUndefined();
    expect(kindOf({ n: -100_000 }, { n: 50_000 })).toBeUndefined();
    expect(kindOf({ n: 500_000 }, { n: 0 }, { bearingBy: "ultimate" })).toBeUndefined();
  });
});

test("permanent action alone is a working combination: imposed action may be what holds the footing down", () => {
  const rows = [
    { case: "G", n: 200_000, my: 100e6 },
    { case: "Q", n: 400_000 },
  ].map((one) => ({ mx: 0, my: 0, vx: 0, vy: 0, ...one }));
  const inputs = { actionsBy: "cases", soilDepth: 0, allowable: 0.5, caseActions: rows };
  expect(isMet(inputs, "contact")).toBe(false);
});

test("the working combinations of load cases have G + Q, and wind at its working value", () => {
  const inputs = {
    actionsBy: "cases",
    serviceRatio: 0.7,
    allowable: 0.5,
    caseActions: [
      { case: "G", n: 300_000 },
      { case: "Q", n: 100_000 },
      { case: "Wu1", n: 50_000, my: 80e6 },
    ].map((one) => ({ mx: 0, my: 0, vx: 0, vy: 0, ...one })),
  };
  const outcome = PAD_FOOTING.run(inputs, RESOURCES);
  if (outcome.kind !== "result") throw new Error("There is no result.");
  const names =
    outcome.result.tables.find(({ id }) => id === "combinations")?.rows.map(([name]) => name) ?? [];
  expect(names.slice(0, 5)).toEqual(["G + Q", "G", "G + ψcQ + 0.7Wu1", "G + 0.7Wu1", "0.9G + 0.7Wu1"]);
  // Weight: 50 + 34.56 kN; office: psi_c 0.4.
  const n = 300 + 0.4 * 100 + 0.7 * 50 + 50 + 9 * 3.84;
  expect(limitOf(inputs, "soil").demand * 1e3).toBeCloseTo(n / 4 + (6 * 0.7 * 80) / 8, 6);
});

test("an earthquake acts in either sense on the soil too", () => {
  const soil = (my: number, sums: readonly string[] = []) =>
    limitOf(
      {
        actionsBy: "cases",
        allowable: 0.3,
        ownWorking: sums.map((sum) => ({ sum })),
        caseActions: [
          { case: "G", n: 400_000, my: 40e6 },
          { case: "Eu", n: 0, my },
        ].map((one) => ({ mx: 0, vx: 0, vy: 0, ...one })),
      },
      "soil",
    ).demand;
  // 40 kNm of G and 60 kNm of Eu on 400 kN and the weight of 84.56 kN, 2 m square.
  expect(soil(60e6) * 1e3).toBeCloseTo((400 + 50 + 9 * 3.84) / 4 + (6 * 100) / 8, 6);
  expect(soil(-60e6)).toBeCloseTo(soil(60e6), 12);
  // In the working combinations of the user as well: 40 + 42 kNm.
  for (const my of [60e6, -60e6]) {
    expect(soil(my, ["G + 0.7Eu"]) * 1e3).toBeCloseTo((400 + 50 + 9 * 3.84) / 4 + (6 * 82) / 8, 6);
  }
});

test("working combinations of the user take the place of the usual ones, and an unknown case is an error", () => {
  const cases = (sum: string) => ({
    actionsBy: "cases",
    allowable: 0.5,
    ownWorking: [{ sum }],
    caseActions: [{ case: "G", n: 300_000, mx: 0, my: 0, vx: 0, vy: 0 }],
  });
  expect(limitOf(cases("1.1G"), "soil").demand * 1e3).toBeCloseTo((1.1 * (300 + 50 + 9 * 3.84)) / 4, 9);
  expect(problemsOf(cases("G + Wu2"))).toContainEqual(
    expect.objectContaining({ kind: "error", path: "/ownWorking/0/sum" }),
  );
});
