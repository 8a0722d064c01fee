import { type AxisActions, greatestBetween, greatestShear, shearAt } from "./axis-actions.ts";

/** A bay between two supports, or an end and a support, with what bends it as a simply supported member. Units mm. */
interface Bay {
  /** Height of its lower end. */
  readonly z: number;
  readonly length: number;
  readonly actions: AxisActions;
}

type OnSupports = Pick<AxisActions, "from" | "to" | "loads" | "supports">;

/** The loads of a bay, with their heights from its lower end. A load at a support goes straight into it. */
const loadsOf = ({ loads }: OnSupports, from: number, to: number) =>
  loads.map(({ w, p, z }) => (z > from && z < to ? { w, p, z: z - from } : { w, p: 0, z: 0 }));

/** The load of a bay in the equation of its upper support, and in that of its lower one. Units Nmm2. */
function loadTerms({ actions, length }: Pick<Bay, "actions" | "length">) {
  let [atUpper, atLower] = [0, 0];
  for (const { w, p, z } of actions.loads) {
    const uniform = (w * length ** 3) / 4;
    const above = length - z;
    atUpper += uniform + (p * z * (length ** 2 - z ** 2)) / length;
    atLower += uniform + (p * above * (length ** 2 - above ** 2)) / length;
  }
  return { atUpper, atLower };
}

/**
 * The bays of a column on rigid supports between its ends, with the moments at their ends.
 *
 *   M(i-1) l(i) + 2 M(i) (l(i) + l(i+1)) + M(i+1) l(i+1) = -(load terms of both bays)
 *
 * Shape    ascending; one without supports. A support that yields leaves moments between these and those of the column without it
 * Units    mm, Nmm
 * Source   statics: the equation of three moments of a prismatic member
 * Checked  src/column/lateral-supports.test.ts
 */
export function baysOf(of: OnSupports, length: number): readonly Bay[] {
  const heights = [0, ...(of.supports ?? []), length];
  const simple = heights.slice(1).map((to, at) => {
    const from = heights[at] ?? 0;
    const own = { z: from, length: to - from, actions: { from: 0, to: 0, loads: loadsOf(of, from, to) } };
    return { ...own, terms: loadTerms(own) };
  });
  // Each moment as `own` + `ofNext` times the moment above it, from the base up.
  const rows: { readonly own: number; readonly ofNext: number }[] = [];
  let below = { own: of.from, ofNext: 0 };
  for (const [at, lower] of simple.entries()) {
    const upper = simple[at + 1];
    if (!upper) break;
    const pivot = 2 * (lower.length + upper.length) + lower.length * below.ofNext;
    const load = lower.terms.atUpper + upper.terms.atLower;
    below = { own: (-load - lower.length * below.own) / pivot, ofNext: -upper.length / pivot };
    rows.push(below);
  }
  const bays: Bay[] = [];
  let to = of.to;
  for (const { terms, ...bay } of simple.toReversed()) {
    const row = rows.pop();
    const from = row ? row.own + row.ofNext * to : of.from;
    bays.unshift({ ...bay, actions: { ...bay.actions, from, to } });
    to = from;
  }
  return bays;
}

const supportedBays = (of: AxisActions, length: number): readonly Bay[] =>
  of.supports === undefined ? [] : baysOf(of, length);

/** The greatest magnitude of the moment on rigid supports between two heights; 0 without supports. Units mm, Nmm. */
export function greatestOnSupports(of: AxisActions, length: number, from: number, to: number): number {
  const within = supportedBays(of, length).flatMap((bay) => {
    const [start, end] = [Math.max(0, from - bay.z), Math.min(bay.length, to - bay.z)];
    return start <= end ? [Math.abs(greatestBetween(bay.actions, bay.length, start, end).m)] : [];
  });
  return Math.max(0, ...within);
}

/** The shear force at the base: the greater of that with rigid supports and without. Units N. */
export function shearAtBase(of: AxisActions, length: number): number {
  const straight = shearAt(of, length, 0);
  const [first] = supportedBays(of, length);
  const supported = first ? shearAt(first.actions, first.length, 0) : straight;
  return Math.abs(supported) > Math.abs(straight) ? supported : straight;
}

/** The greatest shear force between the ends: with rigid supports and without. Units N. */
export function greatestShearWithSupports(of: AxisActions, length: number): number {
  const supported = supportedBays(of, length).map((bay) => greatestShear(bay.actions, bay.length));
  return Math.max(greatestShear(of, length), ...supported);
}
