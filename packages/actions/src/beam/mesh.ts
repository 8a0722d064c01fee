import { type BeamLoad, type BeamModel, isSamePoint, jointPositions } from "./model.ts";

/** A point where members meet: a joint of the model, or a hinge. */
export interface Node {
  readonly x: number;
  readonly isHinge: boolean;
  /** Index in `supports`. */
  readonly support: number | undefined;
}

/** The part of the beam between two nodes. Its pieces are `firstPiece` to `lastPiece`. */
export interface Member {
  readonly length: number;
  readonly stiffness: number;
  readonly firstPiece: number;
  readonly lastPiece: number;
}

/** The beam divided where anything changes. Piece i is from `points[i]` to `points[i + 1]`; each load is constant or linear on it. */
export interface Mesh {
  readonly points: Float64Array;
  /** 1/EI of each piece. */
  readonly flexibility: Float64Array;
  readonly nodes: readonly Node[];
  readonly members: readonly Member[];
}

/** Shape: a valid model and valid loads. `stations` are other positions to divide the beam at. */
export function divide(
  model: BeamModel,
  cases: readonly (readonly BeamLoad[])[],
  stations: readonly number[],
): Mesh {
  const joints = jointPositions(model);
  const hinges = model.hinges ?? [];
  const points = Float64Array.from(
    distinct(
      [...joints, ...hinges, ...stations, ...cases.flatMap((loads) => loads.flatMap(loadPositions))],
      joints,
    ),
  );
  const nodes = distinct([...joints, ...hinges], joints).map((x) => {
    const joint = joints.indexOf(x);
    const support = model.supports.findIndex((one) => one.joint === joint);
    return {
      x,
      isHinge: hinges.some((hinge) => isSamePoint(hinge, x)),
      support: support < 0 ? undefined : support,
    };
  });
  const members = nodes.slice(1).map((node, at) => {
    const from = nodes[at]?.x ?? 0;
    const span = joints.findIndex((x) => x > from) - 1;
    return {
      length: node.x - from,
      stiffness: model.spans[span]?.stiffness ?? 1,
      firstPiece: pointAt(points, from),
      lastPiece: pointAt(points, node.x) - 1,
    };
  });
  const flexibility = new Float64Array(points.length - 1);
  for (const { firstPiece, lastPiece, stiffness } of members) {
    flexibility.fill(1 / stiffness, firstPiece, lastPiece + 1);
  }
  return { points, flexibility, nodes, members };
}

/** Index of the point nearest to `x`. */
export function pointAt(points: Float64Array, x: number): number {
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  return x - (points[low] ?? 0) <= (points[high] ?? 0) - x ? low : high;
}

function loadPositions(load: BeamLoad): readonly number[] {
  switch (load.kind) {
    case "distributed":
      return [load.from, load.to];
    case "settlement":
      return [];
    default:
      return [load.x];
  }
}

/** Sorted; of the positions that are one point, a joint is kept before any other. */
function distinct(positions: readonly number[], joints: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const x of [...positions].sort((a, b) => a - b)) {
    const last = kept.at(-1);
    if (last === undefined || !isSamePoint(last, x)) kept.push(x);
    else if (joints.includes(x)) kept[kept.length - 1] = x;
  }
  return kept;
}
