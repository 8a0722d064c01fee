import { type Capacity, type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import type { JointBolts } from "../joint.ts";
import {
  BOLT_FORCE,
  COLUMN_FACTOR,
  ELASTIC_TENSION,
  GROUP_FACTOR,
  PLASTIC_TENSION,
  POLAR_INERTIA,
} from "./bolt-group-formulas.ts";

/** A point of the plane of a group. Units mm. */
export interface JointPoint {
  readonly x: number;
  readonly y: number;
}

/** Forces in the plane of a group and their moment about its centroid, anticlockwise. Units N, Nmm. */
export interface PlaneActions {
  readonly x: number;
  readonly y: number;
  readonly m: number;
}

/** The force on one bolt from what it connects. Units N. */
export interface BoltVector {
  readonly x: number;
  readonly y: number;
  readonly resultant: number;
}

export interface InPlaneForces {
  readonly centroid: JointPoint;
  /** Σ(x² + y²) about the centroid, mm². */
  readonly ibp: number;
  /** In the order of the points. */
  readonly forces: readonly BoltVector[];
  /** Index of the bolt with the greatest resultant. */
  readonly worst: number;
  /** About which the group turns; undefined where it only moves. */
  readonly centre: JointPoint | undefined;
}

export const ONE_BOLT: NotCovered = {
  kind: "not-covered",
  reason: "One bolt cannot resist an in-plane moment: use at least two.",
};
export const NO_BOLTS: NotCovered = { kind: "not-covered", reason: "The joint has no bolts." };

/** Bolts of a rectangular group about its centroid, from the top left, row by row. Units mm. */
export function groupPoints({
  rows,
  columns,
  pitch,
  gauge,
}: Pick<JointBolts, "rows" | "columns" | "pitch" | "gauge">): readonly JointPoint[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: columns }, (_column, column) => ({
      x: (column - (columns - 1) / 2) * gauge,
      y: ((rows - 1) / 2 - row) * pitch,
    })),
  );
}

export function centroidOf(points: readonly JointPoint[]): JointPoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const squares = (points: readonly JointPoint[], of: (point: JointPoint) => number) =>
  points.reduce((sum, point) => sum + of(point) ** 2, 0);

/**
 * Forces of bolts in the plane of their group.
 *
 *   x: Fx / n - M y / Ibp      y: Fy / n + M x / Ibp
 *
 * Shape    equal bolts on rigid plates: the linear method of the instantaneous centre, whose centre is given, equals this superposition
 * Units    N, Nmm, mm
 * Source   AS 4100 9.3.1
 * Checked  src/joints/bolts/bolt-group.test.ts
 */
export function inPlaneForces(
  points: readonly JointPoint[],
  { x: fx, y: fy, m }: PlaneActions,
): InPlaneForces | NotCovered {
  const count = points.length;
  if (count === 0) return NO_BOLTS;
  const centroid = centroidOf(points);
  const local = points.map(({ x, y }) => ({ x: x - centroid.x, y: y - centroid.y }));
  const ibp = squares(local, ({ x }) => x) + squares(local, ({ y }) => y);
  if (ibp === 0 && m !== 0) return ONE_BOLT;
  const turn = m === 0 ? 0 : m / ibp;
  const forces = local.map(({ x, y }) => {
    const [vx, vy] = [fx / count - turn * y, fy / count + turn * x];
    return { x: vx, y: vy, resultant: Math.hypot(vx, vy) };
  });
  const worst = indexOfMost(forces.map(({ resultant }) => resultant));
  const centre =
    turn === 0 ? undefined : { x: centroid.x - fy / count / turn, y: centroid.y + fx / count / turn };
  return { centroid, ibp, forces, worst, centre };
}

/** Index of the greatest; of equal ones the first. */
export function indexOfMost(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? 0) * (1 + 1e-12) ? index : best), 0);
}

/** The resultant force of one bolt of a group, with its steps; by default of the bolt that has most. Units N. */
export function boltResultant(
  points: readonly JointPoint[],
  actions: PlaneActions,
  record: Recorder,
  index?: number,
): Capacity {
  const found = inPlaneForces(points, actions);
  if ("kind" in found) return found;
  const { centroid, worst } = found;
  const point = points[index ?? worst] ?? centroid;
  const [x, y] = [point.x - centroid.x, point.y - centroid.y];
  const count = points.length;
  const ibp = recordInertia(found, record, count);
  const vx = record.formula(BOLT_FORCE.x, { force: actions.x, count, m: actions.m, y, ibp });
  const vy = record.formula(BOLT_FORCE.y, { force: actions.y, count, m: actions.m, x, ibp });
  return record.formula(BOLT_FORCE.resultant, { x: vx, y: vy });
}

/** I_bp of the group; any value does for one bolt without moment. */
function recordInertia({ ibp }: InPlaneForces, record: Recorder, count: number): number {
  return record.rule(POLAR_INERTIA, ibp === 0 ? 1 : ibp, `${count} bolts`);
}

/**
 * How many bolts a rectangular group is worth under a force along its rows' pitch at eccentricity e.
 *
 *   one column: np / sqrt(1 + (6e / (sp (np + 1)))^2)      otherwise 1 / sqrt((e y / Ibp)^2 + (1 / n + e x / Ibp)^2)
 *
 * Units    mm
 * Source   AS 4100 9.3.1
 * Checked  validation/joints.test.ts
 */
export function eccentricBolts(
  group: Pick<JointBolts, "rows" | "columns" | "pitch" | "gauge">,
  e: number,
  record: Recorder,
): Capacity {
  const { rows, columns, pitch } = group;
  const count = rows * columns;
  if (count === 0) return NO_BOLTS;
  if (count === 1 && e !== 0) return ONE_BOLT;
  if (columns === 1) return record.formula(COLUMN_FACTOR, { np: rows, e, sp: pitch });
  const found = inPlaneForces(groupPoints(group), { x: 0, y: 1, m: Math.abs(e) });
  if ("kind" in found) return found;
  const ibp = recordInertia(found, record, count);
  const x = ((columns - 1) / 2) * group.gauge;
  const y = ((rows - 1) / 2) * pitch;
  return record.formula(GROUP_FACTOR, { count, e: Math.abs(e), x, y, ibp });
}

/** Actions across the plane of a group: tension, and moments about its axes that put +y and -x in tension. Units N, Nmm. */
export interface AcrossActions {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
}

/**
 * Tensions of bolts, elastic about the centroid; negative in compression.
 *
 *   N / n + Mx y / Σy² - My x / Σx²
 *
 * Units    N, Nmm, mm
 * Source   AS 4100 9.3.2 (recalled: docs/recalled-clauses.md)
 * Checked  validation/joints.test.ts
 */
export function elasticTensions(
  points: readonly JointPoint[],
  actions: AcrossActions,
): readonly number[] | NotCovered {
  if (points.length === 0) return NO_BOLTS;
  const { mx, my } = actions;
  const centroid = centroidOf(points);
  const ix = squares(points, ({ y }) => y - centroid.y);
  const iy = squares(points, ({ x }) => x - centroid.x);
  if ((mx !== 0 && ix === 0) || (my !== 0 && iy === 0)) return ONE_LINE;
  return points.map((point) => elasticTension(points, actions, point, SILENT));
}

/** The tension of one bolt of `elasticTensions`, with its step. Units N. */
export function elasticTension(
  points: readonly JointPoint[],
  { n, mx, my }: AcrossActions,
  point: JointPoint,
  record: Recorder,
): number {
  const centroid = centroidOf(points);
  // About a line of bolts there is no moment.
  const ix = squares(points, ({ y }) => y - centroid.y) || 1;
  const iy = squares(points, ({ x }) => x - centroid.x) || 1;
  const [x, y] = [point.x - centroid.x, point.y - centroid.y];
  return record.formula(ELASTIC_TENSION, { n, count: points.length, mx, y, ix, my, x, iy });
}

const ONE_LINE: NotCovered = {
  kind: "not-covered",
  reason: "Bolts in one line cannot resist a moment about that line: use two lines.",
};

/**
 * Tension of each bolt on the tension side of a group under a moment alone, all of them equal.
 *
 *   M / (nt ym)      nt bolts beyond the centroid, ym between the centroids of both sides
 *
 * Units    Nmm, mm, out N
 * Source   ASI Handbook 1 (practice)
 * Checked  validation/joints.test.ts
 */
export function plasticTension(points: readonly JointPoint[], m: number, record: Recorder): Capacity {
  if (points.length === 0) return NO_BOLTS;
  const { y: middle } = centroidOf(points);
  const above = points.filter(({ y }) => y - middle > 1e-9);
  const below = points.filter(({ y }) => middle - y > 1e-9);
  if (above.length === 0 || below.length === 0) return ONE_LINE;
  const ym = centroidOf(above).y - centroidOf(below).y;
  return record.formula(PLASTIC_TENSION, { m, nt: above.length, ym });
}
