import { type Member, type Mesh, pointAt } from "./mesh.ts";
import type { BeamLoad } from "./model.ts";
import { DEFLECTION, LOAD, MOMENT, ROTATION, SHEAR, SLOPE, STRIDE } from "./response.ts";

/** Loads of one case on the points of the mesh, and the settlement of each node. */
export interface PointLoads {
  readonly forces: Float64Array;
  readonly couples: Float64Array;
  readonly settlements: Float64Array;
}

/** Places the loads of a case: on points and nodes, and the distributed ones in the pieces of `state`. */
export function placeLoads(
  { points, nodes }: Mesh,
  joints: readonly number[],
  loads: readonly BeamLoad[],
  state: Float64Array,
): PointLoads {
  const placed: PointLoads = {
    forces: new Float64Array(points.length),
    couples: new Float64Array(points.length),
    settlements: new Float64Array(nodes.length),
  };
  for (const load of loads) {
    if (load.kind === "point") addTo(placed.forces, pointAt(points, load.x), load.force);
    else if (load.kind === "couple") addTo(placed.couples, pointAt(points, load.x), load.moment);
    else if (load.kind === "settlement") {
      const node = nodes.findIndex(({ x }) => x === joints[load.joint]);
      addTo(placed.settlements, node, load.distance);
    } else {
      const { from, to, start, end } = load;
      const slope = (end - start) / (to - from);
      const last = pointAt(points, to);
      for (let piece = pointAt(points, from); piece < last; piece++) {
        addTo(state, piece * STRIDE + LOAD, start + slope * ((points[piece] ?? 0) - from));
        addTo(state, piece * STRIDE + SLOPE, slope);
      }
    }
  }
  return placed;
}

function addTo(values: Float64Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}

/** Shear, moment, rotation and deflection at one cross-section. */
export class CrossSection {
  shear = 0;
  moment = 0;
  rotation = 0;
  deflection = 0;

  set(shear: number, moment: number, rotation: number, deflection: number): void {
    this.shear = shear;
    this.moment = moment;
    this.rotation = rotation;
    this.deflection = deflection;
  }
}

/**
 * Moves a cross-section from the left end of a member to its right end, by the exact polynomials of each piece and the jumps at the
 * loads between them. Loads on the nodes themselves are not of the member.
 *
 * Shape    `state` has the distributed loads; `isWritten` also writes the cross-section at the left end of each piece
 */
export function march(
  { points, flexibility }: Mesh,
  { firstPiece, lastPiece }: Member,
  { forces, couples }: PointLoads,
  section: CrossSection,
  state: Float64Array,
  isWritten: boolean,
): void {
  let { shear, moment, rotation, deflection } = section;
  for (let piece = firstPiece; piece <= lastPiece; piece++) {
    const at = piece * STRIDE;
    if (piece > firstPiece) {
      shear -= forces[piece] ?? 0;
      moment += couples[piece] ?? 0;
    }
    if (isWritten) {
      state[at + SHEAR] = shear;
      state[at + MOMENT] = moment;
      state[at + ROTATION] = rotation;
      state[at + DEFLECTION] = deflection;
    }
    const s = (points[piece + 1] ?? 0) - (points[piece] ?? 0);
    const q = state[at + LOAD] ?? 0;
    const k = state[at + SLOPE] ?? 0;
    const f = flexibility[piece] ?? 0;
    deflection += s * rotation - f * s * s * (moment / 2 + s * (shear / 6 - s * (q / 24 + (s * k) / 120)));
    rotation -= f * s * (moment + s * (shear / 2 - s * (q / 6 + (s * k) / 24)));
    moment += s * (shear - s * (q / 2 + (s * k) / 6));
    shear -= s * (q + (s * k) / 2);
  }
  section.set(shear, moment, rotation, deflection);
}
