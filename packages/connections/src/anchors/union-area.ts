import type { AnchorPosition, ConcreteEdges } from "./anchor.ts";

/** A rectangle between two values of x and two of y. Units mm. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The squares around anchors, cut at the sides of the concrete. `half` is half the side of a square. Units mm. */
export function projectedSquares(
  anchors: readonly AnchorPosition[],
  half: number,
  edges: ConcreteEdges,
): readonly Rectangle[] {
  return anchors.map(({ x, y }) => ({
    left: Math.max(x - half, -edges.left),
    right: Math.min(x + half, edges.right),
    bottom: Math.max(y - half, -edges.bottom),
    top: Math.min(y + half, edges.top),
  }));
}

const distinct = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);

/** The same area as rectangles that do not overlap: by the grid of their sides. Units mm. */
export function unionRectangles(rectangles: readonly Rectangle[]): readonly Rectangle[] {
  const columns = distinct(rectangles.flatMap(({ left, right }) => [left, right]));
  return columns.flatMap((left, index) => {
    const right = columns[index + 1];
    if (right === undefined) return [];
    const spans = rectangles
      .filter((one) => one.left <= left && one.right >= right)
      .toSorted((a, b) => a.bottom - b.bottom);
    let reached = Number.NEGATIVE_INFINITY;
    return spans.flatMap((span) => {
      const bottom = Math.max(span.bottom, reached);
      reached = Math.max(reached, span.top);
      return span.top > bottom ? [{ left, right, bottom, top: span.top }] : [];
    });
  });
}

/**
 * Area that rectangles cover together, exactly.
 *
 * Units    mm, out mm²
 * Checked  src/anchors/union-area.test.ts: against a raster
 */
export function unionArea(rectangles: readonly Rectangle[]): number {
  return unionRectangles(rectangles).reduce(
    (area, { left, right, bottom, top }) => area + (right - left) * (top - bottom),
    0,
  );
}
