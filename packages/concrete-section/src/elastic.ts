import { bracketedRoot } from "./bracketed-root.ts";
import { regionProperties } from "./region.ts";
import { type Bar, type ConcreteSection, partWithin, type SectionView } from "./section-view.ts";

/** A cracked section in bending. Units mm, mm4. */
export interface CrackedSection {
  /** Depth of the neutral axis. */
  readonly neutralAxis: number;
  /** Second moment of the transformed area about the neutral axis. */
  readonly icr: number;
}

/**
 * Cracked elastic section in bending without axial force: concrete takes no tension.
 *
 * Shape    undefined without bars in tension. Bars in compression count as (n - 1) A, those in tension as n A
 * Units    mm, out mm, mm4
 * Source   first moments about the neutral axis
 * Checked  src/elastic.test.ts
 */
export function crackedSection(view: SectionView, modularRatio: number): CrackedSection | undefined {
  const firstMoment = (k: number) =>
    view.bars.reduce(
      (sum, { depth, area }) => sum + (depth < k ? modularRatio - 1 : modularRatio) * area * (k - depth),
      partWithin(view, k).z,
    );
  const scale = view.depth ** 3;
  const neutralAxis = bracketedRoot(firstMoment, 0, view.depth, 1e-15 * scale);
  if (neutralAxis === undefined || neutralAxis <= 0 || !view.bars.some(({ depth }) => depth > neutralAxis)) {
    return undefined;
  }
  const icr = view.bars.reduce(
    (sum, { depth, area }) =>
      sum + (depth < neutralAxis ? modularRatio - 1 : modularRatio) * area * (depth - neutralAxis) ** 2,
    partWithin(view, neutralAxis).zz,
  );
  return { neutralAxis, icr };
}

/** A section in which concrete and bars are uncracked. Units mm, mm4. */
export interface TransformedSection {
  readonly area: number;
  /** Depth of the centroid below the most compressed fibre. */
  readonly centroid: number;
  /** Second moment about the centroid. */
  readonly i: number;
}

/**
 * Uncracked transformed section: bars count as (n - 1) A; the gross section with a ratio of 1.
 *
 * Units    mm, out mm, mm2, mm4
 */
export function transformedSection(view: SectionView, modularRatio: number): TransformedSection {
  const whole = partWithin(view, view.depth);
  const extra = modularRatio - 1;
  let area = whole.a;
  let first = whole.z;
  let second = whole.zz;
  for (const bar of view.bars) {
    const z = view.depth - bar.depth;
    area += extra * bar.area;
    first += extra * bar.area * z;
    second += extra * bar.area * z * z;
  }
  const height = first / area;
  return { area, centroid: view.depth - height, i: second - area * height * height };
}

/** Where the uniform stresses of concrete and bars at the squash load act. Units MPa, out mm. */
export function plasticCentroid(
  { region, bars }: ConcreteSection,
  concreteStress: number,
  barStress: number,
) {
  const { area, centroid } = regionProperties(region);
  let [force, x, y] = [
    concreteStress * area,
    concreteStress * area * centroid.x,
    concreteStress * area * centroid.y,
  ];
  for (const bar of bars) {
    const net = bar.area * (barStress - concreteStress);
    force += net;
    x += net * bar.x;
    y += net * bar.y;
  }
  return { x: x / force, y: y / force };
}

/** Total area of bars. Units mm2. */
export function barArea(bars: readonly Pick<Bar, "area">[]): number {
  return bars.reduce((sum, { area }) => sum + area, 0);
}

/** Area of concrete farther than a depth from the most compressed fibre. Units mm, mm2. */
export function areaBeyond(view: SectionView, depth: number): number {
  return partWithin(view, view.depth).a - partWithin(view, depth).a;
}
