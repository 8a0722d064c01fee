import { type Recorder, SILENT } from "@kingpost/calc";
import { PHI_STRUT } from "../capacity-factor/index.ts";
import type { PilePlace } from "./layouts.ts";
import { type GroupActions, type PileGroup, type PileReactions, pileReactions } from "./reactions.ts";
import { type CapColumn, type TieBand, type TieForce, type Truss, tieForces, trussOf } from "./truss.ts";
import { COLUMN_SHARE, LEVER_ARM, NODE_DEPTH, REFINED_ARM } from "./truss-formulas.ts";

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
  /** The area of the column about its resultant, and an equal part of the column for each strut, mm2. */
  readonly block: number;
  readonly share: number;
  readonly reactions: PileReactions;
  readonly trusses: readonly CapTruss[];
}

/** A truss with its ties. Units mm, N. */
export interface CapTruss {
  readonly truss: Truss;
  readonly ties: readonly TieForce[];
  /** Whether its nodes are at the resultant, and not at the quarter points of the column. */
  readonly isShifted: boolean;
  /** The reactions of its struts. */
  readonly sum: number;
  /** Depth of the nodes below the column, of the direction where it is less. */
  readonly an: number;
  /** The depth of the nodes that a refined lever arm has, of the direction where it is more; not beyond the ties. */
  readonly armNode: number;
  /** The depth that those nodes need, which may be beyond the ties: the truss fails there. */
  readonly neededNode: number;
}

/** Eccentricity over the side of a column beyond which its bars are in tension. */
export const COLUMN_KERN = 0.25;

/**
 * The part of the column in uniform compression about its resultant.
 *
 * Shape    as at the edge of the kern beyond it, where bars of the column are in tension
 * Units    N, Nmm, mm
 */
export function columnBlock(
  { x, y, cx, cy }: CapColumn,
  n: number,
  { mx, my }: { readonly mx: number; readonly my: number },
): CapColumn {
  const eccentricity = (m: number, side: number) => {
    const most = COLUMN_KERN * side;
    return m === 0 ? 0 : n > 0 ? Math.max(0 - most, Math.min(most, m / n)) : Math.sign(m) * most;
  };
  const [ex, ey] = [eccentricity(my, cx), eccentricity(mx, cy)];
  return { x: x + ex, y: y + ey, cx: cx - 2 * Math.abs(ex), cy: cy - 2 * Math.abs(ey) };
}

/**
 * The reactions of a cap with piles in some places, and its trusses: with nodes at the quarter points of the column, and at the
 * resultant too where the struts of those do not balance.
 *
 * Units    N, mm
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function capRun(
  cap: PileCap,
  group: PileGroup,
  { actions, weight, block }: Pick<CapRun, "actions" | "weight" | "block">,
  hasTruss: boolean,
): CapRun {
  const reactions = pileReactions(group, actions);
  const places = group.piles;
  const trusses = hasTruss ? trussesOf(cap, places, reactions) : [];
  return { places, group, actions, weight, block, share: columnShare(cap, SILENT), reactions, trusses };
}

/** An equal part of the column for each strut. Units mm2. */
export const columnShare = ({ column, piles }: PileCap, record: Recorder): number =>
  record.formula(COLUMN_SHARE, { area: column.cx * column.cy, count: piles.length });

/** A shift of the nodes that is rounding, mm. */
const NO_SHIFT = 1e-6;

/**
 * Whether nodes at the resultant are all below the column. Others would be nearer to the piles than any concrete of the column that is
 * compressed, and take their force from the ties.
 */
const isBelow = ({ cx, cy }: CapColumn, shift: PilePlace): boolean =>
  Math.abs(shift.x) <= cx / 4 + NO_SHIFT && Math.abs(shift.y) <= cy / 4 + NO_SHIFT;

function trussesOf(
  cap: PileCap,
  places: readonly PilePlace[],
  reactions: PileReactions,
): readonly CapTruss[] {
  const { column } = cap;
  const at = (z: number, isShifted: boolean) => trussOf(places, reactions, column, z, isShifted);
  const simple = LEVER_ARM.evaluate({ d: cap.d });
  const isAlone = cap.isShiftedOnly && isBelow(column, at(simple, true).shift);
  const neededNode = cap.isArmRefined ? nodeDepth(cap, at(simple, isAlone), SILENT, "most") : 0;
  // An arm of half of the depth is the least, so that a truss that fails has its other rows too.
  const armNode = Math.min(neededNode, cap.d);
  const z = cap.isArmRefined ? REFINED_ARM.evaluate({ d: cap.d, an: armNode }) : simple;
  const made = (truss: Truss, isShifted: boolean): CapTruss => ({
    truss,
    ties: tieForces(truss, cap.bands, places, reactions),
    isShifted,
    sum: truss.struts.reduce((sum, { r }) => sum + r, 0),
    an: nodeDepth(cap, truss, SILENT),
    armNode,
    neededNode,
  });
  const shifted = at(z, true);
  if (isAlone) return [made(shifted, true)];
  const main = made(at(z, false), false);
  return Math.hypot(shifted.shift.x, shifted.shift.y) > NO_SHIFT ? [main, made(shifted, true)] : [main];
}

/** The lever arm of a truss with its derivation. Units mm. */
export function recordArm(cap: PileCap, { truss, armNode }: CapTruss, record: Recorder): number {
  if (!cap.isArmRefined) return record.formula(LEVER_ARM, { d: cap.d });
  record.formula(REFINED_ARM, { d: cap.d, an: armNode });
  return truss.z;
}

/** The depth of the nodes that the horizontal forces of the struts need, of the direction where it is less or more. Units mm. */
export function nodeDepth(
  cap: PileCap,
  truss: Truss,
  record: Recorder,
  of: "least" | "most" = "least",
): number {
  const { column, fc } = cap;
  const forceAlong = (along: "x" | "y") => {
    let high = 0;
    let low = 0;
    for (const { force } of truss.struts) {
      if (force[along] > 0) high += force[along];
      else low -= force[along];
    }
    return Math.max(high, low);
  };
  const x = { force: forceAlong("x"), width: column.cy };
  const y = { force: forceAlong("y"), width: column.cx };
  if (x.force === 0 && y.force === 0) return 0;
  const isLessOfY = y.force / y.width < x.force / x.width;
  const isOfY = x.force === 0 || (y.force > 0 && isLessOfY === (of === "least"));
  return record.formula(NODE_DEPTH, { ...(isOfY ? y : x), phi: PHI_STRUT, fc });
}
