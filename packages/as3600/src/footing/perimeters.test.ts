import { describe, expect, test } from "vitest";
import { equalSquare, footingPerimeters, loadedBox } from "./index.ts";
import { planIntegrals } from "./plan.ts";

const SQUARE = { shape: "rectangular", cx: 400, cy: 400 } as const;
const MATERIAL = { fc: 32, dom: 500 } as const;
const plan = { lx: 3000, ly: 3000 };

const perimetersAt = (x: number, y: number, of: { readonly lx: number; readonly ly: number } = plan) =>
  footingPerimeters(of, { area: SQUARE, x, y }, MATERIAL).map(({ name, section, inside }) => ({
    name,
    u: section.perimeter?.u,
    inside: planIntegrals(inside).area,
  }));

/** AS 3600:2018 9.3.1: at d_om / 2 from the loaded area, and straight to the edges of the plan. */
describe("critical perimeters of a footing", () => {
  test("in the middle are those around the column", () => {
    expect(perimetersAt(0, 0)[0]).toEqual({
      name: "interior",
      u: 4 * 900,
      inside: expect.closeTo(900 ** 2, 3),
    });
  });

  test("go to every edge and corner too, also where they are longer: a footing that lifts has more force outside them", () => {
    // The faces are 1300 mm from the edges: 1300 + 400 + 250 mm.
    const [, ...others] = perimetersAt(0, 0);
    const edges = { u: 2 * 1950 + 900, inside: expect.closeTo(1950 * 900, 3) };
    const corners = { u: 2 * 1950, inside: expect.closeTo(1950 ** 2, 3) };
    expect(others).toEqual([
      ...["left", "right", "bottom", "top"].map((edge) => ({ name: `edge ${edge}`, ...edges })),
      ...["left bottom", "left top", "right bottom", "right top"].map((corner) => ({
        name: `corner ${corner}`,
        ...corners,
      })),
    ]);
  });

  test("near an edge go to it and to two edges too where they are shorter, with the part of the plan up to them inside", () => {
    // The face is 500 mm from the left edge: 2 (500 + 400 + 250) + 900 mm.
    const [interior, edge, ...rest] = perimetersAt(-800, 0);
    expect(interior?.name).toBe("interior");
    expect(edge).toEqual({ name: "edge left", u: 3200, inside: expect.closeTo(1150 * 900, 3) });
    // Corners: 1150 + (1300 + 400 + 250) mm to two edges.
    expect(rest.filter(({ name }) => name.startsWith("corner left"))).toEqual([
      { name: "corner left bottom", u: 3100, inside: expect.closeTo(1150 * 1950, 3) },
      { name: "corner left top", u: 3100, inside: expect.closeTo(1150 * 1950, 3) },
    ]);
  });

  test("nearer than d_om / 2 to an edge go to it alone, and at a corner to both", () => {
    expect(perimetersAt(-1200, 0).map(({ name }) => name)).toEqual([
      "edge left",
      "corner left bottom",
      "corner left top",
    ]);
    // Both faces are 100 mm from the edges: 100 + 400 + 250 mm twice.
    expect(perimetersAt(-1200, -1200)).toEqual([
      { name: "corner left bottom", u: 1500, inside: expect.closeTo(750 ** 2, 3) },
    ]);
  });

  test("do not leave the plan on opposite sides: one-way shear governs there", () => {
    expect(perimetersAt(0, 0, { lx: 3000, ly: 800 })).toEqual([]);
  });
});

test("a circle is loaded as the square of its area", () => {
  expect(equalSquare(400) ** 2).toBeCloseTo((Math.PI * 400 ** 2) / 4, 6);
  const { left, right, bottom, top } = loadedBox({
    area: { shape: "circular", diameter: 400 },
    x: 100,
    y: 0,
  });
  expect([right - left, top - bottom]).toEqual([expect.closeTo(354.49, 2), expect.closeTo(354.49, 2)]);
  expect((left + right) / 2).toBeCloseTo(100, 9);
});
