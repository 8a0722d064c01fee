import fc from "fast-check";
import { expect, test } from "vitest";
import { type Piece, paginate } from "./flow.ts";

const piece = (height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  space: 0,
  keepWithNext: false,
  draw: () => {},
  ...more,
});

const heights = (pieces: readonly Piece[], height: number) =>
  paginate(pieces, height).map((page) => page.map((one) => one.piece.height));

test("pieces fill a page, then the next", () => {
  expect(heights([piece(40), piece(50), piece(20), piece(70)], 100)).toEqual([
    [40, 50],
    [20, 70],
  ]);
});

test("a report without content has one page", () => {
  expect(heights([], 100)).toEqual([[]]);
});

test("a piece that is kept with the next moves with it", () => {
  expect(heights([piece(80), piece(10, { keepWithNext: true }), piece(30)], 100)).toEqual([[80], [10, 30]]);
});

test("there is no space above the first piece of a page", () => {
  const [first, second] = paginate([piece(60, { space: 10 }), piece(60, { space: 10 })], 100);
  expect(first?.map(({ y }) => y)).toEqual([0]);
  expect(second?.map(({ y }) => y)).toEqual([0]);
});

test("what continues on a new page has its head there again", () => {
  const head = piece(10);
  const row = piece(30, { continued: head });
  expect(heights([{ ...head, keepWithNext: true }, row, row, row, row], 75)).toEqual([
    [10, 30, 30],
    [10, 30, 30],
  ]);
});

test("a group higher than a page is broken", () => {
  const line = piece(30, { keepWithNext: true });
  expect(heights([piece(50), line, line, line, piece(30)], 100)).toEqual([[50], [30, 30, 30], [30]]);
});

test("every piece is placed once and in order, and none ends below its page", () => {
  const pieces = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 20 }), fc.boolean())
      .map(([height, space, keepWithNext]) => piece(height, { space, keepWithNext })),
  );
  fc.assert(
    fc.property(pieces, (all) => {
      const pages = paginate(all, 100);
      expect(pages.flat().map((one) => one.piece)).toEqual(all);
      for (const page of pages) {
        let end = 0;
        for (const { piece: one, y } of page) {
          expect(y).toBeGreaterThanOrEqual(end);
          end = y + one.height;
        }
        expect(end).toBeLessThanOrEqual(100);
      }
    }),
  );
});
