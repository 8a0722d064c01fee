import type { TensionAnchor } from "./anchor.ts";

/** Anchors are one line where they differ by less, mm. */
const SAME_LINE = 1e-6;
/** Tensions are equal where they differ by less, as a part of the greatest. */
const SAME_TENSION = 1e-9;

/**
 * Groups of anchors whose squares overlap: each is checked alone.
 *
 * Shape    two anchors of one group are nearer than `reach` both along x and along y, or joined by others
 * Units    mm
 */
export function clustersOf(
  anchors: readonly TensionAnchor[],
  reach: number,
): readonly (readonly TensionAnchor[])[] {
  const clusters: TensionAnchor[][] = [];
  for (const anchor of anchors) {
    const near = clusters.filter((cluster) =>
      cluster.some(({ x, y }) => Math.abs(x - anchor.x) <= reach && Math.abs(y - anchor.y) <= reach),
    );
    const joined = [...near.flat(), anchor];
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(joined);
  }
  return clusters;
}

/**
 * The clusters of anchors in tension, with those of the anchors that have the greatest tensions alone: anchors of less tension beside
 * a group move the edges that count and lengthen its projected area, but do not make it stronger.
 *
 * Units    N, mm
 * Checked  src/anchors/tension/tension.test.ts
 */
export function tensionGroups(
  anchors: readonly TensionAnchor[],
  reach: number,
): readonly (readonly TensionAnchor[])[] {
  const greatest = Math.max(...anchors.map(({ n }) => n), 0);
  const found = new Map<string, readonly TensionAnchor[]>();
  for (const { n: least } of anchors.toSorted((a, b) => a.n - b.n)) {
    const pulled = anchors.filter(({ n }) => n >= least - SAME_TENSION * greatest);
    for (const cluster of clustersOf(pulled, reach)) {
      found.set(anchors.map((anchor) => (cluster.includes(anchor) ? 1 : 0)).join(""), cluster);
    }
  }
  return [...found.values()];
}

/** The largest distance between neighbouring lines of anchors, along x or y; 0 for one anchor. Units mm. */
export function largestSpacing(anchors: readonly { readonly x: number; readonly y: number }[]): number {
  return Math.max(...gapsOf(anchors.map(({ x }) => x)), ...gapsOf(anchors.map(({ y }) => y)), 0);
}

/** Distances between neighbouring places. Units mm. */
export function gapsOf(places: readonly number[]): readonly number[] {
  const sorted = places.toSorted((a, b) => a - b);
  return sorted.map((place, index) => place - (sorted[index - 1] ?? place)).filter((gap) => gap > SAME_LINE);
}

/** From the centre of the anchors to that of their tensions. Units mm. */
export function eccentricity(anchors: readonly TensionAnchor[], along: "x" | "y"): number {
  const total = anchors.reduce((sum, { n }) => sum + n, 0);
  if (!(total > 0)) return 0;
  const mean = anchors.reduce((sum, one) => sum + one[along], 0) / anchors.length;
  const e = Math.abs(anchors.reduce((sum, one) => sum + one.n * one[along], 0) / total - mean);
  // Equal tensions differ in their last digits.
  return e === 0 || e < 1e-9 * (Math.abs(mean) + largestSpacing(anchors)) ? 0 : e;
}
