import { overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PAD_FOOTING_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { factoredWeights } from "./model.ts";
import { PAD_FOOTING, PAD_FOOTING_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = PAD_FOOTING.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((one) => one.id === id);
function limitOf(inputs: object, id: string) {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} has no limit: ${JSON.stringify(check)}`);
  return check;
}
function isMet(inputs: object, id: string): boolean | undefined {
  const check = checkOf(inputs, id);
  return check?.kind === "requirement" ? check.isMet : undefined;
}
const problemsOf = (inputs: object) => PAD_FOOTING.run(inputs, resources).problems;
const verdictOf = (inputs: object) => overallVerdict(checksOf(inputs));
const exampleOf = (id: string) => EXAMPLES.find((one) => one.id === id)?.inputs ?? {};
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(PAD_FOOTING_MODULE, resources).designed).toBeGreaterThan(20);
});

test.each(EXAMPLES)("the example $title passes every check", ({ inputs }) => {
  expect(["pass", "close"]).toContain(verdictOf(inputs));
});

describe("the footing of the hand calculation, 2.4 m square and 0.6 m deep", () => {
  const PAD = {
    lengthX: 2400,
    lengthY: 2400,
    depth: 600,
    soilDepth: 0,
    spacingX: 208,
    spacingY: 208,
    allowable: 0.25,
    isRobust: true,
    ...under({ n: 1_320_000, my: 132e6 }, { n: 1_000_000, my: 100e6 }),
  };

  test("has a working pressure of 232.0 kPa", () => {
    expect(limitOf(PAD, "soil").demand * 1e3).toBeCloseTo(232.01, 2);
  });

  test("has 324.65 kNm at the face against 545.7 kNm", () => {
    const { demand, limit } = limitOf(PAD, "bending-x");
    expect(demand / 1e6).toBeCloseTo(324.65, 2);
    expect(limit / 1e6).toBeCloseTo(545.7, 1);
  });

  test("has 337.1 kN at d_v against the smaller of 821 kN (general) and 567.4 kN (simplified)", () => {
    const { demand, limit } = limitOf(PAD, "shear-x");
    expect(demand / 1e3).toBeCloseTo(337.1, 1);
    expect(limit / 1e3).toBeCloseTo(567.4, 1);
    // Beyond the section 462 mm of the 464 mm develop 0.996 of the yield strength: 819.46 kN in place of 821.1 kN.
    expect(limitOf({ ...PAD, shearMethod: "general" }, "shear-x").limit / 1e3).toBeCloseTo(819.46, 2);
  });

  test("under a circular column has the shear at d_v from the square of its area, where bending begins", () => {
    const round = {
      ...PAD,
      columnKind: "circular",
      diameter: 500,
      ...under({ n: 1_320_000 }, { n: 1_000_000 }),
    };
    const beyond = 1200 - (250 * Math.sqrt(Math.PI)) / 2;
    expect(limitOf(round, "shear-x").demand / 1e3).toBeCloseTo((1320 / 2400) * (beyond - 0.9 * 542), 6);
    expect(limitOf(round, "bending-x").demand / 1e6).toBeCloseTo(((1320 / 2400) * beyond ** 2) / 2e3, 6);
  });

  test("has 2056 mm² as its minimum reinforcement", () => {
    expect(checkOf(PAD, "minimum-x")).toMatchObject({ isMet: true, finding: expect.stringMatching("2056") });
    expect(isMet({ ...PAD, sizeX: "N12" }, "minimum-x")).toBe(false);
  });

  test("has the punching strength of 2419.0 kN with its moment", () => {
    const { ratio } = limitOf(PAD, "punching");
    expect(1120.1 / ratio).toBeCloseTo(2419, 0);
  });
});

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

describe("combinations that are entered", () => {
  // N' = N + 1.2 x 50 kN of footing on 2 m x 2 m, without soil.
  const of = { soilDepth: 0, bearingBy: "ultimate", ultimate: 4, contactOther: 0 } as const;

  test("are also checked with 0.9 of the weights, which raises the pressure of partial contact", () => {
    const check = limitOf({ ...of, ...under({ n: 100_000, my: 110e6 }) }, "soil");
    const [n, m] = [100 + 0.9 * 50, 110];
    expect(check.demand * 1e3).toBeCloseTo((2 * n) / (3 * (1 - m / n) * 2), 6);
    expect(check.combination).toContain("0.9 of the weights");
    const light = limitOf({ ...of, weightFactor: 0.9, ...under({ n: 100_000, my: 110e6 }) }, "soil");
    expect(light.combination).toBe("A");
  });

  test("are also checked without the surcharge, which may hold a footing down", () => {
    const held = { soilDepth: 0, surcharge: 0.05, allowable: 0.5, ...under({ n: 200_000, my: 100e6 }) };
    // 6 x 100 / (200 + 50 + 200) is within 2 m, 6 x 100 / 250 is not.
    expect(isMet(held, "contact")).toBe(false);
    expect(isMet({ ...held, ...under({ n: 200_000, my: 80e6 }) }, "contact")).toBe(true);
  });
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

test("punching has the moment of the shear force at the foot of a pedestal", () => {
  const of = (actions: object) =>
    limitOf({ pedestal: 300, ...under({ n: 400_000, ...actions }) }, "punching");
  expect(of({ vx: 50_000 }).demand).toBeCloseTo(of({ my: 15e6 }).demand, 3);
  expect(of({ vy: 50_000 }).demand).toBeCloseTo(of({ mx: 15e6 }).demand, 3);
  expect(of({ vx: 50_000 }).demand).toBeGreaterThan(of({}).demand * 1.02);
});

test("the sides need the cover of concrete cast against the ground, unless formed", () => {
  const of = (coverSide: number, castAgainst: string) => isMet({ coverSide, castAgainst }, "cover-sides");
  expect([of(45, "ground"), of(44, "ground"), of(44, "membrane"), of(25, "no"), of(24, "no")]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

test("starter bars begin above both layers of bottom bars", () => {
  // 500 - 50 - 16 - 16 mm.
  expect(checkOf({}, "starters")).toMatchObject({ finding: expect.stringMatching(/^418 mm/) });
});

test("cogs develop half of the length of straight bars", () => {
  const short = { lengthX: 900, lengthY: 900, sizeX: "N28", sizeY: "N28", ...under({ n: 60_000 }) };
  const needed = (ends: string) => {
    const check = checkOf({ ...short, ends }, "development-x");
    return check?.kind === "requirement" ? Number(/than (\d+) mm/.exec(check.finding)?.[1]) : Number.NaN;
  };
  // 12 diameters, and half of it.
  expect([needed("straight"), needed("cog")]).toEqual([336, 168]);
});

/** The length that bars at yield need. Units mm. */
function neededAtYield(inputs: object): number {
  // Beyond the strength in bending the stress is that at yield.
  const check = checkOf({ ...under({ n: 9e6 }), sizeX: "N20", spacingX: 150, ...inputs }, "development-x");
  return check?.kind === "requirement" ? Number(/than ([\d.]+) mm/.exec(check.finding)?.[1]) : Number.NaN;
}

test("straight bars have the least cover, that at the sides too, and cogs the side cover alone", () => {
  // 0.5 k_3 f_sy d_b / (k_2 √f'c) of N20 with k_2 = 1.12; least 0.058 f_sy d_b = 580 mm.
  const length = (cd: number) => ((0.5 * 500 * 20) / (1.12 * Math.sqrt(32))) * (1 - (0.15 * (cd - 20)) / 20);
  expect(neededAtYield({})).toBeCloseTo(length(50), -1);
  expect(neededAtYield({ coverSide: 30 })).toBeCloseTo(length(30), -1);
  expect(neededAtYield({ coverBottom: 30 })).toBeCloseTo(length(30), -1);
  const cog = { ends: "cog", coverBottom: 30 };
  expect(neededAtYield({ ...cog, coverSide: 50 })).toBeCloseTo(length(50) / 2, -1);
  expect(neededAtYield({ ...cog, coverSide: 30 })).toBeCloseTo(length(30) / 2, -1);
});

test("bars below a column at an edge are developed back to that edge", () => {
  // The face on the right is 400 mm from the left edge, of which the cover is 50 mm.
  const edge = { offsetX: -800, ...under({ n: 300_000, my: 240e6 }) };
  expect(checkOf(edge, "development-x")).toMatchObject({
    finding: expect.stringMatching(/^350 mm/),
    location: "right side",
  });
  expect(isMet({ ...edge, sizeX: "N36", columnX: 100, offsetX: -950 }, "development-x")).toBe(false);
});

test("cogs that bars with more than 400 MPa need ask for transverse bars, which are not covered", () => {
  const of = { ends: "cog", sizeX: "N32", sizeY: "N32", lengthX: 1400, lengthY: 1400 };
  const check = checkOf({ ...of, ...under({ n: 20e6 }) }, "cog-bars-x");
  expect(check?.kind).toBe("not covered");
  expect(checkOf({ ...of, ...under({ n: 100_000 }) }, "cog-bars-x")).toBeUndefined();
  expect(checkOf({ ...of, ...under({ n: 20e6 }), ends: "straight" }, "cog-bars-x")).toBeUndefined();
});

test("cogs are within the depth", () => {
  // N36: 3.5 d_b with the bend, and the rest of the length of a hook, 3π d_b + 4 d_b, beyond it.
  const height = 3.5 * 36 + (Math.PI * 6 * 36) / 4 + 4 * 36;
  const of = { ends: "cog", sizeX: "N36", sizeY: "N16" };
  expect(isMet({ ...of, depth: Math.ceil(50 + height + 50) }, "cogs-x")).toBe(true);
  expect(isMet({ ...of, depth: Math.floor(50 + height + 50) }, "cogs-x")).toBe(false);
  // The upper layer begins above the lower one.
  expect(isMet({ ...of, lower: "y", depth: Math.ceil(50 + height + 50) }, "cogs-x")).toBe(false);
});

test("top bars have clear gaps, and a cover of their diameter", () => {
  const tight = { hasTop: true, topSize: "N36", topSpacing: 60 };
  expect(isMet(tight, "top-gap-x")).toBe(false);
  expect(isMet({ ...tight, topSpacing: 100 }, "top-gap-x")).toBe(true);
  expect(isMet({ ...tight, coverTop: 35 }, "cover-top")).toBe(false);
  expect(isMet({ ...tight, coverTop: 36 }, "cover-top")).toBe(true);
});

test("a pedestal above the soil is buoyant in the soil alone", () => {
  // Ground water at the surface; 1 m of a 2 m pedestal of 400 mm is in the soil.
  const of = { pedestal: 2000, soilDepth: 1000, hasWater: true, waterDepth: 0, hasTop: true };
  const inputs = { ...of, coversStability: true, ...under({ n: -10_000 }, { n: 100_000 }) };
  const weight = 25 * 2 + 18 * (4 - 0.16) + 0.16 * 25 * 2;
  const water = 9.81 * (2 + (4 - 0.16) + 0.16);
  const { demand, limit } = limitOf(inputs, "uplift");
  expect(limit / 1e3).toBeCloseTo(0.9 * weight, 9);
  expect(demand / 1e3).toBeCloseTo(10 + 1.2 * water, 9);
});

test("the column bears with its concrete and no larger area, and with its starters", () => {
  const of = { columnFc: 25, ...under({ n: 900_000 }, { n: 500_000 }) };
  const column = 0.6 * 0.9 * 25 * 400 ** 2;
  const starters = 0.6 * 4 * 64 * Math.PI * 500;
  expect(limitOf(of, "bearing-column").limit).toBeCloseTo(column + starters, 3);
  expect(limitOf({ ...of, starterCount: 0 }, "bearing-column").limit).toBeCloseTo(column, 3);
  // The footing has four times the area below the column: 1.8 f'c.
  expect(limitOf({ ...of, starterCount: 0 }, "bearing").limit).toBeCloseTo(0.6 * 1.8 * 32 * 400 ** 2, 3);
  expect(limitOf({ ...of, ...under({ n: 2_600_000 }) }, "bearing-column").ratio).toBeGreaterThan(1);
  expect(checkOf({ ...of, columnKind: "plate" }, "bearing-column")).toBeUndefined();
});

test("the supporting area of bearing ends at the nearest edge", () => {
  // The centre of the column is 300 mm from the edge: 600 mm is 1.5 times its size.
  const of = { offsetX: 700, starterCount: 0, ...under({ n: 200_000 }) };
  expect(limitOf(of, "bearing").limit).toBeCloseTo(0.6 * 0.9 * 32 * 1.5 * 400 ** 2, 3);
});

test("the size names plan, depth and bars", () => {
  const of = (inputs: object) => PAD_FOOTING.sizeOf(inputs);
  expect(of({ lengthY: 1500 })).toEqual({
    size: "2000 × 1500 × 500",
    reinforcement: "N16-200 both ways",
  });
  expect(of({ sizeX: "N20", hasTop: true, topSize: "N12" })?.reinforcement).toBe(
    "x N20-200; y N16-200; top N12-200 both ways",
  );
  expect(of({ reinforcement: "plain" })?.reinforcement).toBe("");
});

test("a design of version 1 has a column of the concrete of its footing", () => {
  const stored = { kind: "pad-footing", version: 1, inputs: { fc: 40 } };
  expect(PAD_FOOTING.open(stored as never)).toMatchObject({ fc: 40, columnFc: 40 });
});

describe("what cannot be designed is an error beside its field:", () => {
  test.each([
    [{ allowable: 0 }, "/allowable"],
    [{ bearingBy: "ultimate", ultimate: 0 }, "/ultimate"],
    [{ offsetX: 900 }, "/offsetX"],
    [{ offsetY: -900 }, "/offsetY"],
    [{ columnKind: "plate", steelX: 500 }, "/steelX"],
    [{ spacingX: 50, sizeX: "N36", lengthY: 300, columnY: 100, coverSide: 130 }, "/coverSide"],
    [{ depth: 150, coverBottom: 150 }, "/coverBottom"],
    [{ working: [] }, "/working"],
    [under({}), "/actions/0/n"],
  ])("%j at %s", (inputs, path) => {
    expect(problemsOf(inputs)).toContainEqual(expect.objectContaining({ kind: "error", path }));
  });
});

test("a resultant beyond the edge, and uplift of the whole footing, fail without a pressure", () => {
  const beyond = under({ n: 300_000, my: 600e6 });
  expect(isMet(beyond, "balance")).toBe(false);
  expect(checkOf(beyond, "soil")).toBeUndefined();
  expect(verdictOf(beyond)).toBe("fail");
  const lifted = under({ n: -300_000 });
  expect(isMet(lifted, "balance")).toBe(false);
  expect(verdictOf(lifted)).toBe("fail");
});

describe("a footing that its column pulls up", () => {
  // 3 m square and 0.6 m deep: 135 + 81 kN of weight less the soil in the place of the column.
  const of = { lengthX: 3000, lengthY: 3000, depth: 600, coversStability: true, isRobust: true };
  const pulled = { ...of, weightFactor: 0.9, allowable: 0.3, ...under({ n: -150_000 }, { n: -50_000 }) };
  const many = { ...pulled, hasTop: true, topSize: "N16", starterCount: 8 };

  test("is held by 0.85 A_s f_sy of its starter bars", () => {
    const { demand, limit, ratio } = limitOf({ ...many, starterCount: 1 }, "starters-uplift");
    expect(demand).toBe(150_000);
    expect(limit).toBeCloseTo(0.85 * 64 * Math.PI * 500, 6);
    expect(ratio).toBeGreaterThan(1);
    expect(checkOf({ ...pulled, ...under({ n: 500_000 }) }, "starters-uplift")).toBeUndefined();
  });

  test("passes with top bars, and is not covered without them", () => {
    expect(verdictOf(many)).toBe("pass");
    expect(checkOf({ ...many, hasTop: false }, "top-bars")?.kind).toBe("not covered");
    expect(verdictOf({ ...many, hasTop: false })).toBe("not covered");
    expect(checkOf({ ...pulled, reinforcement: "plain" }, "top-bars")?.kind).toBe("not covered");
    expect(verdictOf({ ...many, columnKind: "masonry" })).toBe("not covered");
    expect(verdictOf({ ...many, columnKind: "masonry", masonryBy: "the engineer of the wall" })).toBe("pass");
  });

  test("has at least the minimum reinforcement of footings at its top", () => {
    // 0.19 (D / d)^2 f'ct.f / fsy b d of D = 600, d = 600 - 50 - db / 2 of the outer layer, f'c = 32: N12 at 200 are less, N16 more.
    const least = (db: number) =>
      0.19 * (600 / (550 - db / 2)) ** 2 * ((0.6 * Math.sqrt(32)) / 500) * 3000 * (550 - db / 2);
    const gaps = (db: number) => Math.ceil((3000 - 100 - db) / 200);
    const area = (db: number) => ((gaps(db) + 1) * Math.PI * db * db) / 4;
    expect(area(12)).toBeLessThan(least(12));
    expect(area(16)).toBeGreaterThan(least(16));
    expect(isMet({ ...many, topSize: "N12" }, "top-minimum-x")).toBe(false);
    expect(isMet(many, "top-minimum-x")).toBe(true);
    expect(isMet(many, "top-minimum-y")).toBe(true);
    // Pressed down over its whole plan, its top bars are not counted on.
    const pressed = { ...many, topSize: "N12", ...under({ n: 500_000 }) };
    expect(checkOf(pressed, "top-minimum-x")).toBeUndefined();
  });

  test("has it in both directions where the footing lifts off the soil along one", () => {
    // 216 kN of weights with 0.9, and 100 kN: e = 240 / 294 m, more than 3 / 6 m along x. Nothing bends the top along y.
    const lifted = {
      ...many,
      topSize: "N12",
      ...under({ n: 100_000, my: 240e6 }, { n: 100_000, my: 100e6 }),
    };
    expect(checkOf(lifted, "top-bending-y")).toBeUndefined();
    expect(isMet(lifted, "top-minimum-x")).toBe(false);
    expect(isMet(lifted, "top-minimum-y")).toBe(false);
  });

  test("is ductile at its top", () => {
    // N36 at 50: 59 x 1018 mm2 at d = 532: k_uo = A_s f_sy / (0.802 x 32 x 0.89 x 3000 x 532) is more than 0.36.
    const as = 59 * Math.PI * 18 ** 2;
    const kuo = (db: number, area: number) => (area * 500) / (0.802 * 32 * 0.89 * 3000 * (550 - db / 2));
    expect(kuo(36, as)).toBeGreaterThan(0.36);
    expect(isMet({ ...many, topSize: "N36", topSpacing: 50 }, "top-ductility-x")).toBe(false);
    expect(isMet(many, "top-ductility-x")).toBe(true);
  });

  test("is punched with the depth of its top bars, and of plain concrete without them", () => {
    // Bars of 16 mm at a cover of 100 mm: mean depth 600 - 100 - 16; the perimeter is 4 (400 + 484).
    const top = { ...many, coverTop: 100, topSize: "N16" };
    expect(limitOf(top, "punching").limit).toBeCloseTo(0.7 * 0.34 * Math.sqrt(32) * 4 * 884 * 484, 3);
    const plain = 0.6 * 0.2 * Math.sqrt(32) * 4 * 950 * 550;
    expect(limitOf({ ...many, hasTop: false }, "punching").limit).toBeCloseTo(plain, 3);
  });
});

describe("stability", () => {
  const cases = (...rows: object[]) => ({
    actionsBy: "cases",
    caseActions: rows.map((one) => ({ n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...one })),
  });

  test("of combinations that are entered is not covered until they are for stability", () => {
    const bent = under({ n: 500_000, my: 20e6, vx: 5000 }, { n: 400_000 });
    expect(checkOf(bent, "stability")?.kind).toBe("not covered");
    expect(verdictOf(bent)).toBe("not covered");
    expect(limitOf({ ...bent, coversStability: true }, "overturning").ratio).toBeGreaterThan(0);
    expect(checkOf(under({ n: 500_000 }, { n: 400_000 }), "stability")?.kind).toBe("not applicable");
  });

  test("sets 0.9 of weight and permanent action against what overturns, about each edge", () => {
    const inputs = cases({ case: "G", n: 200_000 }, { case: "Wu1", my: 100e6, vx: 10_000 });
    // Weight: 25 x 0.5 x 4 + 18 x 0.5 x (4 - 0.16).
    const weight = 50 + 9 * 3.84;
    const { demand, limit } = limitOf(inputs, "overturning");
    expect(demand / 1e6).toBeCloseTo(100 + 10 * 0.5, 9);
    expect(limit / 1e6).toBeCloseTo(0.9 * (200 + weight) * 1, 9);
  });

  test("sets the moment of a permanent row against 0.9 of its force, and counts no wind that presses down", () => {
    const inputs = cases({ case: "G", n: 200_000, my: 100e6 }, { case: "Wu1", n: 60_000, my: 50e6 });
    const weight = 50 + 9 * 3.84;
    const { demand, limit } = limitOf(inputs, "overturning");
    expect(demand / 1e6).toBeCloseTo(1.2 * 100 + 50, 9);
    expect(limit / 1e6).toBeCloseTo(0.9 * (200 + weight), 9);
    // A permanent moment that holds back counts with 0.9 too.
    const back = limitOf(
      cases({ case: "G", n: 200_000, my: -20e6 }, { case: "Wu1", my: 90e6 }),
      "overturning",
    );
    expect(back.demand / 1e6).toBeCloseTo(90, 9);
    expect(back.limit / 1e6).toBeCloseTo(0.9 * (200 + weight + 20), 9);
  });

  test("sets friction of the least vertical force against the shear forces", () => {
    const inputs = cases(
      { case: "G", n: 200_000 },
      { case: "Q", n: 500_000 },
      { case: "Wu1", vx: 30_000, vy: 40_000 },
    );
    const { demand, limit } = limitOf(inputs, "sliding");
    expect(demand).toBeCloseTo(50_000, 6);
    expect(limit / 1e3).toBeCloseTo(0.8 * 0.35 * 0.9 * (200 + 50 + 9 * 3.84), 9);
    const passive = limitOf({ ...inputs, hasPassive: true }, "sliding").limit;
    expect(passive - limit).toBeCloseTo(0.5 * 0.5 * 3 * 18e-6 * (1000 ** 2 - 500 ** 2) * 2000, 3);
  });

  test("counts 0.9 of a permanent shear force that holds back, and nothing of a variable one", () => {
    const rows = [
      { case: "G", n: 200_000, vx: -10_000 },
      { case: "Q", n: 100_000, vx: -20_000 },
      { case: "Wu1", vx: 30_000 },
    ];
    // Towards +x; towards -x the permanent and imposed forces push 1.2 x 10 + 1.5 x 20 kN.
    expect(limitOf(cases(...rows), "sliding").demand).toBeCloseTo(42_000, 6);
    const stronger = rows.map((one) => (one.case === "Wu1" ? { ...one, vx: 60_000 } : one));
    expect(limitOf(cases(...stronger), "sliding").demand).toBeCloseTo(60_000 - 9000, 6);
  });

  test("has shear forces across the direction of sliding with one factor, whatever their sign", () => {
    const of = (sign: 1 | -1) =>
      limitOf(
        cases(
          { case: "G", n: 300_000, vx: sign * 20_000, vy: 11_000 },
          { case: "Q", n: 100_000, vx: -sign * 2000 },
          { case: "Eu", n: 100_000, vx: -sign * 13_000, vy: 9000 },
        ),
        "sliding",
      ).ratio;
    expect(of(-1)).toBeCloseTo(of(1), 12);
  });

  test("sets 0.9 of the weight against uplift and the water with the factor of permanent action", () => {
    const inputs = cases({ case: "G", n: 40_000 }, { case: "Wu1", n: -90_000 });
    const dry = limitOf(inputs, "uplift");
    expect(dry.demand).toBe(90_000);
    expect(dry.limit / 1e3).toBeCloseTo(0.9 * (40 + 50 + 9 * 3.84), 9);
    const wet = limitOf({ ...inputs, hasWater: true, waterDepth: 0 }, "uplift");
    expect(wet.limit / 1e3).toBeCloseTo(0.9 * (40 + 50 + 9 * 3.84), 9);
    expect(wet.demand / 1e3).toBeCloseTo(90 + 1.2 * 9.81 * (2 + 0.5 * 3.84), 9);
    // Water alone may lift a footing.
    const alone = limitOf({ ...cases({ case: "G", n: 1000 }), hasWater: true, waterDepth: 0 }, "uplift");
    expect(alone.demand / 1e3).toBeCloseTo(1.35 * 9.81 * (2 + 0.5 * 3.84), 9);
  });

  test("imposed action never stabilises", () => {
    const rows = [
      { case: "G", n: 100_000 },
      { case: "Wu1", my: 60e6 },
    ];
    const more = cases(...rows, { case: "Q", n: 400_000 });
    expect(limitOf(more, "overturning").limit).toBe(limitOf(cases(...rows), "overturning").limit);
  });
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
  const outcome = PAD_FOOTING.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error("There is no result.");
  const names =
    outcome.result.tables.find(({ id }) => id === "combinations")?.rows.map(([name]) => name) ?? [];
  expect(names.slice(0, 5)).toEqual(["G + Q", "G", "G + ψcQ + 0.7Wu1", "G + 0.7Wu1", "0.9G + 0.7Wu1"]);
  // Weight: 50 + 34.56 kN; office: psi_c 0.4.
  const n = 300 + 0.4 * 100 + 0.7 * 50 + 50 + 9 * 3.84;
  expect(limitOf(inputs, "soil").demand * 1e3).toBeCloseTo(n / 4 + (6 * 0.7 * 80) / 8, 6);
});

test("an earthquake acts in either sense on the soil too", () => {
  const soil = (my: number) =>
    limitOf(
      {
        actionsBy: "cases",
        allowable: 0.3,
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
});

test("a footing slides under an earthquake in either sense, which lifts it where the row presses", () => {
  const sliding = (sign: 1 | -1) =>
    limitOf(
      {
        actionsBy: "cases",
        allowable: 0.5,
        caseActions: [
          { case: "G", n: 300_000, vx: 0 },
          { case: "Eu", n: sign * 100_000, vx: sign * 40_000 },
        ].map((one) => ({ mx: 0, my: 0, vy: 0, ...one })),
      },
      "sliding",
    );
  // 0.8 x 0.35 (0.9 (300 + 84.56) - 100) kN against 40 kN.
  const held = 0.8 * 0.35 * (0.9 * (300 + 50 + 9 * 3.84) - 100);
  for (const sign of [1, -1] as const) {
    expect(sliding(sign)).toMatchObject({
      demand: expect.closeTo(40e3, 6),
      limit: expect.closeTo(held * 1e3, 3),
    });
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

test("shear without fitments is amber beyond k_s φV_uc and at 750 mm, unless k_s = 1.0 is accepted", () => {
  const deep = {
    depth: 800,
    lengthX: 3000,
    lengthY: 3000,
    spacingX: 100,
    spacingY: 100,
    sizeX: "N20",
    sizeY: "N20",
  };
  const of = { ...deep, ...under({ n: 900_000 }, { n: 600_000 }) };
  expect(checkOf(of, "fitments-x")?.kind).toBe("not covered");
  expect(verdictOf(of)).toBe("not covered");
  expect(verdictOf({ ...of, isRobust: true })).toBe("pass");
});

test("a shear of unknown sense is checked in both", () => {
  const of = { ...under({ n: 500_000, my: 40e6, vx: -40_000 }), allowable: 0.3 };
  const entered = limitOf(of, "soil").demand;
  const either = limitOf({ ...of, senses: "either" }, "soil").demand;
  const turned = limitOf({ ...under({ n: 500_000, my: 40e6, vx: 40_000 }), allowable: 0.3 }, "soil").demand;
  expect(either).toBe(turned);
  expect(either).toBeGreaterThan(entered);
});

test("a moment of unknown sense under a column off the centre is checked in both", () => {
  const of = { offsetX: 200, allowable: 0.5, ...under({ n: 400_000, my: -60e6 }) };
  const turned = { offsetX: 200, allowable: 0.5, ...under({ n: 400_000, my: 60e6 }) };
  const either = limitOf({ ...of, senses: "either" }, "soil").demand;
  expect(either).toBe(limitOf(turned, "soil").demand);
  expect(either).toBeGreaterThan(limitOf(of, "soil").demand);
});

test("the top of a starter bar in tension asks for half of its development length", () => {
  expect(checkOf({}, "starters-tension")).toBeUndefined();
  expect(isMet(under({ n: 500_000, my: 10e6 }, { n: 400_000 }), "starters-tension")).toBe(true);
  const thick = { ...under({ n: 500_000, my: 10e6 }, { n: 400_000 }), starterSize: "N36" };
  expect(isMet(thick, "starters-tension")).toBe(false);
  expect(checkOf({ starterCount: 0 }, "starters")?.kind).toBe("not covered");
});

test("starter bars in tension that are close to each other have a longer development", () => {
  // Above 50 mm of cover and two layers of N16 a depth of 387 mm leaves 305 mm, and 386 mm leaves 304 mm.
  const isDeveloped = (depth: number, starterCount: number, starterRow: number) => {
    const of = { ...under({ n: 500_000, my: 10e6 }, { n: 400_000 }), depth, starterCount, starterRow };
    return isMet(of, "starters-tension");
  };
  // N16 in 400 mm behind 50 mm: half of 0.5 k3 500 x 16 / (1.16 √32) = 304.8 k3 mm, at least 232 mm. Four are far apart.
  expect(isDeveloped(315, 4, 2)).toBe(true);
  // Twenty-four at 47.3 mm: clear 31.3 mm, so that k3 is 1.0; the same where they are even around 4 x 284 mm.
  expect([isDeveloped(386, 24, 7), isDeveloped(387, 24, 7)]).toEqual([false, true]);
  expect([isDeveloped(386, 24, 0), isDeveloped(387, 24, 0)]).toEqual([false, true]);
});

const anyFooting = fc.record({
  lengthX: fc.integer({ min: 1200, max: 4000 }),
  lengthY: fc.integer({ min: 1200, max: 4000 }),
  depth: fc.integer({ min: 300, max: 900 }),
  columnX: fc.integer({ min: 200, max: 500 }),
  columnY: fc.integer({ min: 200, max: 500 }),
  columnKind: fc.constantFrom("concrete", "circular", "masonry", "plate"),
  offsetX: fc.integer({ min: -300, max: 300 }),
  offsetY: fc.integer({ min: -300, max: 300 }),
  sizeX: fc.constantFrom("N16", "N20", "N24"),
  sizeY: fc.constantFrom("N16", "N20", "N24"),
  spacingX: fc.integer({ min: 100, max: 300 }),
  spacingY: fc.integer({ min: 100, max: 300 }),
  lower: fc.constantFrom("x", "y"),
  hasTop: fc.boolean(),
  n: fc.integer({ min: 100, max: 2000 }),
  mx: fc.integer({ min: -200, max: 200 }),
  my: fc.integer({ min: -200, max: 200 }),
  vx: fc.integer({ min: -60, max: 60 }),
  vy: fc.integer({ min: -60, max: 60 }),
});
type AnyFooting = typeof anyFooting extends fc.Arbitrary<infer T> ? T : never;
const inputsOf = ({ n, mx, my, vx, vy, ...rest }: AnyFooting) => ({
  ...rest,
  steelX: 150,
  steelY: 150,
  isRobust: true,
  coversStability: true,
  ...under({ n: n * 1e3, mx: mx * 1e6, my: my * 1e6, vx: vx * 1e3, vy: vy * 1e3 }),
});

const SWAPPED: Readonly<Record<string, string>> = { x: "y", y: "x" };
/** Ratios and findings by the kind of check, whichever axis they are of; without signs of zero. */
const ratiosOf = (inputs: object, isTurned = false) =>
  checksOf(inputs)
    .map((one) => {
      const id = isTurned ? one.id.replace(/-([xy])$/, (_, axis) => `-${SWAPPED[axis]}`) : one.id;
      const value =
        one.kind === "limit" ? one.ratio.toPrecision(6) : one.kind === "requirement" ? one.isMet : one.kind;
      return `${id} ${value}`;
    })
    .toSorted();

describe("of any footing", () => {
  const runs = { numRuns: 80 };

  test("a mirror image has the same ratios", () => {
    fc.assert(
      fc.property(anyFooting, (one) => {
        const mirrored = { ...one, offsetX: -one.offsetX, my: -one.my, vx: -one.vx };
        expect(ratiosOf(inputsOf(mirrored))).toEqual(ratiosOf(inputsOf(one)));
      }),
      runs,
    );
  });

  test("a mirror image by load case has the same ratios of stability", () => {
    const anyCase = fc.record({
      case: fc.constantFrom("G", "Q", "Wu1"),
      n: fc.integer({ min: -80, max: 300 }).map((n) => n * 1e3),
      mx: fc.integer({ min: -90, max: 90 }).map((m) => m * 1e6),
      my: fc.integer({ min: -90, max: 90 }).map((m) => m * 1e6),
      vx: fc.integer({ min: -30, max: 30 }).map((v) => v * 1e3),
      vy: fc.integer({ min: -30, max: 30 }).map((v) => v * 1e3),
    });
    const rows = fc.array(anyCase, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyFooting, rows, (one, caseActions) => {
        const of = { ...inputsOf(one), pedestal: 300, actionsBy: "cases", caseActions };
        const mirrored = {
          ...of,
          offsetX: -one.offsetX,
          caseActions: caseActions.map((row) => ({ ...row, my: -row.my, vx: -row.vx })),
        };
        expect(ratiosOf(mirrored)).toEqual(ratiosOf(of));
      }),
      runs,
    );
  });

  test("a turn by a right angle exchanges the axes and nothing else", () => {
    fc.assert(
      fc.property(anyFooting, (one) => {
        const turned = {
          ...one,
          lengthX: one.lengthY,
          lengthY: one.lengthX,
          columnX: one.columnY,
          columnY: one.columnX,
          offsetX: one.offsetY,
          offsetY: one.offsetX,
          sizeX: one.sizeY,
          sizeY: one.sizeX,
          spacingX: one.spacingY,
          spacingY: one.spacingX,
          lower: SWAPPED[one.lower],
          mx: one.my,
          my: one.mx,
          vx: one.vy,
          vy: one.vx,
        };
        expect(ratiosOf(inputsOf(turned as AnyFooting))).toEqual(ratiosOf(inputsOf(one), true));
      }),
      runs,
    );
  });

  test("a larger plan never raises the pressure of a concentric force, and a deeper footing never has less strength in shear", () => {
    fc.assert(
      fc.property(anyFooting, fc.integer({ min: 50, max: 800 }), (one, more) => {
        const of = { ...one, mx: 0, my: 0, vx: 0, vy: 0, offsetX: 0, offsetY: 0 };
        const soil = (inputs: AnyFooting) => limitOf(inputsOf(inputs), "soil").demand;
        const large = { ...of, lengthX: of.lengthX + more, lengthY: of.lengthY + more };
        expect(soil(large)).toBeLessThanOrEqual(soil(of) * (1 + 1e-9) + (9e-6 + 25e-6) * 1e-9);
        const deep = { ...of, depth: of.depth + more };
        // The general method counts bars by their development, of which a deeper footing leaves less beyond the section.
        const simplified = (inputs: AnyFooting) => ({ ...inputsOf(inputs), shearMethod: "simplified" });
        for (const id of ["shear-x", "shear-y", "punching"]) {
          const [before, after] = [checkOf(simplified(of), id), checkOf(simplified(deep), id)];
          if (before?.kind === "limit" && after?.kind === "limit") {
            expect(after.limit, id).toBeGreaterThanOrEqual(before.limit * (1 - 1e-9));
          }
          const [first, second] = [checkOf(inputsOf(of), id), checkOf(inputsOf(deep), id)];
          if (first?.kind === "limit" && second?.kind === "limit") {
            expect(second.ratio, id).toBeLessThanOrEqual(first.ratio * (1 + 1e-9));
          }
        }
      }),
      runs,
    );
  });
});

describe("alternatives", () => {
  const failing = {
    ...under({ n: 1_500_000, my: 100e6 }, { n: 1_050_000, my: 70e6 }),
    isRobust: true,
    coversStability: true,
  };

  test("each remedy makes a failing footing pass", () => {
    const found = [...PAD_FOOTING_ALTERNATIVES.remedies(failing, resources)].flatMap((one) => one ?? []);
    expect(verdictOf(failing)).toBe("fail");
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, title } of found) {
      expect(["pass", "close", "not covered"], title).toContain(verdictOf(inputs));
    }
  });

  test("a candidate has the verdict of the design with its changes", () => {
    const all = [...PAD_FOOTING_ALTERNATIVES.candidates(failing, resources)].flatMap((one) => one ?? []);
    expect(all.length).toBeGreaterThan(20);
    expect(all.some(({ verdict }) => verdict === "pass" || verdict === "close")).toBe(true);
    for (const { id, verdict, changes } of all.filter((_, at) => at % 9 === 0)) {
      expect(verdict, id).toBe(verdictOf({ ...failing, ...changes }));
    }
  });
});

test("a plain footing has the strengths of Section 20, and needs 200 mm", () => {
  const plain = exampleOf("plain");
  const z = (1100 * 400 ** 2) / 6;
  expect(limitOf(plain, "bending-x").limit).toBeCloseTo(0.6 * z * 0.6 * Math.sqrt(32), 3);
  expect(limitOf(plain, "shear-x").limit).toBeCloseTo(0.6 * 0.15 * 1100 * 400 * Math.cbrt(32), 3);
  expect(limitOf(plain, "punching").limit).toBeCloseTo(0.6 * 4 * 700 * 400 * 0.2 * Math.sqrt(32), 3);
  expect(isMet({ ...plain, depth: 190, starterCount: 0 }, "plain-depth")).toBe(false);
});

test("a column near an edge is punched to the edge, and a column in a narrow footing is sheared across", () => {
  const { location } = limitOf(exampleOf("edge"), "punching");
  expect(location).toBe("edge left perimeter");
  expect(checkOf({ lengthY: 600, columnY: 300, ...under({ n: 100_000 }) }, "punching")?.kind).toBe(
    "not applicable",
  );
});

describe("a concrete column with a moment at the footing", () => {
  const bent = (n: number, m: object) => ({
    ...under({ n, ...m }, { n }),
    lengthX: 3000,
    lengthY: 3000,
    depth: 700,
  });

  test("is held by its section with the starter bars", () => {
    // No axial force: 2N16 in tension 342 mm below the top of 400 mm, 2N16 near the neutral axis.
    const { demand, limit } = limitOf(bent(1, { my: 60e6 }), "starters-bending-y");
    expect(demand).toBe(60e6);
    const as = 2 * Math.PI * 8 ** 2;
    const most = 0.85 * 500 * as * (342 - 20);
    expect(limit).toBeGreaterThan(0.9 * most);
    expect(limit).toBeLessThan(1.15 * most);
    expect(limitOf(bent(1, { mx: 60e6 }), "starters-bending-x").limit).toBeCloseTo(limit, -3);
    expect(checkOf(bent(5e5, {}), "starters-bending-y")).toBeUndefined();
    expect(checkOf(bent(5e5, { my: 60e6 }), "starters-biaxial")).toBeUndefined();
    expect(limitOf(bent(5e5, { my: 30e6, mx: 30e6 }), "starters-biaxial").ratio).toBeGreaterThan(
      limitOf(bent(5e5, { my: 30e6 }), "starters-bending-y").ratio,
    );
  });

  test("has the moment of the shear force over the height of its pedestal", () => {
    const of = { ...bent(8e5, { my: 20e6, vx: 50e3 }), pedestal: 1200 };
    expect(limitOf(of, "starters-bending-y").demand).toBeCloseTo(20e6 + 50e3 * 1200, 3);
  });

  test("is the weaker, the more its concrete or that of the footing is", () => {
    const of = { ...bent(2e6, { my: 150e6 }), starterCount: 8, starterRow: 3 };
    const limit = (more: object) => limitOf({ ...of, ...more }, "starters-bending-y").limit;
    expect(limit({ fc: 40, columnFc: 25 })).toBeCloseTo(limit({ fc: 25, columnFc: 40 }), 3);
    expect(limit({ fc: 25, columnFc: 40 })).toBeLessThan(limit({ fc: 40, columnFc: 40 }));
  });

  test("is not covered without the places of its starters, or with some that are not even", () => {
    const row = (more: object) => checkOf({ ...bent(5e5, { my: 30e6 }), ...more }, "starters-bending")?.kind;
    expect(row({ starterRow: 0 })).toBe("not covered");
    expect(row({ starterCount: 7, starterRow: 2 })).toBe("not covered");
    expect(row({ starterCover: 150, columnX: 320 })).toBe("not covered");
    expect(row({ columnKind: "circular", starterCount: 3 })).toBe("not covered");
    expect(row({})).toBeUndefined();
    expect(checkOf(bent(5e5, { my: 30e6 }), "starters-bending-y")?.kind).toBe("limit");
  });

  test("of a circle bends about the axis of both moments", () => {
    const round = { columnKind: "circular", starterCount: 6, diameter: 450 };
    const demand = (m: object) => limitOf({ ...bent(5e5, m), ...round }, "starters-bending");
    expect(demand({ mx: 30e6, my: 40e6 }).demand).toBeCloseTo(50e6, 3);
    expect(demand({ mx: 30e6, my: 40e6 }).ratio).toBeCloseTo(demand({ my: 50e6 }).ratio, 9);
  });

  test("has the worst of many combinations, however the curve ranks them", () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({
      name: `C${at}`,
      n: 3e5 + 8e4 * at,
      my: (40 + 7 * ((5 * at) % 12)) * 1e6,
      mx: (20 + 3 * ((7 * at) % 12)) * 1e6,
    }));
    const of = { lengthX: 4000, lengthY: 4000, depth: 800, starterCount: 8, starterRow: 3 };
    const alone = rows.map((row) => ({ ...of, ...under(row, { n: 3e5 }) }));
    const all = { ...alone[0], actions: rows };
    for (const id of ["starters-bending-x", "starters-bending-y", "starters-biaxial"]) {
      const worst = Math.max(...alone.map((one) => limitOf(one, id).ratio));
      expect(limitOf(all, id).ratio, id).toBeCloseTo(worst, 9);
    }
  });
});

test("masonry with a moment bears about its resultant, and is not covered beyond its edge", () => {
  const of = (my: number) => ({
    ...under({ n: 400e3, my }, { n: 300e3, my }),
    ...{ columnKind: "masonry", columnX: 400, columnY: 300, lengthX: 3000, lengthY: 3000 },
  });
  expect(limitOf(of(20e6), "bearing").limit).toBeCloseTo(0.6 * 0.9 * 32 * 300 * 300, 3);
  expect(checkOf(of(90e6), "uplift-masonry")?.kind).toBe("not covered");
  expect(checkOf({ ...of(90e6), masonryBy: "us" }, "uplift-masonry")).toMatchObject({ isElsewhere: true });
});

test("a base plate with a moment bears about its resultant, and is designed elsewhere beyond its edge", () => {
  const of = (my: number, plateBy = "") => ({
    ...under({ n: 400e3, my }, { n: 300e3, my }),
    ...{ columnKind: "plate", columnX: 400, columnY: 300, steelX: 200, steelY: 150, plateBy },
    ...{ lengthX: 3000, lengthY: 3000 },
  });
  expect(limitOf(of(20e6), "bearing").limit).toBeCloseTo(0.6 * 0.9 * 32 * 300 * 300, 3);
  expect(checkOf(of(90e6), "bearing")).toMatchObject({ kind: "not covered" });
  expect(checkOf(of(90e6, "us"), "bearing-plate")).toMatchObject({ isElsewhere: true });
  // Without a moment the whole plate bears, designed elsewhere or not.
  expect(checkOf(of(0, "us"), "bearing")?.kind).toBe("limit");
});

test("a factor that reduces the weights does not reduce what the water carries of them", () => {
  const weight = (total: number) => ({ total, mx: 0, my: 0, perArea: total / 4 });
  const of = { own: weight(100), buoyancy: weight(40), water: 0 };
  expect(factoredWeights(of, 0.9).total).toBeCloseTo(0.9 * 100 - 40, 9);
  expect(factoredWeights(of, 1.2).total).toBeCloseTo(1.2 * 60, 9);
  expect(factoredWeights(of, 1).perArea).toBeCloseTo(15, 9);
  expect(factoredWeights(of, 0).total).toBe(0);
});
