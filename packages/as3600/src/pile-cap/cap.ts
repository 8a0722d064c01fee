import { type Recorder, SILENT } from "@kingpost/calc";
import { PHI_STRUT } from "../capacity-factor/index.ts";
import type { PilePlace } from "./layouts.ts";
import { type GroupActions, type PileGroup, type PileReactions, pileReactions } from "./reactions.ts";
import { type CapColumn, type TieBand, type TieForce, type Truss, tieForces, trussOf } from "./truss.ts";
import { LEVER_ARM, NODE_DEPTH, REFINED_ARM } from "./truss-formulas.ts";

/** Bars of one tie. Units mm, mm2. */
export interface TieSteel {
  readonly area: number;
  readonly db: number;
  /** For the development of its bars: see `confiningDistance`. */
  readonly cd: number;
}

/** A pile cap. Units mm, MPa. */
export interface PileCap {
  readonly fc: number;
  readonly fsy: number;
  readonly dg: number;
  /** As drawn. */
  readonly piles: readonly PilePlace[];
  /** Diameter, or the side of a square pile. */
  readonly pileWidth: number;
  readonly isSquare: boolean;
  readonly column: CapColumn;
  readonly outline: {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    readonly top: number;
  };
  readonly depth: number;
  /** Effective depth of the ties: of their upper layer. */
  readonly d: number;
  /** From the heads of the piles to the centroid of the lower layer. */
  readonly ab: number;
  readonly isArmRefined: boolean;
  /** Whether the truss has its nodes at the resultant only, and not at the quarter points too. */
  readonly isShiftedOnly: boolean;
  readonly bands: readonly TieBand[];
  readonly steel: Readonly<Record<TieBand["direction"], TieSteel>>;
  /** Bars with a cog beyond the outer piles. */
  readonly isCogged: boolean;
  /** From the inner face of a pile to the ends of the bars. */
  readonly anchorLength: number;
  /** Service actions over design actions. */
  readonly serviceRatio: number;
}

export const pileArea = ({ pileWidth, isSquare }: Pick<PileCap, "pileWidth" | "isSquare">): number =>
  isSquare ? pileWidth ** 2 : (Math.PI * pileWidth ** 2) / 4;

/** The cap under one combination with its piles in one set of places. */
export interface CapRun {
  readonly places: readonly PilePlace[];
  readonly group: PileGroup;
  readonly actions: GroupActions;
  /** The weight of cap and soil in the actions, N. */
  readonly weight: number;
  readonly reactions: PileReactions;
  readonly trusses: readonly CapTruss[];
}

/** A truss with its ties. Units mm, N. */
export interface CapTruss {
  readonly truss: Truss;
  readonly ties: readonly TieForce[];
  /** Depth of the nodes below the column. */
  readonly an: number;
}

/**
 * The reactions of a cap with piles in some places, and its trusses: with nodes at the quarter points of the column, and at the
 * resultant too where the column has a moment.
 *
 * Units    N, mm
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function capRun(
  cap: PileCap,
  group: PileGroup,
  { actions, weight }: Pick<CapRun, "actions" | "weight">,
  truss: "none" | "concentric" | "eccentric",
): CapRun {
  const reactions = pileReactions(group, actions);
  const places = group.piles;
  const trusses = truss === "none" ? [] : trussesOf(cap, places, reactions, truss === "eccentric");
  return { places, group, actions, weight, reactions, trusses };
}

function trussesOf(
  cap: PileCap,
  places: readonly PilePlace[],
  reactions: PileReactions,
  isEccentric: boolean,
): readonly CapTruss[] {
  const { column } = cap;
  const made = (z: number, isShifted: boolean): CapTruss => {
    const truss = trussOf(places, reactions, column, z, isShifted);
    return {
      truss,
      ties: tieForces(truss, cap.bands, places, reactions),
      an: nodeDepth(cap, truss, SILENT),
    };
  };
  const simple = LEVER_ARM.evaluate({ d: cap.d });
  const first = made(simple, cap.isShiftedOnly);
  const z = cap.isArmRefined ? REFINED_ARM.evaluate({ d: cap.d, an: first.an }) : simple;
  const main = z === simple ? first : made(z, cap.isShiftedOnly);
  return cap.isShiftedOnly || !isEccentric ? [main] : [main, made(z, true)];
}

/** The lever arm of a truss with its derivation. Units mm. */
export function recordArm(cap: PileCap, { truss, an }: CapTruss, record: Recorder): number {
  if (!cap.isArmRefined) return record.formula(LEVER_ARM, { d: cap.d });
  record.formula(REFINED_ARM, { d: cap.d, an });
  return truss.z;
}

/** The depth of the nodes that the horizontal forces of the struts need, of the direction where it is less. Units mm. */
export function nodeDepth(cap: PileCap, truss: Truss, record: Recorder): number {
  const { column, fc } = cap;
  const forceAlong = (along: "x" | "y") => {
    let [high, low] = [0, 0];
    for (const { force } of truss.struts) {
      if (force[along] > 0) high += force[along];
      else low -= force[along];
    }
    return Math.max(high, low);
  };
  const found = [
    { force: forceAlong("x"), width: column.cy },
    { force: forceAlong("y"), width: column.cx },
  ]
    .filter(({ force }) => force > 0)
    .toSorted((a, b) => a.force / a.width - b.force / b.width);
  const [least] = found;
  return least ? record.formula(NODE_DEPTH, { ...least, phi: PHI_STRUT, fc }) : 0;
}
