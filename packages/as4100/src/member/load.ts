import type { MemberLayout } from "./layout.ts";
import type { LoadDirection, Segment } from "./segments.ts";

/**
 * A load of one combination, as far as lateral buckling depends on it. Units mm.
 *
 * point, couple   `from` equals `to`
 * uniform         of one intensity from `from` to `to`
 * varying         any other distributed load
 */
export interface MemberLoad {
  readonly kind: "point" | "uniform" | "varying" | "couple";
  readonly from: number;
  readonly to: number;
  /** Where it acts on the cross-section. */
  readonly height: "top" | "shear-centre" | "bottom";
  readonly direction: LoadDirection;
  /**
   * How large it is in its direction: at `from` and at `to`, N/mm, of a point load N twice. Without it the load is not set off against
   * others.
   */
  readonly size?: readonly [start: number, end: number] | undefined;
}

/** How the loads of a segment act on a flange: the rows of Table 5.6.3(2). */
export type LoadHeight = "shear-centre" | "flange-within" | "flange-at-end";

/** Positions that are nearer than this part of the length of the segment are one. */
const SAME = 1e-9;

/**
 * The load height of a segment: that of its most severe load.
 *
 * A load on the flange that it presses towards the shear centre, top for a load that acts down, moves sideways with the flange
 * and adds to its twist. It does not where the flange is laterally restrained at the load. The loads on one flange act as their
 * resultant: uplift on the top flange that is greater than the weight on it acts away from the shear centre.
 *
 * Source   AS 4100 5.6.3, Table 5.6.3(2); recalled: loads that act away from the shear centre, and loads on a restrained flange,
 *          count as loads at the shear centre
 */
export function loadHeight(
  segment: Pick<Segment, "from" | "to">,
  loads: readonly MemberLoad[],
  layout: MemberLayout,
): LoadHeight {
  const onFlange = { within: { top: 0, bottom: 0 }, "at-end": { top: 0, bottom: 0 } };
  const sizes = { within: 0, "at-end": 0 };
  let isAtEnd = false;
  for (const load of loads) {
    if (load.kind === "couple" || load.height === "shear-centre") continue;
    const where = position(segment, load);
    if (where === "elsewhere" || isOnRestrainedFlange(load, segment, layout)) continue;
    if (load.size) {
      const resultant = resultantOn(segment, load, load.size);
      onFlange[where][load.height] += presses(load) ? resultant : -resultant;
      sizes[where] += Math.abs(resultant);
    } else if (presses(load)) {
      if (where === "within") return "flange-within";
      isAtEnd = true;
    }
  }
  const acts = (where: "within" | "at-end") =>
    Math.max(onFlange[where].top, onFlange[where].bottom) > SAME * sizes[where];
  if (acts("within")) return "flange-within";
  return isAtEnd || acts("at-end") ? "flange-at-end" : "shear-centre";
}

/** Whether a load on a flange acts towards the shear centre. */
const presses = ({ height, direction }: MemberLoad): boolean => (height === "top") === (direction === "down");

/** Resultant of the part of a load on the segment, N. */
function resultantOn(
  segment: Pick<Segment, "from" | "to">,
  { from, to }: MemberLoad,
  [start, end]: readonly [number, number],
): number {
  if (from === to) return start;
  const lower = Math.max(from, segment.from);
  const upper = Math.min(to, segment.to);
  const at = (x: number) => start + ((end - start) * (x - from)) / (to - from);
  return ((at(lower) + at(upper)) / 2) * (upper - lower);
}

function position(
  { from, to }: Pick<Segment, "from" | "to">,
  load: MemberLoad,
): "within" | "at-end" | "elsewhere" {
  const margin = SAME * (to - from);
  if (load.to < from - margin || load.from > to + margin) return "elsewhere";
  if (load.to > from + margin && load.from < to - margin) return "within";
  // A distributed load that only touches the segment does not act on it.
  return load.from === load.to ? "at-end" : "elsewhere";
}

/** Whether the flange that carries the load is laterally restrained wherever the load acts on the segment. */
function isOnRestrainedFlange(
  load: MemberLoad,
  { from, to }: Pick<Segment, "from" | "to">,
  { restraints, continuous }: MemberLayout,
): boolean {
  if (load.height === "shear-centre") return false;
  const flange = load.height;
  const lower = Math.max(load.from, from);
  const upper = Math.min(load.to, to);
  if (continuous.some((one) => one.flange === flange && one.from <= lower && one.to >= upper)) return true;
  return load.from === load.to && restraints.some((one) => one.x === load.from && one[flange]);
}

/** The cases of Table 5.6.2, for a segment with a free end: the most severe of its loads. */
export type FreeEndLoading = "end-moment" | "end-load" | "uniform" | "none";

/**
 * Which case of Table 5.6.2 covers the loads between a restrained cross-section and a free end.
 *
 * Shape    a load that is not uniform over the whole segment counts as a load at the free end, which is more severe
 * Source   AS 4100 Table 5.6.2; several loads: the most severe (derived)
 */
export function freeEndLoading(
  segment: Pick<Segment, "from" | "to" | "start">,
  loads: readonly MemberLoad[],
): FreeEndLoading {
  const { from, to, start } = segment;
  const margin = SAME * (to - from);
  const root = start === "U" ? to : from;
  let found: FreeEndLoading = "none";
  for (const load of loads) {
    if (position(segment, load) === "elsewhere") continue;
    const isAtRoot = load.from === load.to && Math.abs(load.from - root) <= margin;
    if (isAtRoot) continue;
    if (load.kind === "couple") return "end-moment";
    const isWhole = load.kind === "uniform" && load.from <= from + margin && load.to >= to - margin;
    if (!isWhole) found = "end-load";
    else if (found === "none") found = "uniform";
  }
  return found;
}
