import { overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { describe, expect, test } from "vitest";
import { checksOfModule, RESOURCES } from "../../testing/checks-of.ts";
import { PAD_FOOTING_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { PAD_FOOTING, PAD_FOOTING_MODULE } from "./module.ts";

const { checksOf, checkOf, limitOf, isMet, problemsOf } = checksOfModule(PAD_FOOTING);
const verdictOf = (inputs: object) => overallVerdict(checksOf(inputs));
const exampleOf = (id: string) => EXAMPLES.find((one) => one.id === id)?.inputs ?? {};
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(PAD_FOOTING_MODULE, RESOURCES).designed).toBeGreaterThan(20);
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
  const of = { ...deep, surfaceBy: "us", ...under({ n: 900_000 }, { n: 600_000 }) };
  expect(checkOf(of, "fitments-x")?.kind).toBe("not covered");
  expect(verdictOf(of)).toBe("not covered");
  expect(verdictOf({ ...of, isRobust: true })).toBe("pass");
});

test("a footing deeper than 750 mm is not covered until it is stated who provides the bars at its sides and top", () => {
  const of = { depth: 800, isRobust: true, ...under({ n: 600_000 }, { n: 400_000 }) };
  expect(checkOf(of, "surface-bars")).toMatchObject({
    kind: "not covered",
    reason: expect.stringContaining("state who provides them"),
  });
  expect(verdictOf(of)).not.toBe("pass");
  expect(checkOf({ ...of, surfaceBy: "our drawing" }, "surface-bars")).toMatchObject({
    kind: "not applicable",
    reason: expect.stringContaining("our drawing"),
  });
  for (const none of [
    { ...of, depth: 750 },
    { ...of, reinforcement: "plain" },
  ]) {
    expect(checkOf(none, "surface-bars")).toBeUndefined();
  }
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

describe("alternatives", () => {
  const failing = {
    ...under({ n: 1_500_000, my: 100e6 }, { n: 1_050_000, my: 70e6 }),
    isRobust: true,
    coversStability: true,
  };

  test("each remedy makes a failing footing pass", () => {
    const found = [...PAD_FOOTING_ALTERNATIVES.remedies(failing, RESOURCES)].flatMap((one) => one ?? []);
    expect(verdictOf(failing)).toBe("fail");
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, title } of found) {
      expect(["pass", "close", "not covered"], title).toContain(verdictOf(inputs));
    }
  });

  test("a candidate has the verdict of the design with its changes", () => {
    const all = [...PAD_FOOTING_ALTERNATIVES.candidates(failing, RESOURCES)].flatMap((one) => one ?? []);
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
