import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { checkOf, checksOf, limitOf } = checksOfModule(CONCRETE_BEAM);

const bottom = (count: number, size: string) => ({ face: "bottom", count, size, layer: 1, from: 0, to: 0 });

// Shear between web and flange to AS 3600:2018, 8.4.2, 8.4.3 and Table 8.4.3: monolithic, mu = 0.9 and k_co = 0.5.
const FCT = 0.36 * Math.sqrt(32);
const PLAIN = 0.7 * 0.5 * FCT;
/** The stress block of 8.1.3. */
const BLOCK = { stress: (0.85 - 0.0015 * 32) * 32, gamma: 0.97 - 0.0025 * 32 };

describe("shear between web and flange of a section", () => {
  // 350 x 600, flange 1200 x 150, 4N20 at the bottom: the block is within the flange.
  const T = {
    designOf: "section",
    shape: "t",
    flangeWidth: 1200,
    mStar: 150e6,
    vStar: 300e3,
    bars: [bottom(4, "N20")],
  };
  const tension = 4 * Math.PI * 100 * 500;
  const z = 540 - tension / (BLOCK.stress * 1200) / 2;
  const ID = "section/flange-shear";
  const stress = ((425 / 1200) * 300e3) / (z * 150);

  test("needs bars across the junction beyond what concrete alone carries", () => {
    expect(stress).toBeCloseTo(1.337, 3);
    expect(checkOf(T, ID)).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("0.71 MPa of 1.34 MPa"),
    });
    // (1.337 - 0.713) 150 x 1000 / (0.7 x 0.9 x 500) = 297.3 mm2 in each metre.
    expect(checkOf(T, ID)).toMatchObject({ reason: expect.stringContaining("298 mm²") });
    expect(limitOf({ ...T, flangeBars: 297 }, ID).ratio).toBeGreaterThan(1);
    expect(limitOf({ ...T, flangeBars: 298 }, ID).ratio).toBeLessThan(1);
    const with500 = limitOf({ ...T, flangeBars: 500 }, ID);
    expect(with500.demand).toBeCloseTo(stress, 6);
    expect(with500.limit).toBeCloseTo(0.7 * ((0.9 * 500 * 500) / (1000 * 150) + 0.5 * FCT), 9);
  });

  test("is carried by concrete alone where it is small", () => {
    const { demand, limit } = limitOf({ ...T, vStar: 150e3 }, ID);
    expect([demand, limit]).toEqual([expect.closeTo(stress / 2, 6), expect.closeTo(PLAIN, 9)]);
  });

  test("fails beyond 0.2f'c, with any bars", () => {
    for (const flangeBars of [0, 20e3]) {
      const { limit, ratio } = limitOf({ ...T, vStar: 1100e3, flangeBars }, ID);
      expect(limit).toBeCloseTo(0.7 * 0.2 * 32, 9);
      expect(ratio).toBeGreaterThan(1);
    }
  });

  test("has all of an overhang on one side", () => {
    const one = limitOf({ ...T, shape: "l", flangeBars: 2000 }, ID);
    expect(one.demand).toBeCloseTo(2 * stress, 6);
  });

  test("has the part of the flange alone where the web is compressed below it", () => {
    // 8N24 in a web of 500 mm below a flange of 50 mm: the block reaches the web, C = T.
    const deep = {
      ...T,
      webWidth: 500,
      depth: 900,
      flangeDepth: 50,
      flangeWidth: 600,
      flangeBars: 2000,
      bars: [bottom(8, "N24")],
    };
    const all = 8 * Math.PI * 12 ** 2 * 500;
    const [flange, web] = [BLOCK.stress * 600 * 50, all - BLOCK.stress * 600 * 50];
    expect(web).toBeGreaterThan(0);
    const depth = 50 + web / (BLOCK.stress * 500) / 2;
    const dc = (flange * 25 + web * depth) / all;
    const beta = (BLOCK.stress * 50 * 50) / all;
    expect(limitOf(deep, ID).demand).toBeCloseTo((beta * 300e3) / ((900 - 62 - dc) * 50), 6);
  });

  test("does not arise where bending compresses the web, or there is no flange", () => {
    expect(checkOf({ ...T, mStar: -50e6, bars: [{ ...bottom(4, "N20"), face: "top" }] }, ID)).toBeUndefined();
    expect(checkOf({ ...T, shape: "rectangular" }, ID)).toBeUndefined();
    expect(checkOf({ ...T, mStar: 0, flangeBars: 500 }, ID)).toBeDefined();
  });
});

describe("shear between web and flange of a beam", () => {
  const BEAM = {
    shape: "t",
    flangeClear: 4000,
    hasSelfWeight: false,
    supportWidth: 300,
    bars: [bottom(4, "N20"), { ...bottom(4, "N20"), face: "top" }],
    uniformLoads: [{ case: "G", load: 30 }],
    flangeBars: 2000,
  };
  const spans = (...lengths: readonly number[]) => lengths.map((length) => ({ length, end: "pinned" }));
  const W = 1.35 * 30;
  const shearOf = (inputs: object, id: string) => {
    const check = checksOf(inputs).find((one) => one.id === `${id}/flange-shear`);
    if (check?.kind !== "limit") throw new Error("no limit");
    return { demand: check.demand, location: check.location };
  };

  test("is that of the shear force at the face of a simple support", () => {
    // b_ef = 350 + 0.2 x 6000; the lever arm is within 1 % of 0.99 d.
    const { demand } = shearOf({ ...BEAM, spans: spans(6000) }, "span-1");
    const v = W * (3000 - 150);
    expect(demand / ((600 / 1550) * (v / (0.99 * 540 * 150)))).toBeCloseTo(1, 1);
    // In proportion to the load, with the share of the flange of one section.
    const doubled = shearOf(
      { ...BEAM, spans: spans(6000), uniformLoads: [{ case: "G", load: 60 }] },
      "span-1",
    );
    expect(doubled.demand).toBeCloseTo(2 * demand, 9);
  });

  test("is that where the moment changes its sign beside an interior support", () => {
    // Two spans: V = 3/8 w L at the end and where M = 0, which the face of the end support is nearer than.
    const two = { ...BEAM, spans: spans(7100, 7100) };
    const [left, right] = [shearOf(two, "span-1"), shearOf(two, "span-2")];
    const atFace = shearOf({ ...BEAM, spans: spans(7100) }, "span-1");
    expect(left.demand).toBeCloseTo(right.demand, 9);
    expect(left.location).toContain("5.");
    expect(atFace.demand).toBeGreaterThan(left.demand);
  });

  test("has the lever arm of the span where bars in tension are not developed at the face", () => {
    // Straight bars are 260 mm beyond the face: less than 12 d_b, so that only top bars would be in tension.
    const bars = [bottom(4, "N28"), { ...bottom(4, "N12"), face: "top" }];
    const straight = shearOf({ ...BEAM, bars, ends: "straight", spans: spans(6000) }, "span-1");
    const cogged = shearOf({ ...BEAM, bars, ends: "cog", spans: spans(6000) }, "span-1");
    expect(straight.location).toBe(cogged.location);
    expect(straight.demand / cogged.demand).toBeCloseTo(1, 1);
  });

  test("does not arise in a beam that wind lifts", () => {
    const lifted = { ...BEAM, spans: spans(6000), holdDown: 1e6, uniformLoads: [{ case: "Wu1", load: -30 }] };
    expect(checkOf(lifted, "span-1/flange-shear")).toBeUndefined();
  });
});
