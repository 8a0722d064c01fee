import { expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PAD_FOOTING } from "./module.ts";

const { checkOf, isMet } = checksOfModule(PAD_FOOTING);
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

/** The length that bars at yield need. Units mm. */
function neededAtYield(inputs: object): number {
  // Beyond the strength in bending the stress is that at yield.
  const check = checkOf({ ...under({ n: 9e6 }), sizeX: "N20", spacingX: 150, ...inputs }, "development-x");
  return check?.kind === "requirement" ? Number(/than ([\d.]+) mm/.exec(check.finding)?.[1]) : Number.NaN;
}

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
