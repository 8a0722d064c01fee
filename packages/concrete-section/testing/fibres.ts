import type { ConcreteSection, Point, SectionLaws } from "../src/index.ts";
import { edgesOf } from "../src/region.ts";
import type { Resultants } from "../src/strain-compatibility.ts";
import { concreteStress, steelStress } from "../src/stress.ts";

/** Strips of the mesh between two corners of the outline or bends of the stress-strain curve. */
const STRIPS = 250;

/**
 * The forces of a section by fine strips across its depth: each strip has one stress, and the lengths of its middle line inside the
 * polygon. It shares neither the clipping nor the integrals of the engine. Units N, Nmm; moments about the origin.
 */
export function byFibres(
  { region, bars }: ConcreteSection,
  laws: SectionLaws,
  direction: Point,
  neutralAxis: number,
): Resultants {
  const length = Math.hypot(direction.x, direction.y);
  const [ux, uy] = [direction.x / length, direction.y / length];
  const along = ({ x, y }: Point) => x * ux + y * uy;
  const across = ({ x, y }: Point) => x * uy - y * ux;
  const edges = region.rings
    .flatMap(edgesOf)
    .map(([p, q]) => ({ h: along(p), s: across(p), toH: along(q), toS: across(q) }));
  const heights = (region.rings[0] ?? []).map(along);
  const [top, bottom] = [Math.max(...heights), Math.min(...heights)];
  const ends = region.rings.slice(1).flatMap((ring) => {
    const at = ring.map(along);
    return [Math.min(...at), Math.max(...at)];
  });
  const { ultimateStrain, terms } = laws.concrete;
  const strainAt = (height: number) => ultimateStrain * (1 - (top - height) / neutralAxis);
  const bends = terms
    .map(({ strain }) => top - neutralAxis * (1 - strain / ultimateStrain))
    .filter((height) => height > bottom && height < top);
  const levels = [...bends, ...heights, ...ends].toSorted((a, b) => a - b);
  let [n, mAlong, mAcross] = [0, 0, 0];
  const strip = (height: number, step: number) => {
    const stress = concreteStress(laws.concrete, strainAt(height));
    if (stress === 0) return;
    const crossings: number[] = [];
    for (const { h, s, toH, toS } of edges) {
      if (h <= height !== toH <= height) crossings.push(s + ((toS - s) * (height - h)) / (toH - h));
    }
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0];
      const force = stress * (to - from) * step;
      n += force;
      mAlong += force * height;
      mAcross += (force * (from + to)) / 2;
    }
  };
  levels.slice(1).forEach((upper, index) => {
    const lower = levels[index] ?? upper;
    const step = (upper - lower) / STRIPS;
    for (let at = 0; at < STRIPS; at += 1) strip(lower + (at + 0.5) * step, step);
  });
  for (const bar of bars) {
    const strain = strainAt(along(bar));
    const force = bar.area * (steelStress(laws.steel, strain) - concreteStress(laws.concrete, strain));
    n += force;
    mAlong += force * along(bar);
    mAcross += force * across(bar);
  }
  return { n, mx: mAlong * uy - mAcross * ux, my: mAlong * ux + mAcross * uy };
}
