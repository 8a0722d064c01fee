import { type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import type { BaseActions, BaseAxis, BaseDesign, BaseForces, BearingExhausted } from "../base.ts";
import {
  BEARING_MOMENT_WITH_TENSION,
  BEARING_MOMENT_WITHOUT_TENSION,
  BLOCK_LENGTH_WITH_TENSION,
  BLOCK_LENGTH_WITHOUT_TENSION,
  BLOCK_WIDTH,
  COMPRESSION,
  ECCENTRICITY,
  ELASTIC_TENSION,
  LINE_CAPACITY,
  OUTER_LINE_TENSION,
  PRESSURE,
  SHARED_TENSION,
  TENSION,
  UNIFORM_TENSION,
} from "./base-forces-formulas.ts";
import { designBearingStress } from "./concrete-bearing.ts";

/** The parts of a base that balance its actions. */
export type BaseBalance = Pick<BaseDesign, "plate" | "pedestal" | "anchors" | "isBlockConfined">;
export type AxialAndMoments = Pick<BaseActions, "n" | "mx" | "my">;

/** More than this, the ratio of the smaller to the larger moment is not covered. */
export const MOST_BIAXIAL = 0.15;

const SAME_LINE = 1e-6;
/** A smaller moment than this part of the larger one is that of sums of load cases. */
const ROUNDING = 1e-9;
const CONFINEMENT_STEPS = 20;

const TWO_MOMENTS: NotCovered = {
  kind: "not-covered",
  reason:
    "Moments about both axes are not covered where the smaller is more than 0.15 of the larger: the bearing block is at one edge of the plate.",
};
const TWO_MOMENTS_IN_UPLIFT: NotCovered = {
  kind: "not-covered",
  reason:
    "Uplift with moments about both axes is not covered where some bolts are not in tension. Use a stiffer base or a larger bolt group.",
};
const EXHAUSTED: BearingExhausted = {
  kind: "exhausted",
  reason: "Bearing on the concrete cannot balance these actions: the plate is too small.",
};

const NO_BLOCK_LENGTH: NotCovered = {
  kind: "not-applicable",
  reason:
    "The axial force alone needs the whole length of the plate, so that bearing balances no moment: the plate is too small.",
  isExhausted: true,
};
const NO_BLOCK_WIDTH: NotCovered = {
  kind: "not-applicable",
  reason: "The smaller moment alone leaves no width for a bearing block: the plate is too small.",
  isExhausted: true,
};

/** The actions and the plate in the direction of bending. Moments are magnitudes. */
interface Bending {
  readonly n: number;
  readonly m: number;
  readonly minor: number;
  readonly length: number;
  readonly width: number;
  /** Place of each bolt: y towards the tension of the moment, x towards that of the smaller moment. */
  readonly bolts: readonly { readonly y: number; readonly x: number }[];
  /** From the centre to the outermost bolts. */
  readonly f: number;
}

const towards = (m: number): 1 | -1 => (m < 0 ? -1 : 1);

export function axisOfBending({ mx, my }: AxialAndMoments): BaseAxis {
  return Math.abs(mx) >= Math.abs(my) ? "x" : "y";
}

/** The smaller over the larger moment; 0 where one of them is zero but for rounding. */
export function momentRatio({ mx, my }: Pick<AxialAndMoments, "mx" | "my">): number {
  const [smaller, larger] = [Math.abs(mx), Math.abs(my)].toSorted((a, b) => a - b);
  if (smaller === undefined || larger === undefined || smaller <= ROUNDING * larger) return 0;
  return smaller / larger;
}

export function bendingOf({ plate, anchors }: BaseBalance, actions: AxialAndMoments): Bending {
  const { n, mx, my } = actions;
  const isX = axisOfBending(actions) === "x";
  const bolts = anchors.positions.map(({ x, y }) => {
    const along = { x: -towards(my) * x, y: -towards(mx) * y };
    return isX ? along : { x: along.y, y: along.x };
  });
  return {
    n,
    m: Math.abs(isX ? mx : my),
    minor: Math.abs(isX ? my : mx),
    length: isX ? plate.length : plate.width,
    width: isX ? plate.width : plate.length,
    bolts,
    f: Math.max(...bolts.map(({ y }) => y)),
  };
}

/** What is found of the forces in the direction of bending. */
type Balance = Omit<BaseForces, "axis" | "side">;

const isBalance = (of: Balance | BearingExhausted | NotCovered): of is Balance => "boltTensions" in of;

/** Whether a base has equilibrium. */
export function isBalanced(of: BaseForces | BearingExhausted | NotCovered): of is BaseForces {
  return isBalance(of);
}

const NO_BLOCK = { blockLength: 0, blockWidth: 0, pressure: 0, compression: 0 } as const;

/** Uplift without bearing; undefined where a block is needed. */
function tensionOfGroup(of: Bending, record: Recorder): Balance | NotCovered | undefined {
  const { n, m, minor, bolts, f } = of;
  if (n >= 0 || m > -n * f) return;
  const count = bolts.length;
  const iy = bolts.reduce((sum, { y }) => sum + y * y, 0);
  const ix = bolts.reduce((sum, { x }) => sum + x * x, 0);
  if (m === 0 && minor === 0) {
    const tension = record.formula(UNIFORM_TENSION, { n, count });
    return { kind: "tension", ...NO_BLOCK, tension: -n, boltTensions: bolts.map(() => tension) };
  }
  if (iy > 0 && (ix > 0 || minor === 0)) {
    // Without a smaller moment its term is zero, whatever the group is.
    const group = { n, count, m, iy, minor, ix: ix > 0 ? ix : 1 };
    const tensions = bolts.map((bolt) => SILENT.formula(ELASTIC_TENSION, { ...group, ...bolt }));
    const greatest = bolts[tensions.indexOf(Math.max(...tensions))];
    if (greatest && Math.min(...tensions) >= 0) {
      record.formula(ELASTIC_TENSION, { ...group, ...greatest });
      return { kind: "tension", ...NO_BLOCK, tension: -n, boltTensions: tensions };
    }
  }
  if (minor > 0) return TWO_MOMENTS_IN_UPLIFT;
  const tension = record.formula(OUTER_LINE_TENSION, { m, f, n });
  const outer = lineOf(of);
  const near = record.formula(SHARED_TENSION, { tension, count: outer });
  const far = (-n - tension) / outer;
  return {
    kind: "tension",
    ...NO_BLOCK,
    tension: -n,
    boltTensions: bolts.map(({ y }) => {
      if (isAt(y, f)) return near;
      return isAt(y, -f) ? far : 0;
    }),
  };
}

const isAt = (y: number, line: number) => Math.abs(y - line) < SAME_LINE;
const lineOf = ({ bolts, f }: Bending) => bolts.filter(({ y }) => isAt(y, f)).length;

/** Bearing on a block of a width, with tension at the far side where it is needed. */
function balanceOfBlock(
  of: Bending,
  blockWidth: number,
  fb: number,
  record: Recorder,
): Balance | BearingExhausted {
  const { n, m, length, bolts, f } = of;
  if (!(blockWidth > 0)) return EXHAUSTED;
  const q = record.formula(LINE_CAPACITY, { fb, width: blockWidth });
  if (n > q * length) return EXHAUSTED;
  if (n > 0) {
    if (m <= record.formula(BEARING_MOMENT_WITHOUT_TENSION, { q, length, n })) {
      const e = record.formula(ECCENTRICITY, { m, n });
      const y = record.formula(BLOCK_LENGTH_WITHOUT_TENSION, { length, e });
      const pressure = record.formula(PRESSURE, { compression: n, width: blockWidth, y });
      return {
        kind: "bearing",
        blockLength: y,
        blockWidth,
        pressure,
        compression: n,
        tension: 0,
        boltTensions: bolts.map(() => 0),
      };
    }
  }
  const lever = f + length / 2;
  if (lever * lever < (2 * (m + n * f)) / q) return EXHAUSTED;
  const y = record.formula(BLOCK_LENGTH_WITH_TENSION, { f, length, m, n, q });
  const tension = record.formula(TENSION, { q, y, n });
  if (tension < 0) return EXHAUSTED;
  const line = lineOf(of);
  // No moment is left for bearing.
  if (y === 0) {
    const shared = tension / line;
    return {
      kind: "tension",
      ...NO_BLOCK,
      tension,
      boltTensions: bolts.map((bolt) => (isAt(bolt.y, f) ? shared : 0)),
    };
  }
  const compression = record.formula(COMPRESSION, { n, tension });
  const pressure = record.formula(PRESSURE, { compression, width: blockWidth, y });
  const shared = record.formula(SHARED_TENSION, { tension, count: line });
  return {
    kind: "bearing-and-tension",
    blockLength: y,
    blockWidth,
    pressure,
    compression,
    tension,
    boltTensions: bolts.map((bolt) => (isAt(bolt.y, f) ? shared : 0)),
  };
}

/** The width that is left for the block by the smaller moment; the compression is at least that of the whole width. */
function widthForMinor(of: Bending, fb: number, record: Recorder): number {
  const { minor, width } = of;
  if (minor === 0) return width;
  const whole = balanceOfBlock(of, width, fb, SILENT);
  // The larger moment alone fails, with the whole width.
  if (!isBalance(whole)) return width;
  if (whole.compression === 0) return 0;
  return record.formula(BLOCK_WIDTH, { width, minor, compression: whole.compression });
}

function balanceOf(of: Bending, fb: number, record: Recorder): Balance | BearingExhausted | NotCovered {
  return tensionOfGroup(of, record) ?? balanceOfBlock(of, widthForMinor(of, fb, record), fb, record);
}

const sidesOf = ({ blockLength, blockWidth }: Balance, axis: BaseAxis) =>
  axis === "x" ? { length: blockLength, width: blockWidth } : { length: blockWidth, width: blockLength };

/**
 * The area whose confinement gives the bearing stress: the plate, or the block where that is chosen. From the plate on, every
 * block is shorter than the one before and has a higher stress, so that each is on the safe side.
 */
function confinedArea(base: BaseBalance, of: Bending, axis: BaseAxis) {
  if (!base.isBlockConfined) return;
  let area: { readonly length: number; readonly width: number } | undefined;
  for (let step = 0; step < CONFINEMENT_STEPS; step++) {
    const balance = balanceOf(of, designBearingStress(base, area, SILENT), SILENT);
    if (!isBalance(balance) || balance.blockLength === 0) return area;
    const next = sidesOf(balance, axis);
    if (area && next.length === area.length && next.width === area.width) return area;
    area = next;
  }
  return area;
}

/**
 * The forces between plate, concrete and bolts: a uniform block at the compressed edge, and tension at the outermost bolts.
 *
 *   q = phi fb B, e = M* / N*; M* <= N* (L / 2 - N* / (2 q)): Y = L - 2e, no tension
 *   otherwise Y = (f + L / 2) - sqrt((f + L / 2)^2 - 2 (M* + N* f) / q), T* = q Y - N*
 *
 * Shape    uplift with M* <= |N*| f: the bolts alone, elastic where all are in tension, otherwise the two outermost lines.
 *          A smaller moment, to 0.15 of the larger, moves the block sideways: its width is reduced by 2 M2 / C (derived)
 * Units    N, Nmm, mm, MPa
 * Errors   exhausted: no block balances the actions; not covered: two moments
 * Source   AISC Design Guide 1, 3.3 and 3.4, with the bearing stress of AS 3600:2018 12.6
 * Checked  src/base-plate/forces/base-forces.test.ts: force and moment of block and bolts
 */
export function baseForces(
  base: BaseBalance,
  actions: AxialAndMoments,
  record: Recorder,
): BaseForces | BearingExhausted | NotCovered {
  const of = bendingOf(base, actions);
  if (of.minor > MOST_BIAXIAL * of.m) return TWO_MOMENTS;
  const axis = axisOfBending(actions);
  const group = tensionOfGroup(of, record);
  const side = towards(axis === "x" ? actions.mx : actions.my);
  if (group) return isBalance(group) ? { ...group, axis, side } : group;
  const fb = designBearingStress(base, confinedArea(base, of, axis), record);
  const balance = balanceOfBlock(of, widthForMinor(of, fb, record), fb, record);
  return isBalance(balance) ? { ...balance, axis, side } : balance;
}

/**
 * The greatest moment that bearing balances together with the axial force, whatever the bolts are.
 *
 * Units    N, out Nmm
 * Errors   not applicable, exhausted: the axial force or the smaller moment alone needs all of the plate. Not covered: two moments
 * Source   AISC Design Guide 1, 3.3 and 3.4
 * Checked  src/base-plate/forces/base-forces.test.ts
 */
export function bearingMoment(
  base: BaseBalance,
  actions: AxialAndMoments,
  record: Recorder,
): number | NotCovered {
  const of = bendingOf(base, actions);
  const { n, length, f } = of;
  if (of.minor > MOST_BIAXIAL * of.m) return TWO_MOMENTS;
  const fb = designBearingStress(base, confinedArea(base, of, axisOfBending(actions)), record);
  const reduced = widthForMinor(of, fb, record);
  if (reduced <= 0) return NO_BLOCK_WIDTH;
  if (n >= LINE_CAPACITY.evaluate({ fb, width: reduced }) * length) return NO_BLOCK_LENGTH;
  const q = record.formula(LINE_CAPACITY, { fb, width: reduced });
  return n > q * (f + length / 2)
    ? record.formula(BEARING_MOMENT_WITHOUT_TENSION, { q, length, n })
    : record.formula(BEARING_MOMENT_WITH_TENSION, { q, f, length, n });
}
