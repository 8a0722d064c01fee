import {
  chartFactor,
  type EffectiveFactor,
  type GivenRatio,
  type MemberLayout,
  type MemberLoad,
  memberLayout,
  RESTRAINT_PRESETS,
  type RestraintKind,
  type SteelSection,
  type Sway,
  type TensionConnection,
} from "@kingpost/as4100";
import { formatNumber, type InputsOf } from "@kingpost/calc";
import { type AxisActions, momentAt } from "../column/axis-actions.ts";
import { type EndCase, FIELDS } from "./fields.ts";

export type ColumnInputs = InputsOf<typeof FIELDS>;

/** A part of the column between restraints about an axis. Units mm, from the base. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** How the column buckles about one axis. */
export interface AxisBuckling {
  readonly factor: EffectiveFactor;
  /** Undefined of a braced axis. */
  readonly sway: Sway | undefined;
  /** In place of the ratio of the end moments. */
  readonly betaM: GivenRatio | undefined;
  readonly parts: readonly Part[];
}

export interface ColumnMember {
  readonly x: AxisBuckling;
  readonly y: AxisBuckling;
  readonly layout: MemberLayout;
}

/** Source AS 4100 Figure 4.6.3.2. */
const IDEAL: Readonly<Record<Exclude<EndCase, "chart" | "own" | "sway-chart" | "sway-own">, number>> = {
  pinned: 1,
  "fixed-pinned": 0.85,
  fixed: 0.7,
  "sway-fixed": 1.2,
  "sway-free": 2.2,
  "sway-pinned": 2.2,
};

export const isSway = (ends: EndCase): boolean => ends.startsWith("sway");

/** Whether the column sways about each axis. */
export const swaysOf = ({ casesX, casesY }: Pick<ColumnInputs, "casesX" | "casesY">) => ({
  x: isSway(casesX),
  y: isSway(casesY),
});

export const lengthOf = ({ from, to }: Part): number => to - from;

/** The longest of the parts, mm. */
export const longest = (parts: readonly Part[]): number => Math.max(...parts.map(lengthOf));

/** The effective length factor about one axis, with its reason. */
function factorOf(ends: EndCase, own: number, gammas: readonly [top: number, base: number]): EffectiveFactor {
  switch (ends) {
    case "own":
    case "sway-own":
      return { ke: own, from: "own", because: "entered by the user" };
    case "chart":
    case "sway-chart": {
      const [top, base] = gammas.map((gamma) => formatNumber(gamma, { decimals: [0, 3] }));
      const because = `stiffness ratio ${top} at the top, ${base} at the base`;
      return { ke: chartFactor(isSway(ends) ? "sway" : "braced", gammas), from: "chart", because };
    }
    default: {
      const { label = ends } = FIELDS.casesX.options.find(({ value }) => value === ends) ?? {};
      return { ke: IDEAL[ends], from: "ideal", because: label };
    }
  }
}

/**
 * The factor of the parts between restraints about y: a restraint holds the column sideways and lets it turn, so that only the parts at
 * fixed ends are shorter than they are. No more than that of the column without restraints; the user's factor as it is.
 *
 * Source   AS 4100 Figure 4.6.3.2 for each part (practice)
 */
function factorOfParts(
  factor: EffectiveFactor,
  ends: EndCase,
  parts: readonly Part[],
  length: number,
): EffectiveFactor {
  if (parts.length === 1 || factor.from === "own") return factor;
  const isFixedAtEnds = ends === "fixed" && parts.length === 2;
  const ke = Math.max(factor.ke, isFixedAtEnds ? IDEAL["fixed-pinned"] : IDEAL.pinned);
  const whole = (factor.ke * length) / longest(parts);
  if (ke <= factor.ke) return factor;
  return whole < ke
    ? { ...factor, ke: whole, because: "as long as the column without restraints between its ends" }
    : { ke, from: "ideal", because: "parts between restraints, which let the column turn" };
}

/** What amplifies the sway: what the user entered of the frame, all of it, or the column alone. */
function swayOf(inputs: ColumnInputs, axis: "X" | "Y", { ke }: EffectiveFactor): Sway | undefined {
  if (!isSway(inputs[`cases${axis}`])) return undefined;
  const own = { by: "own", le: ke * inputs.length } as const;
  switch (inputs[`sway${axis}`]) {
    case "frame": {
      const lambdaC = inputs[`lambdaC${axis}`];
      return lambdaC > 0 ? { by: "frame", lambdaC } : own;
    }
    case "drift": {
      const [drift, n, v] = [inputs[`drift${axis}`], inputs[`sumN${axis}`], inputs[`sumV${axis}`]];
      return drift > 0 && n > 0 && v > 0 ? { by: "drift", drift, n, v } : own;
    }
    case "storey": {
      const [buckling, axial] = [inputs[`storeyBuckling${axis}`], inputs[`storeyAxial${axis}`]];
      return buckling > 0 && axial > 0 ? { by: "storey", buckling, axial } : own;
    }
  }
}

const ownRatio = (from: ColumnInputs["ratioX"], value: number): GivenRatio | undefined =>
  from === "own" ? { value, because: "entered by the user" } : undefined;

export function columnMember(inputs: ColumnInputs): ColumnMember {
  const { length, restraints, casesX, keX, casesY, keY } = inputs;
  const { gammaTopX, gammaBaseX, gammaTopY, gammaBaseY } = inputs;
  const positions = restraints.map(({ position }) => position).toSorted((a, b) => a - b);
  const { base, top } = endsOf(inputs);
  const factorX = factorOf(casesX, keX, [gammaTopX, gammaBaseX]);
  const partsY = [0, ...positions].map((from, at) => ({ from, to: positions[at] ?? length }));
  const factorY = factorOfParts(factorOf(casesY, keY, [gammaTopY, gammaBaseY]), casesY, partsY, length);
  return {
    x: {
      factor: factorX,
      sway: swayOf(inputs, "X", factorX),
      betaM: ownRatio(inputs.ratioX, inputs.betaMX),
      parts: [{ from: 0, to: length }],
    },
    y: {
      factor: factorY,
      sway: swayOf(inputs, "Y", factorY),
      betaM: ownRatio(inputs.ratioY, inputs.betaMY),
      parts: partsY,
    },
    layout: memberLayout({
      length,
      restraints: [
        { x: 0, ...HELD_BY[base] },
        ...restraints.flatMap(({ position, kind }) =>
          kind === "y" ? [] : [{ x: position, ...HELD_BY[kind === "both" ? "full" : kind] }],
        ),
        ...(top === "free" ? [] : [{ x: length, ...HELD_BY[top] }]),
      ],
      // The frame holds the ends in bending about x, also one that nothing restrains sideways: no cantilever, but for a free top. Its
      // compression flange is critical (Clause 5.5.2). No capacity depends on which flange is: restraints between the ends that are F
      // or P are so for both, and loads are at the shear centre.
      supports: top === "free" ? [0] : [0, length],
    }),
  };
}

/** The flange that a positive moment compresses is the top one of a member in bending. */
const HELD_BY = {
  full: RESTRAINT_PRESETS["fly-brace"],
  "coped-end": RESTRAINT_PRESETS["coped-end"],
  "flange-plus": { top: true, bottom: false, twist: "none" },
  "flange-minus": { top: false, bottom: true, twist: "none" },
} as const satisfies Record<string, RestraintKind>;

/** What holds the ends in bending about x. */
export interface EndsInBending {
  readonly base: ColumnInputs["baseEnd"];
  readonly top: ColumnInputs["topEnd"];
}

export function endsOf({ ends, baseEnd, topEnd, casesY }: ColumnInputs): EndsInBending {
  if (ends === "own") return { base: baseEnd, top: topEnd };
  // Free about y, the top is held by nothing.
  return { base: ends, top: casesY === "sway-free" ? "free" : ends };
}

/** Whether an end is restrained against twist, as F and P are. */
export const holdsTwist = (end: EndsInBending["top"]): boolean => end === "full" || end === "coped-end";

/**
 * What acts at an end that is not F or P, for the segment that ends there: the force of the frame along x, and its moment about x.
 *
 * Source   AS 4100 Table 5.6.2
 */
export function loadsOnFreeEnds(inputs: ColumnInputs, about: AxisActions): readonly MemberLoad[] {
  const { length } = inputs;
  const { base, top } = endsOf(inputs);
  const positions = [...(holdsTwist(base) ? [] : [0]), ...(holdsTwist(top) ? [] : [length])];
  return positions.flatMap((z): readonly MemberLoad[] => {
    const at = { from: z, to: z, height: "shear-centre", direction: "down" } as const;
    const moment = momentAt(about, length, z);
    return [{ kind: "point", ...at }, ...(moment === 0 ? [] : [{ kind: "couple", ...at } as const])];
  });
}

export const connectionOf = (
  { kt, netArea, strutLeg }: ColumnInputs,
  section: SteelSection,
): TensionConnection => ({
  kt: Math.min(Number(kt), factorOfLeg(strutLeg, section)),
  an: netArea > 0 ? netArea : section.ag,
});

/** k_t of an angle that is joined by one leg: the most, whatever is entered. Source AS 4100 Table 7.3.2. */
function factorOfLeg(leg: ColumnInputs["strutLeg"], { kind, plates }: SteelSection): number {
  if (kind !== "angle" || leg === "none") return 1;
  const dimensions = plates?.dimensions;
  const isEqual = dimensions?.shape === "angle" && dimensions.b1 === dimensions.b2;
  return leg === "long" || isEqual ? 0.85 : 0.75;
}
