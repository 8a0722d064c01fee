import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonPerimeter, distanceFrom, hullOf } from "./common-perimeter.ts";
import { pileClusters } from "./pile-clusters.ts";

const WIDTH = 600;
const COLUMN = { x: 0, y: 0, cx: 600, cy: 600 };

type Place = { readonly x: number; readonly y: number };

const capOf = (piles: readonly Place[], column = COLUMN) => ({
  piles,
  pileWidth: WIDTH,
  column,
  outline: {
    left: Math.min(...piles.map(({ x }) => x)) - 450,
    right: Math.max(...piles.map(({ x }) => x)) + 450,
    bottom: Math.min(...piles.map(({ y }) => y)) - 450,
    top: Math.max(...piles.map(({ y }) => y)) + 450,
  },
});

const anyPlace = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
});

describe("groups of piles that punch together (AS 3600:2018 Amendment 2, 9.3.1)", () => {
  // Piles 1, 4, 6 and 9 are neither the nearest to one of them nor the first in a direction, and have the greatest force for their perimeter.
  const scattered = [
    { x: -800, y: 300 },
    { x: -2500, y: 1600 },
    { x: 600, y: -300 },
    { x: -1200, y: -1000 },
    { x: 1000, y: -2500 },
    { x: -1300, y: -2300 },
    { x: 1400, y: 1600 },
    { x: 2900, y: 2300 },
    { x: -2400, y: -3000 },
  ];

  test("are every group of up to nine piles whose perimeters overlap", () => {
    const found = pileClusters(capOf(scattered, { ...COLUMN, x: 190 }), scattered, 1500, 0);
    expect(found.map(({ piles }) => piles.join())).toContain("0,3,5,8");
    // Nine in a row, with the next alone near enough: every run of two or more.
    const row = Array.from({ length: 9 }, (_, at) => ({ x: at * 1800, y: 0 }));
    expect(pileClusters(capOf(row, { ...COLUMN, y: 9000 }), row, 1300, 0)).toHaveLength((9 * 8) / 2);
    // Nine that are all near to each other: all but those of one pile and of none.
    const close = scattered.map(({ x, y }) => ({ x: x / 10, y: y / 10 }));
    expect(pileClusters(capOf(close, { ...COLUMN, y: 9000 }), close, 1300, 0)).toHaveLength(2 ** 9 - 10);
  });

  test("of more piles are every group with all piles within its envelope: none has more force for its perimeter", () => {
    // Twelve piles, of which seven at the left punch together.
    const many = [...scattered, { x: -3400, y: -400 }, { x: -3300, y: 2900 }, { x: 2600, y: -900 }];
    const cap = capOf(many, { ...COLUMN, x: 1500 });
    const reach = (WIDTH + 1500) / 2;
    // One force for each pile: those of a group over its perimeter.
    const most = Math.max(
      ...pileClusters(cap, many, 1500, 0).map(({ piles, perimeter }) => piles.length / perimeter.u),
    );
    const isNear = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * reach;
    const isJoined = ([first, ...rest]: readonly Place[]) => {
      const joined = first ? [first] : [];
      let left = rest;
      for (;;) {
        const next = left.filter((one) => joined.some((other) => isNear(one, other)));
        if (next.length === 0) return left.length === 0;
        joined.push(...next);
        left = left.filter((one) => !next.includes(one));
      }
    };
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: 1500 + x * 300, y: y * 300 })));
    const ofAll = Array.from({ length: 2 ** many.length }, (_, bits) =>
      many.filter((_one, index) => bits & (1 << index)),
    )
      .filter((group) => group.length > 1 && isJoined(group))
      .map((group) => ({ group, hull: hullOf(group) }))
      .filter(({ hull }) => corners.map(distanceFrom(hull)).some((distance) => distance > reach))
      .map(({ group, hull }) => group.length / commonPerimeter(hull, cap.outline, reach, 0).u);
    expect(most).toBeCloseTo(Math.max(...ofAll), 12);
  });

  test("of a grid are its corners, rows and blocks, and not those with a pile left out", () => {
    const grid = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => ({ x: x * 1800, y: y * 1800 })));
    const far = { ...COLUMN, x: 5400, y: 5400 };
    const names = pileClusters(capOf(grid, far), grid, 1300, 0).map(({ piles }) => piles.join());
    expect(names).toContain("4,5,9");
    expect(names).toContain("0,1,2,3,4,5,6,7");
    expect(names).not.toContain("0,2");
    expect(new Set(names).size).toBe(names.length);
  });

  test("have the perimeter to the edges with the area within it", () => {
    // 450 mm to the edges on the left and at the bottom: 450 + 1800 + 1000 mm along x, 450 + 1000 mm along y.
    const four = [-900, 900].flatMap((y) => [-900, 900].map((x) => ({ x, y })));
    const cap = capOf(four);
    const [pair] = pileClusters({ ...cap, outline: { ...cap.outline, right: 4000 } }, four, 1400, 0);
    expect(pair?.piles).toEqual([0, 1]);
    expect(pair?.perimeter.u).toBeCloseTo((Math.PI * 1000) / 2 + 1800 + 2 * 450, 6);
    expect(pair?.perimeter.inside).toBeCloseTo((450 + 1800 + 1000) * (450 + 1000), 3);
  });

  test("with the column within them have a longer perimeter than the column, at which no fewer piles push", () => {
    const corners = (at: typeof COLUMN) =>
      [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: at.x + (x * at.cx) / 2, y: at.y + (y * at.cy) / 2 })));
    const anyCap = fc.record({
      piles: fc.array(anyPlace, { minLength: 2, maxLength: 8 }),
      x: fc.integer({ min: -400, max: 400 }),
      y: fc.integer({ min: -400, max: 400 }),
      reach: fc.integer({ min: 200, max: 2000 }),
    });
    fc.assert(
      fc.property(anyCap, ({ piles, x, y, reach }) => {
        const column = { ...COLUMN, x, y };
        const own = corners(column);
        const { outline } = capOf([...piles, ...own], column);
        const alone = commonPerimeter(hullOf(own), outline, reach, 0);
        // The perimeter about piles is further from them than that about the column: this one is shorter.
        const both = commonPerimeter(hullOf([...piles, ...own]), outline, reach, 0);
        expect(both.u).toBeGreaterThanOrEqual(alone.u * (1 - 1e-9));
        expect(both.inside).toBeGreaterThanOrEqual(alone.inside * (1 - 1e-9));
      }),
      { numRuns: 200 },
    );
  });
});
