import { type Recorder, SILENT } from "@kingpost/calc";
import type { DevelopedBar } from "../development/index.ts";
import type { DesignSection } from "../flexure/index.ts";
import { plainBending } from "../footing/strength.ts";
import type { LoadedArea } from "../punching/index.ts";
import type { CapRun, PileCap } from "./cap.ts";
import type { PilePlace } from "./layouts.ts";
import { recordReaction } from "./reactions.ts";
import { FACE_MOMENT, FACE_TERM } from "./section-formulas.ts";

/** A side of the column. */
export interface Side {
  readonly along: "x" | "y";
  readonly sign: 1 | -1;
  readonly name: keyof PileCap["outline"];
}

export const SIDES: readonly Side[] = [
  { along: "x", sign: 1, name: "right" },
  { along: "x", sign: -1, name: "left" },
  { along: "y", sign: 1, name: "top" },
  { along: "y", sign: -1, name: "bottom" },
];

/** The cap as sections. Units mm, mm2. */
export interface CapSections {
  readonly cap: PileCap;
  /** By the direction of the bars: with those at the bottom, and with those at the top. */
  readonly sections: Readonly<Record<"x" | "y", Readonly<Record<"bottom" | "top", DesignSection>>>>;
  /** Across the bars. */
  readonly widths: Readonly<Record<"x" | "y", number>>;
  readonly effective: Readonly<Record<"x" | "y", number>>;
  /** Top bars: effective depth of both layers, one bar, whether it ends in cogs, and from its ends to the edge of the cap. */
  readonly top: {
    readonly d: number;
    readonly bar: DevelopedBar;
    readonly isCogged: boolean;
    readonly inset: number;
  };
  readonly columnArea: LoadedArea;
  /** Whether the shear strength is not reduced by the depth (Clause 8.2.1.6). */
  readonly isDepthWaived: boolean;
  /** Whether a strut-and-tie model is made too. */
  readonly hasTruss: boolean;
}

/** Moments of the column on the cap. Units N, Nmm. */
export interface ColumnMoments {
  readonly mx: number;
  readonly my: number;
}

/** Whether a pile is in tension. */
export const hasPulled = ({ reactions }: Pick<CapRun, "reactions">): boolean =>
  reactions.r.some((r) => r < 0);

/** A force on the cap that is rounding, N. */
const NO_FORCE = 1;

/** Whether the column pulls on the cap. */
export const isColumnPulling = ({ actions, weight }: Pick<CapRun, "actions" | "weight">): boolean =>
  actions.n - weight < 0 - NO_FORCE;

export const faceOf = ({ column }: Pick<PileCap, "column">, { along, sign }: Side): number =>
  sign * column[along] + column[along === "x" ? "cx" : "cy"] / 2;

export const outward = (place: PilePlace, { along, sign }: Side, from: number): number =>
  sign * place[along] - from;

/** What bends a cap: for its bottom bars, and for its top bars, which the weight of cap and soil loads where it does not load the bottom. */
export interface SectionRuns {
  readonly bottom: readonly CapRun[];
  readonly top: readonly CapRun[];
}

/** What holds the top at each face of the column: the distances of the piles beyond it, 0 of the others, and less, of a unit of weight. Units mm. */
export const topParts = (
  cap: PileCap,
  places: readonly PilePlace[],
): readonly { readonly arms: readonly number[]; readonly weight: number }[] =>
  SIDES.map((side) => {
    const from = faceOf(cap, side);
    return {
      arms: places.map((place) => Math.max(0, outward(place, side, from))),
      weight: weightBeyond(cap, { weight: 1 }, side, from).m,
    };
  });

/** Piles in compression bend the bottom, and piles in tension the top: neither relieves the other, which may be beside it. */
export type PileSense = "pressed" | "pulled";

export const isOf = (r: number, sense: PileSense): boolean => (sense === "pressed" ? r > 0 : r < 0);

/** The moment of the piles of a sense beyond a line across a side, without sign. Units Nmm. */
export function momentBeyond(
  { places, reactions }: CapRun,
  side: Side,
  from: number,
  sense: PileSense,
): number {
  return places.reduce((sum, place, index) => {
    const arm = outward(place, side, from);
    const r = reactions.r[index] ?? 0;
    return arm > 0 && isOf(r, sense) ? sum + Math.abs(r) * arm : sum;
  }, 0);
}

/** The greater moment at the two faces of the column across a direction, bottom bars in tension. Units Nmm. */
export const faceMoment = (cap: PileCap, run: CapRun, along: "x" | "y"): number =>
  Math.max(
    ...SIDES.filter((side) => side.along === along).map((side) =>
      momentBeyond(run, side, faceOf(cap, side), "pressed"),
    ),
  );

/** The derivation of a moment: the reaction of the pile with the most of it, then the sum. Units Nmm. */
export function recordMoment(
  run: CapRun,
  side: Side,
  from: number,
  sense: PileSense,
  record: Recorder,
): number {
  const momentOf = (index: number) =>
    isOf(run.reactions.r[index] ?? 0, sense)
      ? Math.abs(run.reactions.r[index] ?? 0) * outward(run.places[index] ?? { x: 0, y: 0 }, side, from)
      : 0;
  const greatest = run.places.reduce(
    (most, _, index) => (momentOf(index) > momentOf(most) ? index : most),
    0,
  );
  if (momentOf(greatest) > 0) {
    const r = Math.abs(recordReaction(run.group, run.actions, greatest, record));
    record.formula(FACE_TERM, { r, arm: outward(run.places[greatest] ?? { x: 0, y: 0 }, side, from) });
  }
  const words = sense === "pressed" ? "piles in compression" : "piles in tension";
  return record.rule(FACE_MOMENT, momentBeyond(run, side, from, sense), `${side.name} face, ${words}`);
}

/** The shear force and the moment of the weight of cap and soil beyond a section, evenly over the plan. Units N, Nmm. */
export function weightBeyond(
  { outline }: PileCap,
  { weight }: Pick<CapRun, "weight">,
  side: Side,
  from: number,
) {
  const { along, sign, name } = side;
  const length = along === "x" ? outline.right - outline.left : outline.top - outline.bottom;
  const beyond = Math.max(0, sign * outline[name] - from);
  return { v: (weight * beyond) / length, m: (weight * beyond ** 2) / (2 * length) };
}

/** What concrete alone carries in bending. Units Nmm. Source AS 3600 Section 20. */
export const plainAlong = ({ cap, widths }: CapSections, along: "x" | "y"): number =>
  plainBending({ fc: cap.fc, b: widths[along], depth: cap.depth }, SILENT);
