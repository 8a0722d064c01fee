import { describe, expect, test } from "vitest";
import {
  BOTTOM,
  circle,
  crackedSection,
  flanged,
  linearLaw,
  rectangle,
  regionOf,
  regionProperties,
  stateOf,
  TOP,
  transformedSection,
  viewAlong,
} from "./index.ts";

/** A closed form: b k^2 / 2 = n A (d - k). */
test("the cracked rectangle with one layer has the neutral axis of the closed form", () => {
  const [b, d, n, area] = [300, 390, 6.6445, 1350];
  const view = viewAlong({ region: rectangle(b, 450), bars: [{ x: 0, y: 225 - d, area }] }, TOP);
  const k = (-n * area + Math.sqrt((n * area) ** 2 + 2 * b * n * area * d)) / b;
  const cracked = crackedSection(view, n);
  expect(cracked?.neutralAxis).toBeCloseTo(k, 6);
  expect((cracked?.icr ?? 0) / ((b * k ** 3) / 3 + n * area * (d - k) ** 2)).toBeCloseTo(1, 9);
});

test("the cracked second moment is that of a linear law in equilibrium", () => {
  const bars = [
    { x: 0, y: 200, area: 900 },
    { x: 0, y: -250, area: 2400 },
  ];
  const section = {
    region: flanged({ webWidth: 300, depth: 600, flangeDepth: 120, left: 300, right: 200 }),
    bars,
  };
  for (const direction of [TOP, BOTTOM]) {
    const view = viewAlong(section, direction);
    const cracked = crackedSection(view, 7);
    if (!cracked) throw new Error("The section is cracked.");
    const laws = {
      concrete: linearLaw(30_000, 1e-6),
      steel: { yieldStress: 1e9, modulus: 210_000 },
    };
    const curvature = 1e-6 / cracked.neutralAxis;
    const state = stateOf(view, laws, { top: 1e-6, curvature }, { x: 0, y: 0 });
    expect(state.n / state.concrete.force).toBeCloseTo(0, 9);
    expect(state.moment / (30_000 * curvature * cracked.icr)).toBeCloseTo(1, 9);
  }
});

test("a section without bars in tension is not cracked in equilibrium", () => {
  expect(crackedSection(viewAlong({ region: rectangle(300, 500), bars: [] }, TOP), 7)).toBeUndefined();
});

test("the transformed section with a ratio of 1 is the gross section", () => {
  const view = viewAlong({ region: rectangle(300, 600), bars: [{ x: 0, y: -250, area: 900 }] }, TOP);
  const { area, centroid, i } = transformedSection(view, 1);
  expect(area).toBeCloseTo(180_000, 6);
  expect(centroid).toBeCloseTo(300, 9);
  expect(i / ((300 * 600 ** 3) / 12)).toBeCloseTo(1, 12);
});

describe("regions", () => {
  test("of circles have the area of the circle", () => {
    const { area, ixx } = regionProperties(circle(600));
    expect(area / ((Math.PI * 600 ** 2) / 4)).toBeCloseTo(1, 12);
    expect(ixx / ((Math.PI * 600 ** 4) / 64)).toBeCloseTo(1, 3);
  });

  test("without concrete beside their voids are an error", () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ];
    expect(() => regionOf(ring, [ring])).toThrow(expect.objectContaining({ code: "bad-outline" }));
    expect(() => regionOf([...ring.slice(0, 2)])).toThrow(expect.objectContaining({ code: "bad-outline" }));
  });

  test("have the same properties whichever way their outlines and voids run", () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 300 },
      { x: 0, y: 300 },
    ];
    const hole = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 200, y: 200 },
      { x: 100, y: 200 },
    ];
    const properties = regionProperties(regionOf(outline, [hole]));
    expect(regionProperties(regionOf(outline.toReversed(), [hole.toReversed()]))).toEqual(properties);
    expect(properties.area).toBe(110_000);
    expect([properties.perimeter, properties.voidPerimeter]).toEqual([1400, 400]);
  });
});
