import type { PilePlace } from "./layouts.ts";
import type { PileReactions } from "./reactions.ts";

/** A column on the cap as a rectangle: a circle as its square of the same area. Units mm. */
export interface CapColumn {
  readonly x: number;
  readonly y: number;
  readonly cx: number;
  readonly cy: number;
}

/** A force in space. Units N; z upwards. */
export interface Force {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The strut of a pile. Units N, mm, rad. */
export interface TrussStrut {
  readonly pile: number;
  /** Its node below the column, in plan. */
  readonly node: PilePlace;
  /** From its node to its pile, in plan. */
  readonly hx: number;
  readonly hy: number;
  readonly theta: number;
  readonly r: number;
  readonly c: number;
  /** The force of the strut on the node at the pile: outwards and down. */
  readonly force: Force;
}

/** The struts of a cap from the column to the piles that are compressed. */
export interface Truss {
  readonly struts: readonly TrussStrut[];
  readonly z: number;
  /** How far the nodes are moved from the quarter points of the column. */
  readonly shift: PilePlace;
}

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/**
 * The truss of a cap: a node at a quarter point of the column for each pile, over the pile where that is nearer.
 *
 * Shape    a pile that is not in compression has no strut. Shifted: all nodes are moved so that the horizontal forces of the struts balance
 * Units    mm, N
 * Source   statics
 * Checked  src/pile-cap/pile-cap.test.ts (equilibrium of every node)
 */
export function trussOf(
  piles: readonly PilePlace[],
  { r }: Pick<PileReactions, "r">,
  column: CapColumn,
  z: number,
  isShifted: boolean,
): Truss {
  const shift = isShifted ? shiftOf(piles, r, column) : NO_SHIFT;
  // No list or pair but the struts: a cap has hundreds of these trusses.
  const struts: TrussStrut[] = [];
  piles.forEach((place, pile) => {
    const reaction = r[pile] ?? 0;
    if (reaction <= 0) return;
    const x = column.x + within(place.x - column.x, column.cx / 4) + shift.x;
    const y = column.y + within(place.y - column.y, column.cy / 4) + shift.y;
    const hx = place.x - x;
    const hy = place.y - y;
    const h = Math.sqrt(hx * hx + hy * hy);
    const force = { x: (reaction * hx) / z, y: (reaction * hy) / z, z: 0 - reaction };
    const c = (reaction * Math.sqrt(h * h + z * z)) / z;
    struts.push({ pile, node: { x, y }, hx, hy, theta: Math.atan2(z, h), r: reaction, c, force });
  });
  return { struts, z, shift };
}

const NO_SHIFT: PilePlace = { x: 0, y: 0 };

/** What brings the resultant of the nodes below that of the column. */
function shiftOf(piles: readonly PilePlace[], r: readonly number[], column: CapColumn): PilePlace {
  let total = 0;
  let x = 0;
  let y = 0;
  piles.forEach((place, index) => {
    const reaction = Math.max(0, r[index] ?? 0);
    const dx = place.x - column.x;
    const dy = place.y - column.y;
    total += reaction;
    x += reaction * (dx - within(dx, column.cx / 4));
    y += reaction * (dy - within(dy, column.cy / 4));
  });
  return total > 0 ? { x: x / total, y: y / total } : NO_SHIFT;
}

/** Bars over a line of piles, or from pile to pile. */
export interface TieBand {
  readonly direction: "x" | "y" | "side";
  /** Piles in the order of the line. */
  readonly piles: readonly number[];
  /** Piles outside of every line of the direction, to which no line is nearer: in the middle of two lines, either may hold them. */
  readonly others: readonly number[];
}

/** Distances of a pile to lines that differ by rounding, mm. */
const EVEN = 1e-6;

/** How bars are laid: over the lines of piles, from pile to pile of a triangle, or evenly across the cap. */
export type TieArrangement = "bands" | "sides" | "mat";

/**
 * The ties of piles: lines of two or more piles along x and along y, the sides of a triangle, or all piles as one mat each way.
 *
 * Shape    piles within `width` of each other are in one line; a mat along a direction with no extent has no tie
 * Units    mm
 */
export function tieBands(
  piles: readonly PilePlace[],
  arrangement: TieArrangement,
  width: number,
): readonly TieBand[] {
  if (arrangement === "sides") {
    return [
      [0, 1],
      [1, 2],
      [2, 0],
    ].map((pair) => ({ direction: "side", piles: pair, others: [] }));
  }
  const all = piles.map((_, index) => index);
  if (arrangement === "mat") {
    return (["x", "y"] as const).map((direction) => ({
      direction,
      piles: sorted(piles, all, direction),
      others: [],
    }));
  }
  return (["x", "y"] as const).flatMap((direction) => {
    const across = direction === "x" ? "y" : "x";
    const lines = linesOf(piles, direction, width);
    const place = (pile: number) => piles[pile]?.[across] ?? 0;
    const away = (line: readonly number[], pile: number) => Math.abs(place(line[0] ?? 0) - place(pile));
    const isNearest = (line: readonly number[], pile: number) =>
      lines.every((other) => away(line, pile) <= away(other, pile) + EVEN);
    const single = all.filter((pile) => lines.every((line) => !line.includes(pile)));
    return lines.map((line) => ({
      direction,
      piles: sorted(piles, line, direction),
      others: single.filter((pile) => isNearest(line, pile)),
    }));
  });
}

const sorted = (piles: readonly PilePlace[], some: readonly number[], along: "x" | "y") =>
  some.toSorted((a, b) => (piles[a]?.[along] ?? 0) - (piles[b]?.[along] ?? 0));

function linesOf(
  piles: readonly PilePlace[],
  along: "x" | "y",
  width: number,
): readonly (readonly number[])[] {
  const across = along === "x" ? "y" : "x";
  const order = sorted(
    piles,
    piles.map((_, index) => index),
    across,
  );
  const lines: number[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const at = piles[index]?.[across] ?? 0;
    const line = lines.at(-1);
    if (line && at - last <= width) line.push(index);
    else lines.push([index]);
    last = at;
  }
  return lines.filter((line) => line.length > 1);
}

/** A pile under its node has no thrust, but for rounding: it counts at both ends of a tie. Units N. */
const noThrust = ({ struts }: Truss): number =>
  1e-9 * struts.reduce((most, { force }) => Math.max(most, Math.abs(force.x), Math.abs(force.y)), 0);

/** A tie with the end that governs. Units N. */
export interface TieForce {
  readonly band: TieBand;
  readonly t: number;
  /** Towards which end: of a side of a triangle, 1 at its first pile. */
  readonly sign: 1 | -1;
}

/**
 * The force in each tie: the greater of its two ends. The shear forces of the piles of an end are added to it.
 *
 * Shape    a pile outside of every line of a direction counts in the nearest line, in the middle of two in both. A side of a triangle: the two sides that meet at a pile
 *          balance its strut
 * Units    N
 * Source   statics
 */
export function tieForces(
  truss: Truss,
  bands: readonly TieBand[],
  piles: readonly PilePlace[],
  { hx, hy }: Pick<PileReactions, "hx" | "hy">,
): readonly TieForce[] {
  const none = noThrust(truss);
  return bands.map((band) => {
    if (band.direction === "side") return sideForce(truss, band, piles, { hx, hy });
    const { direction } = band;
    const shears = direction === "x" ? hx : hy;
    let high = 0;
    let low = 0;
    for (const { pile, force } of truss.struts) {
      if (!band.piles.includes(pile) && !band.others.includes(pile)) continue;
      const along = force[direction];
      const t = Math.abs(along) + Math.abs(shears[pile] ?? 0);
      if (along >= -none) high += t;
      if (along <= none) low += t;
    }
    return { band, t: Math.max(high, low), sign: high >= low ? 1 : -1 } as const;
  });
}

/** The struts of the end of a tie that governs. */
export function strutsAtEnd(truss: Truss, { band, sign }: TieForce): readonly TrussStrut[] {
  const { direction } = band;
  const none = noThrust(truss);
  return truss.struts.filter(({ pile, force }) =>
    direction === "side"
      ? pile === (sign > 0 ? band.piles[0] : band.piles[1])
      : (band.piles.includes(pile) || band.others.includes(pile)) && sign * force[direction] >= -none,
  );
}

function sideForce(
  truss: Truss,
  band: TieBand,
  piles: readonly PilePlace[],
  shear: Pick<PileReactions, "hx" | "hy">,
): TieForce {
  const [first = 0, second = 0] = band.piles;
  const tieAt = (at: number, to: number): number => {
    const strut = truss.struts.find(({ pile }) => pile === at);
    if (!strut) return 0;
    const along = unit(piles[at], piles[to]);
    const other = unit(piles[at], piles[3 - at - to]);
    // t along + s other + h = 0, with the shear forces in their worse senses.
    const determinant = along.x * other.y - along.y * other.x;
    const t = (strut.force.y * other.x - strut.force.x * other.y) / determinant;
    const shears = Math.abs((shear.hy[at] ?? 0) * other.x) + Math.abs((shear.hx[at] ?? 0) * other.y);
    return Math.max(0, t) + shears / Math.abs(determinant);
  };
  const [one, two] = [tieAt(first, second), tieAt(second, first)];
  return { band, t: Math.max(one, two), sign: one >= two ? 1 : -1 };
}

function unit(from: PilePlace = { x: 0, y: 0 }, to: PilePlace = { x: 0, y: 0 }): PilePlace {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
