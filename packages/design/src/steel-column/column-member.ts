import {
  chartFactor,
  type EffectiveFactor,
  type EndMoments,
  type MemberLayout,
  type MomentDiagram,
  memberLayout,
  RESTRAINT_PRESETS,
  type SteelSection,
  type TensionConnection,
} from "@kingpost/as4100";
import { formatNumber, type InputsOf } from "@kingpost/calc";
import { END_CASES, type EndCase, type FIELDS } from "./fields.ts";

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
  readonly lambdaC: number | undefined;
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
      const { label = ends } = END_CASES.find(({ value }) => value === ends) ?? {};
      return { ke: IDEAL[ends], from: "ideal", because: label };
    }
  }
}

export function columnMember(inputs: ColumnInputs): ColumnMember {
  const { length, restraints, casesX, keX, lambdaCX, casesY, keY, lambdaCY } = inputs;
  const { gammaTopX, gammaBaseX, gammaTopY, gammaBaseY } = inputs;
  const positions = restraints.map(({ position }) => position).toSorted((a, b) => a - b);
  const ends = RESTRAINT_PRESETS[inputs.ends];
  return {
    x: {
      factor: factorOf(casesX, keX, [gammaTopX, gammaBaseX]),
      lambdaC: isSway(casesX) ? lambdaCX : undefined,
      parts: [{ from: 0, to: length }],
    },
    y: {
      factor: factorOf(casesY, keY, [gammaTopY, gammaBaseY]),
      lambdaC: isSway(casesY) ? lambdaCY : undefined,
      parts: [0, ...positions].map((from, at) => ({ from, to: positions[at] ?? length })),
    },
    layout: memberLayout({
      length,
      restraints: [
        { x: 0, ...ends },
        ...restraints.flatMap(({ position, kind }) =>
          kind === "both" ? [{ x: position, ...RESTRAINT_PRESETS["fly-brace"] }] : [],
        ),
        { x: length, ...ends },
      ],
    }),
  };
}

export const connectionOf = ({ kt, netArea }: ColumnInputs, { ag }: SteelSection): TensionConnection => ({
  kt: Number(kt),
  an: netArea > 0 ? netArea : ag,
});

/** A moment that changes in a straight line from the base to the top. Units mm, Nmm. */
export const momentAt = ({ from, to }: EndMoments, length: number, z: number): number =>
  from + ((to - from) * z) / length;

export function linearDiagram(ends: EndMoments, length: number): MomentDiagram {
  const { from, to } = ends;
  return {
    at: (z) => momentAt(ends, length, z),
    extremes: [
      { x: 0, m: from },
      { x: length, m: to },
    ],
    zeros: from * to < 0 ? [(length * from) / (from - to)] : [],
  };
}
