import type { NotCovered } from "@kingpost/calc";
import { indexOfMost, type JointPoint } from "../bolts/bolt-group.ts";

/** A straight run of weld. Units mm. */
export interface WeldSegment {
  readonly from: JointPoint;
  readonly to: JointPoint;
}

/** Forces and moments about the centroid of a weld group: Mx puts +y, My puts -x in tension, Mz turns anticlockwise. Units N, Nmm. */
export interface WeldActions {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly mx: number;
  readonly my: number;
  readonly mz: number;
}

/** Force per unit length at a point. Units N/mm. */
export interface WeldVector {
  readonly at: JointPoint;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly resultant: number;
}

/** Units mm, mm3. */
export interface WeldProperties {
  readonly length: number;
  readonly centroid: JointPoint;
  readonly iwx: number;
  readonly iwy: number;
  readonly iwp: number;
  /** Product moment; 0 where x and y are principal axes. */
  readonly iwxy: number;
}

export interface WeldForces extends WeldProperties {
  /** At both ends of each run, in order. */
  readonly forces: readonly WeldVector[];
  readonly worst: number;
}

export const NO_WELD: NotCovered = { kind: "not-covered", reason: "The joint has no weld." };
const NO_INERTIA: NotCovered = {
  kind: "not-covered",
  reason: "One line of weld cannot resist a moment about itself: use welds in two lines.",
};

export const lengthOf = ({ from, to }: WeldSegment) => Math.hypot(to.x - from.x, to.y - from.y);

/** Integral of the square of a distance along a run. */
const integral = (length: number, a: number, b: number) => (length * (a * a + a * b + b * b)) / 3;

/** Product moments below this part of the polar moment are rounding. */
const ROUNDING = 1e-9;

/** Units mm, mm3 per unit throat. Undefined without weld. */
export function weldProperties(segments: readonly WeldSegment[]): WeldProperties | undefined {
  const length = segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  if (!(length > 0)) return undefined;
  const mean = (of: (point: JointPoint) => number) =>
    segments.reduce(
      (sum, segment) => sum + (lengthOf(segment) * (of(segment.from) + of(segment.to))) / 2,
      0,
    ) / length;
  const centroid = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const second = (of: (point: JointPoint) => number, middle: number) =>
    segments.reduce(
      (sum, segment) => sum + integral(lengthOf(segment), of(segment.from) - middle, of(segment.to) - middle),
      0,
    );
  const iwx = second(({ y }) => y, centroid.y);
  const iwy = second(({ x }) => x, centroid.x);
  const iwp = iwx + iwy;
  const product = segments.reduce((sum, segment) => {
    const [x1, x2] = [segment.from.x - centroid.x, segment.to.x - centroid.x];
    const [y1, y2] = [segment.from.y - centroid.y, segment.to.y - centroid.y];
    return sum + (lengthOf(segment) * (2 * x1 * y1 + x1 * y2 + x2 * y1 + 2 * x2 * y2)) / 6;
  }, 0);
  const iwxy = Math.abs(product) > ROUNDING * iwp ? product : 0;
  return { length, centroid, iwx, iwy, iwp, iwxy };
}

/** Force across a group per unit length from its moments, at a point from its centroid. */
function acrossGroup(
  { iwx, iwy, iwxy }: WeldProperties,
  { mx, my }: Pick<WeldActions, "mx" | "my">,
  { x, y }: JointPoint,
): number {
  if (mx === 0 && my === 0) return 0;
  if (iwxy === 0) return (mx === 0 ? 0 : (mx * y) / iwx) - (my === 0 ? 0 : (my * x) / iwy);
  return ((mx * iwy + my * iwxy) * y - (my * iwx + mx * iwxy) * x) / (iwx * iwy - iwxy ** 2);
}

/**
 * Forces of a weld group per unit length, elastic, with its throats as lines.
 *
 *   x: Fx / l - Mz y / Iwp      y: Fy / l + Mz x / Iwp      z: Fz / l + Mx y / Iwx - My x / Iwy
 *
 * Shape    at the ends of the runs, between which the components are linear; z by unsymmetrical bending where Iwxy is not zero
 * Units    N, Nmm, mm, out N/mm
 * Source   AS 4100 9.7
 * Checked  validation/joints.test.ts, src/joints/groups/groups.test.ts
 */
export function weldForces(segments: readonly WeldSegment[], actions: WeldActions): WeldForces | NotCovered {
  const properties = weldProperties(segments);
  if (!properties) return NO_WELD;
  const { length, centroid, iwp } = properties;
  const { mx, my, mz } = actions;
  const { iwx, iwy, iwxy } = properties;
  // Runs in one inclined line turn freely about it.
  const isSkewLine = iwxy !== 0 && iwx * iwy - iwxy ** 2 <= ROUNDING * iwx * iwy;
  if (isSkewLine && (mx !== 0 || my !== 0)) return NO_INERTIA;
  if ((mx !== 0 && iwx === 0) || (my !== 0 && iwy === 0)) return NO_INERTIA;
  const share = (moment: number, second: number) => (moment === 0 ? 0 : moment / second);
  const forces = segments
    .flatMap(({ from, to }) => [from, to])
    .map((at): WeldVector => {
      const [x, y] = [at.x - centroid.x, at.y - centroid.y];
      const vx = actions.x / length - share(mz, iwp) * y;
      const vy = actions.y / length + share(mz, iwp) * x;
      const vz = actions.z / length + acrossGroup(properties, actions, { x, y });
      return { at, x: vx, y: vy, z: vz, resultant: Math.hypot(vx, vy, vz) };
    });
  return { ...properties, forces, worst: indexOfMost(forces.map(({ resultant }) => resultant)) };
}
