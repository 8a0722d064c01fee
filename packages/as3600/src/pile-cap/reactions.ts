import { formatNumber, type Recorder, SILENT } from "@kingpost/calc";
import type { PilePlace } from "./layouts.ts";
import {
  DETERMINANT,
  LINE_REACTION,
  REACTION,
  SECOND_MOMENT,
  SLOPE_X,
  SLOPE_Y,
} from "./reaction-formulas.ts";

/** Actions about the origin of the plan. Units N, Nmm: N downwards; M_x compresses the side of +y, M_y that of +x; H along +x and +y; T anticlockwise. */
export interface GroupActions {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
  readonly vx: number;
  readonly vy: number;
  readonly t: number;
}

/** A group of piles with its centroid and sums. Units mm, mm2. */
export interface PileGroup {
  readonly piles: readonly PilePlace[];
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
  /** The direction of the line of collinear piles. */
  readonly line: PilePlace | undefined;
}

/** What the piles of a group carry. Units N, Nmm; compression positive. */
export interface PileReactions {
  readonly r: readonly number[];
  /** Forces of the cap on the heads of the piles along x and y. */
  readonly hx: readonly number[];
  readonly hy: readonly number[];
  /** The moment across a line of piles, which the piles do not carry. */
  readonly across: number;
}

/**
 * A group of piles. Piles of which none is further than `within` from one line are collinear: that line carries moments along it only.
 *
 * Units    mm
 */
export function pileGroup(piles: readonly PilePlace[], within = 1e-6): PileGroup {
  const count = piles.length;
  const x = piles.reduce((sum, pile) => sum + pile.x, 0) / count;
  const y = piles.reduce((sum, pile) => sum + pile.y, 0) / count;
  const sum = (of: (dx: number, dy: number) => number) =>
    piles.reduce((total, pile) => total + of(pile.x - x, pile.y - y), 0);
  const xx = sum((dx) => dx * dx);
  const yy = sum((_, dy) => dy * dy);
  const xy = sum((dx, dy) => dx * dy);
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  // Exact along the axes, where the sine of a right angle is not.
  const line =
    xy === 0 ? (xx >= yy ? { x: 1, y: 0 } : { x: 0, y: 1 }) : { x: Math.cos(angle), y: Math.sin(angle) };
  const isLine = piles.every((pile) => Math.abs((pile.y - y) * line.x - (pile.x - x) * line.y) <= within);
  return { piles, x, y, xx, yy, xy, line: isLine ? line : undefined };
}

/**
 * Reactions of equal piles, pinned to a rigid cap.
 *
 *   R_i = N'/n + a x_i + b y_i      a = (M'_y S_yy - M'_x S_xy) / D      b = (M'_x S_xx - M'_y S_xy) / D
 *
 * Shape    collinear piles: R_i = N'/n + M'_s s_i / S s²; the moment across is returned. One pile: both are across
 * Units    N, Nmm, mm; x and y from the centroid of the piles
 * Source   statics; the torsion about the vertical axis by the polar sum
 * Checked  validation/cases/pile-cap.ts, src/pile-cap/pile-cap.test.ts (a stiffness matrix)
 */
export function pileReactions(group: PileGroup, actions: GroupActions): PileReactions {
  const { piles, x, y, xx, yy, line } = group;
  const { mx, my } = centred(group, actions);
  const polar = xx + yy;
  const turn = polar > 0 ? torsionAbout(group, actions) / polar : 0;
  const count = piles.length;
  return {
    r: reactionsOf(group, actions, SILENT),
    hx: piles.map((pile) => actions.vx / count - turn * (pile.y - y)),
    hy: piles.map((pile) => actions.vy / count + turn * (pile.x - x)),
    across: line ? Math.abs(mx * line.x - my * line.y) : 0,
  };
}

/** The moments about the centroid of the piles. */
function centred(group: PileGroup, { n, mx, my }: GroupActions) {
  return { my: my - n * group.x, mx: mx - n * group.y };
}

const torsionAbout = ({ x, y }: PileGroup, { t, vx, vy }: GroupActions): number => t - vy * x + vx * y;

function reactionsOf(group: PileGroup, actions: GroupActions, record: Recorder): readonly number[] {
  const each = reactionOf(group, actions, record);
  return group.piles.map((_, index) => each(index, record));
}

const millimetres = (length: number) => formatNumber(length, { decimals: [0, 1] });

/** The reaction of one pile, after what all of them share. */
function reactionOf(
  group: PileGroup,
  actions: GroupActions,
  record: Recorder,
): (index: number, record: Recorder) => number {
  const { piles, line, x, y } = group;
  const { n } = actions;
  const count = piles.length;
  const { mx, my } = centred(group, actions);
  if (line) {
    const along = piles.map((pile) => (pile.x - x) * line.x + (pile.y - y) * line.y);
    const total = along.reduce((all, s) => all + s * s, 0);
    const sum = total > 0 ? total : 1;
    const m = my * line.x + mx * line.y;
    return (index, to) => to.formula(LINE_REACTION, { n, count, m, s: along[index] ?? 0, sum });
  }
  // Text is for the working only: most runs are silent.
  const from = (of: (pile: PilePlace) => string) => (record === SILENT ? "" : piles.map(of).join(", "));
  const xOf = (pile: PilePlace) => millimetres(pile.x - x);
  const yOf = (pile: PilePlace) => millimetres(pile.y - y);
  const xx = record.rule(SECOND_MOMENT.xx, group.xx, `x = ${from(xOf)} mm`);
  const yy = record.rule(SECOND_MOMENT.yy, group.yy, `y = ${from(yOf)} mm`);
  const xy = record.rule(SECOND_MOMENT.xy, group.xy, "from these x and y");
  const delta = record.formula(DETERMINANT, { xx, yy, xy });
  const a = record.formula(SLOPE_X, { my, mx, yy, xy, delta });
  const b = record.formula(SLOPE_Y, { my, mx, xx, xy, delta });
  return (index, to) => {
    const pile = piles[index] ?? { x, y };
    return to.formula(REACTION, { n, count, a, x: pile.x - x, b, y: pile.y - y });
  };
}

/** The derivation of the reaction of one pile. Units N. */
export function recordReaction(
  group: PileGroup,
  actions: GroupActions,
  index: number,
  record: Recorder,
): number {
  return reactionOf(group, actions, record)(index, record);
}

/** The places of piles with a tolerance: as drawn, all shifted along x and y, and each along x and y. Units mm. */
export function toleranceRuns(
  piles: readonly PilePlace[],
  tolerance: number,
): readonly (readonly PilePlace[])[] {
  if (tolerance === 0) return [piles];
  const shifts = [
    [tolerance, 0],
    [-tolerance, 0],
    [0, tolerance],
    [0, -tolerance],
  ] as const;
  return [
    piles,
    ...shifts.map(([dx, dy]) => piles.map(({ x, y }) => ({ x: x + dx, y: y + dy }))),
    ...piles.flatMap((_, moved) =>
      shifts.map(([dx, dy]) =>
        piles.map((pile, index) => (index === moved ? { x: pile.x + dx, y: pile.y + dy } : pile)),
      ),
    ),
  ];
}
