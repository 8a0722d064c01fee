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

/**
 * Area that rectangles cover together, exactly: by the grid of their sides.
 *
 * Units    mm, out mm²
 * Checked  src/anchors/union-area.test.ts: against a raster
 */
export function unionArea(rectangles: readonly Rectangle[]): number {
  const columns = distinct(rectangles.flatMap(({ left, right }) => [left, right]));
  return columns.reduce((area, from, index) => {
    const to = columns[index + 1];
    if (to === undefined) return area;
    const spans = rectangles
      .filter(({ left, right }) => left <= from && right >= to)
      .toSorted((a, b) => a.bottom - b.bottom);
    let height = 0;
    let reached = Number.NEGATIVE_INFINITY;
    for (const { bottom, top } of spans) {
      height += Math.max(top - Math.max(bottom, reached), 0);
      reached = Math.max(reached, top);
    }
    return area + (to - from) * height;
  }, 0);
}
