import { formatNumber } from "@kingpost/calc/number-format";
import { LEAST_SPAN, roundStep, roundTicks } from "./ticks.ts";

/** How an axis is divided. */
export type ScaleKind = "linear" | "log";

export interface Tick {
  readonly value: number;
  /** Undefined for a line between two that are named. */
  readonly label: string | undefined;
}

/** An axis: the numbers it begins and ends with, its ticks, and where along it a value stands. */
export interface Scale {
  readonly kind: ScaleKind;
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly Tick[];
  /** 0 at the beginning of the axis, 1 at its end. */
  share(value: number): number;
}

/** Values that span more than this are clearer on a logarithmic axis: the small ones would overlap. */
const DECADES_FOR_LOG = 2;

/** Further apart than this, only the powers of ten are named. */
const DECADES_WITH_FIVES = 3;

/** About as many named ticks as an axis has room for. */
const TICKS = 6;

export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** The least and the most of some numbers, or undefined of none. */
export function extentOf(values: readonly number[]): Extent | undefined {
  if (values.length === 0) return undefined;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}

/** Whether an axis of these values can be logarithmic: zero and negative values have no logarithm. */
export function canBeLog({ least }: Extent): boolean {
  return least > 0;
}

/** The kind of axis that shows the values best. */
export function kindFor(extent: Extent): ScaleKind {
  return canBeLog(extent) && extent.most / extent.least >= 10 ** DECADES_FOR_LOG ? "log" : "linear";
}

/** An axis with round ends and round ticks that holds all of the extent. Falls back to linear where a logarithmic axis is impossible. */
export function makeScale(extent: Extent, wanted: ScaleKind | undefined): Scale {
  const kind = wanted ?? kindFor(extent);
  return kind === "log" && canBeLog(extent) ? logScale(extent) : linearScale(extent);
}

/** Removes the binary rounding error of a round number. */
const clean = (value: number) => Number(value.toPrecision(12));

function linearScale(extent: Extent): Scale {
  // The axis includes zero unless all values are far from it and close together.
  const from = extent.least > 0 && extent.least < extent.most / 2 ? 0 : extent.least;
  const size = Math.max(Math.abs(from), Math.abs(extent.most));
  const span = extent.most - from;
  const at = roundStep(span > LEAST_SPAN * size ? span : size || 1, TICKS);
  const first = Math.floor(from / at(1) + 1e-9);
  const last = Math.max(Math.ceil(extent.most / at(1) - 1e-9), first + 1);
  return scaleBetween({ least: at(first), most: at(last) }, TICKS);
}

/** An axis with equal steps and exactly these ends, round or not, and about as many ticks as requested. */
export function scaleBetween({ least, most }: Extent, ticks: number): Scale {
  return {
    kind: "linear",
    least,
    most,
    ticks: roundTicks(least, most, ticks).map((value) => ({ value, label: labelOf(value) })),
    share: (value) => (value - least) / (most - least),
  };
}

const FIVES = [1, 2, 5];

/** The round number 1, 2 or 5 times a power of ten next to a value, at most it or at least it. */
function roundEnd(value: number, side: "below" | "above"): number {
  const power = Math.floor(Math.log10(value));
  const near = [power - 1, power, power + 1].flatMap((exponent) =>
    FIVES.map((five) => clean(five * 10 ** exponent)),
  );
  return side === "below"
    ? (near.findLast((one) => one <= value) ?? value)
    : (near.find((one) => one >= value) ?? value);
}

function logScale(extent: Extent): Scale {
  const least = roundEnd(extent.least, "below");
  const end = roundEnd(extent.most, "above");
  const most = end > least ? end : roundEnd(least * 1.01, "above");
  const decades = Math.log10(most / least);
  const named = decades > DECADES_WITH_FIVES ? [1] : FIVES;
  const ticks: Tick[] = [];
  for (let power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)); power += 1) {
    for (let digit = 1; digit <= 9; digit += 1) {
      const value = clean(digit * 10 ** power);
      if (value < least || value > most) continue;
      ticks.push({ value, label: named.includes(digit) ? labelOf(value) : undefined });
    }
  }
  return {
    kind: "log",
    least,
    most,
    ticks,
    share: (value) => Math.log10(value / least) / decades,
  };
}

function labelOf(value: number): string {
  return formatNumber(value, { decimals: [0, 8] });
}
