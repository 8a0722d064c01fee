import { CLAUSES } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import {
  type BoltVector,
  boltResultant,
  inPlaneForces,
  type JointPoint,
  type PlaneActions,
} from "../bolts/bolt-group.ts";
import { BOLT_FORCE } from "../bolts/bolt-group-formulas.ts";
import type { PlateSteel } from "../joint.ts";
import { BEARING, PHI_PLY, TEAR_OUT, TEAR_OUT_DISTANCE } from "./bearing-formulas.ts";

export type PlySide = "left" | "right" | "bottom" | "top";

/** Where the edges of a rectangular ply are, in the coordinates of its bolts; undefined: far away. Units mm. */
export type PlyEdges = Readonly<Partial<Record<PlySide, number>>>;

/** Bolts through a ply, with the forces that they put on it. Units mm, N. */
export interface BoltedPly {
  readonly steel: PlateSteel;
  readonly points: readonly JointPoint[];
  readonly diameter: number;
  readonly hole: number;
  readonly edges: PlyEdges;
}

/** Distance from the centre of a hole along a direction to the edge or the next hole. Units mm. */
export interface TearOut {
  readonly side: PlySide;
  readonly to: "edge" | "hole";
  readonly distance: number;
}

const DIRECTIONS: Readonly<Record<PlySide, { readonly axis: "x" | "y"; readonly sign: 1 | -1 }>> = {
  left: { axis: "x", sign: -1 },
  right: { axis: "x", sign: 1 },
  bottom: { axis: "y", sign: -1 },
  top: { axis: "y", sign: 1 },
};

/**
 * What a bolt tears out to on one side: the nearer of the edge and the next hole in its line.
 *
 * Shape    a hole is in the line where it overlaps the strip of the bolt's hole
 * Units    mm
 * Source   AS 4100 9.2.2.4
 */
export function tearOutTo(ply: BoltedPly, index: number, side: PlySide): TearOut | undefined {
  const point = ply.points[index];
  if (!point) return undefined;
  const { axis, sign } = DIRECTIONS[side];
  const across = axis === "x" ? "y" : "x";
  const holes = ply.points.flatMap((other, at): TearOut[] => {
    const distance = sign * (other[axis] - point[axis]);
    const isInLine = Math.abs(other[across] - point[across]) < ply.hole;
    return at !== index && isInLine && distance > 0 ? [{ side, to: "hole", distance }] : [];
  });
  const edge = ply.edges[side];
  const ways: readonly TearOut[] =
    edge === undefined ? holes : [...holes, { side, to: "edge", distance: sign * (edge - point[axis]) }];
  const [nearest] = ways.toSorted((a, b) => clearOf(ply, a) - clearOf(ply, b));
  return nearest;
}

const clearOf = (ply: BoltedPly, way: TearOut): number => designDistance(ply, way, SILENT);

function designDistance({ hole: dh, diameter: df }: BoltedPly, way: TearOut, record: Recorder): number {
  return way.to === "edge"
    ? record.formula(TEAR_OUT_DISTANCE.edge, { a: way.distance, dh, df })
    : record.formula(TEAR_OUT_DISTANCE.hole, { s: way.distance, dh, df });
}

/** Design capacity of the ply in bearing: phi 3.2 df tp fup. Units N. Source AS 4100 9.2.2.4. */
export function designBearing(
  { steel: { t: tp, fu: fup }, diameter: df }: Pick<BoltedPly, "steel" | "diameter">,
  record: Recorder,
): number {
  return record.formula(BEARING, { phi: PHI_PLY, df, tp, fup });
}

/** Design capacity of the ply in tear-out: phi ae tp fup. Units N. Source AS 4100 9.2.2.4. */
export function designTearOut(ply: BoltedPly, way: TearOut, record: Recorder): Capacity {
  const { t: tp, fu: fup } = ply.steel;
  const ae = designDistance(ply, way, record);
  if (ae <= 0) return OUTSIDE;
  return record.formula(TEAR_OUT, { phi: PHI_PLY, ae, tp, fup });
}

const OUTSIDE: NotCovered = {
  kind: "not-covered",
  reason: "A bolt hole is outside the ply or overlaps the next hole: correct the edge distance or the pitch.",
};

/** A way in which one bolt fails a ply. */
interface PlyMode {
  readonly index: number;
  readonly demand: number;
  readonly side: PlySide | undefined;
  readonly capacity: (record: Recorder) => Capacity;
}

/** Every way in which the force of each bolt fails the ply: its resultant in bearing, its components toward edges and holes. */
function modesOf(ply: BoltedPly, forces: readonly BoltVector[]): readonly PlyMode[] {
  return forces.flatMap((force, index): PlyMode[] => [
    {
      index,
      demand: force.resultant,
      side: undefined,
      capacity: (record) => designBearing(ply, record),
    },
    ...(["left", "right", "bottom", "top"] as const).flatMap((side): PlyMode[] => {
      const { axis, sign } = DIRECTIONS[side];
      const demand = sign * force[axis];
      const way = demand > 0 ? tearOutTo(ply, index, side) : undefined;
      return way ? [{ index, demand, side, capacity: (record) => designTearOut(ply, way, record) }] : [];
    }),
  ]);
}

/** The governing way: the greatest ratio; one without a capacity is worse than any. */
function worstMode(modes: readonly PlyMode[]): PlyMode | undefined {
  const ratio = ({ demand, capacity }: PlyMode) => {
    const limit = capacity(SILENT);
    return typeof limit === "number" ? demand / limit : Number.POSITIVE_INFINITY;
  };
  let [worst] = modes;
  let most = worst ? ratio(worst) : 0;
  for (const mode of modes) {
    const value = ratio(mode);
    if (value > most * (1 + 1e-12)) [worst, most] = [mode, value];
  }
  return worst;
}

const NO_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts on the ply." };

/**
 * Bearing and tear-out of a ply under the bolts of a group, each with its force.
 *
 * Shape    the resultant of each bolt in bearing; each component toward the edge or hole on its side in tear-out
 * Units    `actions`: forces of the bolts on the ply, N, Nmm
 * Source   AS 4100 9.2.2.4
 * Checked  src/joints/plies/bearing.test.ts
 */
export function plyBearingCheck(
  ply: BoltedPly,
  actions: PlaneActions,
  names: CheckNames,
  assumptions: readonly string[] = [],
): Check {
  const found = inPlaneForces(ply.points, actions);
  const worst = "kind" in found ? undefined : worstMode(modesOf(ply, found.forces));
  const isLoaded = worst !== undefined && worst.demand > 0;
  return strengthCheck({
    names: isLoaded ? locatedAt(names, locationOf(worst)) : names,
    reference: CLAUSES.plyBearing,
    demand: worst?.demand ?? 0,
    unit: "kN",
    assumptions,
    derivation: (record) => {
      if (worst) recordDemand(ply.points, actions, worst, record);
    },
    capacity: (record) => {
      if ("kind" in found) return found;
      return isLoaded ? worst.capacity(record) : NO_FORCE;
    },
  });
}

/** The resultant where it bears; the component where it tears out. */
function recordDemand(
  points: readonly JointPoint[],
  actions: PlaneActions,
  { index, side }: PlyMode,
  record: Recorder,
): void {
  if (side === undefined) {
    boltResultant(points, actions, record, index);
    return;
  }
  const found = inPlaneForces(points, actions);
  if ("kind" in found) return;
  const { centroid, ibp } = found;
  const { x, y } = points[index] ?? centroid;
  const of = { count: points.length, m: actions.m, ibp: ibp === 0 ? 1 : ibp };
  if (DIRECTIONS[side].axis === "x")
    record.formula(BOLT_FORCE.x, { ...of, force: actions.x, y: y - centroid.y });
  else record.formula(BOLT_FORCE.y, { ...of, force: actions.y, x: x - centroid.x });
}

const locationOf = ({ index, side }: PlyMode) =>
  side === undefined ? `bolt ${index + 1}, bearing` : `bolt ${index + 1}, tear-out to the ${side}`;

/** The names of a check at a place. */
export function locatedAt(names: CheckNames, location: string): CheckNames {
  const { action } = names;
  return action ? { ...names, action: { ...action, location: () => location } } : names;
}
