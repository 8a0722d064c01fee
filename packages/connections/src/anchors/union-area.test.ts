import fc from "fast-check";
import { expect, test } from "vitest";
import { projectedSquares, unionArea } from "./union-area.ts";

/** The area in whole square millimetres, counted on a raster. Rows below the same rectangles are counted once. */
function rasterArea(rectangles: ReturnType<typeof projectedSquares>): number {
  const counted = new Map<string, number>();
  let area = 0;
  for (let y = -800; y < 800; y++) {
    const inRow = rectangles.filter(({ bottom, top }) => bottom <= y && y < top);
    const key = inRow.map((one) => rectangles.indexOf(one)).join();
    const known = counted.get(key);
    const cells = known ?? cellsOf(inRow);
    if (known === undefined) counted.set(key, cells);
    area += cells;
  }
  return area;
}

function cellsOf(inRow: ReturnType<typeof projectedSquares>): number {
  const row = new Uint8Array(1600);
  for (const { left, right } of inRow) row.fill(1, left + 800, right + 800);
  return row.reduce((sum, cell) => sum + cell, 0);
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const group = fc.record({
  anchors: fc.array(fc.record({ x: whole(-300, 300), y: whole(-300, 300) }), { minLength: 1, maxLength: 9 }),
  half: whole(20, 300),
  edges: fc.record({
    left: whole(300, 700),
    right: whole(300, 700),
    bottom: whole(300, 700),
    top: whole(300, 700),
  }),
});

test("the projected area of 500 random groups is that of a raster of 1 mm", () => {
  fc.assert(
    fc.property(group, ({ anchors, half, edges }) => {
      const squares = projectedSquares(anchors, half, edges);
      expect(unionArea(squares)).toBe(rasterArea(squares));
    }),
    { numRuns: 500 },
  );
});

test("the projected area of a rectangular group is (c + s + c)(c + s + c)", () => {
  const anchors = [-100, 100].flatMap((x) => [-62.5, 62.5].map((y) => ({ x, y })));
  const far = 1e4;
  const edges = { left: 250, right: far, bottom: far, top: far };
  expect(unionArea(projectedSquares(anchors, 180, edges))).toBeCloseTo(
    (150 + 200 + 180) * (180 + 125 + 180),
    6,
  );
});

test("squares that are apart add up", () => {
  const far = 1e4;
  const edges = { left: far, right: far, bottom: far, top: far };
  const anchors = [0, 1000, 2000].map((x) => ({ x, y: x }));
  expect(unionArea(projectedSquares(anchors, 150, edges))).toBeCloseTo(3 * 300 ** 2, 6);
});
