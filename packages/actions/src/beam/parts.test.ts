import { describe, expect, test } from "vitest";
import { continuous, couple, EI, fixed, pinned, pointLoad, spansOf, uniform } from "../../testing/beams.ts";
import { momentParts } from "./extremes.ts";
import type { BeamLoad, BeamModel } from "./model.ts";
import { beamParts, relativeDeflection } from "./parts.ts";
import { type BeamResponse, valueAt } from "./response.ts";
import { solveBeam } from "./solve.ts";

function responseOf(model: BeamModel, ...loads: readonly BeamLoad[]): BeamResponse {
  const [response] = solveBeam(model, [loads]).responses;
  if (!response) throw new Error("There is no response.");
  return response;
}

/** Overhangs of 1 m and 2 m, a span of 6 m in two parts. */
const OVERHANGING: BeamModel = { spans: spansOf(1, 4, 2, 2), supports: [pinned(1), pinned(3)] };

describe("the parts of a beam", () => {
  test("are its spans between vertical supports and its overhangs", () => {
    expect(beamParts(OVERHANGING)).toEqual([
      { kind: "overhang", from: 0, to: 1000 },
      { kind: "span", from: 1000, to: 7000 },
      { kind: "overhang", from: 7000, to: 9000 },
    ]);
    expect(beamParts({ spans: spansOf(3), supports: [fixed(0)] })).toEqual([
      { kind: "overhang", from: 0, to: 3000 },
    ]);
  });
});

describe("a deflection", () => {
  const settled: readonly BeamLoad[] = [
    { kind: "settlement", joint: 1, distance: 4 },
    { kind: "settlement", joint: 3, distance: 10 },
  ];

  test.each(beamParts(OVERHANGING))("of the $kind from $from to $to leaves settlements out", (part) => {
    const load = uniform(10, 0, 9);
    const alone = relativeDeflection(responseOf(OVERHANGING, load), part);
    const both = relativeDeflection(responseOf(OVERHANGING, load, ...settled), part);
    expect(both.max.value).toBeCloseTo(alone.max.value, 9);
    expect(both.min.value).toBeCloseTo(alone.min.value, 9);
    const only = relativeDeflection(responseOf(OVERHANGING, ...settled), part);
    expect(Math.abs(only.max.value) + Math.abs(only.min.value)).toBeLessThan(1e-9);
  });

  test("is absolute where this is requested", () => {
    const [part] = beamParts(OVERHANGING).slice(-1);
    if (!part) throw new Error("There is no part.");
    const { max } = relativeDeflection(responseOf(OVERHANGING, ...settled), part, "absolute");
    expect(max).toMatchObject({ x: 9000, value: expect.closeTo(12, 9) });
  });

  test("of an overhang from its tangent is that of a cantilever", () => {
    const tangent = (index: number) => {
      const part = beamParts(OVERHANGING)[index];
      if (!part) throw new Error("There is no part.");
      return relativeDeflection(responseOf(OVERHANGING, uniform(10, 0, 9)), part, "tangent").max;
    };
    expect(tangent(0)).toMatchObject({ x: 0, value: expect.closeTo((10 * 1000 ** 4) / (8 * EI), 9) });
    expect(tangent(2)).toMatchObject({ x: 9000, value: expect.closeTo((10 * 2000 ** 4) / (8 * EI), 9) });
  });
});

describe("the moment", () => {
  test("changes its sign at exact positions", () => {
    // Propped cantilever: M = 0 at L/4 from the fixed end.
    const model: BeamModel = { spans: spansOf(8), supports: [fixed(0), pinned(1)] };
    const parts = momentParts(responseOf(model, uniform(10, 0, 8)));
    expect(parts.map(({ sign }) => sign)).toEqual([-1, 1]);
    expect(parts[0]?.to).toBeCloseTo(2000, 9);
    expect(parts.at(-1)?.to).toBe(8000);
  });

  test("is zero on an overhang without load", () => {
    const parts = momentParts(responseOf(OVERHANGING, pointLoad(10, 4)));
    expect(parts).toEqual([
      { from: 0, to: 1000, sign: 0 },
      { from: 1000, to: 7000, sign: 1 },
      { from: 7000, to: 9000, sign: 0 },
    ]);
  });

  test("is zero on an overhang where only rounding is left", () => {
    const model: BeamModel = {
      spans: [
        { length: 602.5595860743575, stiffness: 263026799189538.16 },
        { length: 5754.399373371566, stiffness: 2187761623949551.8 },
        { length: 5248.074602497728, stiffness: 3467368504525309.5 },
      ],
      supports: [pinned(0), pinned(1), pinned(2)],
    };
    const response = responseOf(
      model,
      { kind: "settlement", joint: 1, distance: -3.8018939632056115 },
      { kind: "distributed", from: 0, to: 8007.473157741119, start: -1, end: -0.06606934480075961 },
    );
    expect(valueAt(response, "moment", 9000)).toBe(0);
    expect(momentParts(response).at(-1)?.sign).toBe(0);
  });

  test("changes its sign at a couple", () => {
    const parts = momentParts(responseOf(continuous([6]), couple(48, 3)));
    expect(parts).toEqual([
      { from: 0, to: 3000, sign: -1 },
      { from: 3000, to: 6000, sign: 1 },
    ]);
  });

  test("of part of a beam has that part's ends", () => {
    const parts = momentParts(responseOf(continuous([6, 6]), uniform(10, 0, 12)), { from: 3000, to: 6000 });
    expect(parts.map(({ from, sign }) => [from, sign])).toEqual([
      [3000, 1],
      [expect.closeTo(4500, 9), -1],
    ]);
  });
});

test("a position outside the beam has no value", () => {
  const response = responseOf(continuous([6]), uniform(10, 0, 6));
  expect(() => valueAt(response, "moment", 6001)).toThrow("The beam has no point at x = 6.001 m.");
  expect(() => valueAt(response, "moment", Number.NaN)).toThrow("The beam has no point");
});
