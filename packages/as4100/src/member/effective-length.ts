import type { Recorder } from "@kingpost/calc";
import type { SteelSection } from "../section/steel-section.ts";
import {
  EFFECTIVE_LENGTH,
  FULL_TWIST,
  LOAD_HEIGHT,
  PARTIAL_TWIST,
  ROTATION,
} from "./effective-length-formulas.ts";
import type { LoadHeight } from "./load.ts";
import type { EndRestraints, Segment } from "./segments.ts";

/** Load height factors of Table 5.6.3(2). */
const ON_FLANGE_WITHIN = 1.4;
const ON_FLANGE_FREE_END = 2;
/** Loads at the shear centre; recalled: also loads that act away from it, such as uplift on the top flange. */
const AT_SHEAR_CENTRE = 1;

/** Lateral rotation restraint factors of Table 5.6.3(3), by the number of restrained ends. */
const ROTATION_FACTORS = [1, 0.85, 0.7] as const;

/** What the effective length of a segment depends on, besides the section. Units mm. */
export interface EffectiveLengthCase {
  readonly length: number;
  readonly ends: EndRestraints;
  readonly load: LoadHeight;
  /** How many ends are restrained against rotation about the minor axis. */
  readonly rotationEnds: Segment["rotationEnds"];
}

/**
 * Effective length of a segment in bending.
 *
 *   le = kt kl kr l      kt = 1 + n [(d1 / l) (tf / 2tw)^3] / nw,  n ends P, nw webs;  1.0 where no end is P
 *
 * Shape    equal flanges
 * Units    mm, unrounded
 * Source   AS 4100 5.6.3, Tables 5.6.3(1) to (3)
 * Checked  validation/beam.test.ts
 */
export function effectiveLength(section: SteelSection, of: EffectiveLengthCase, record: Recorder): number {
  const kt = twistFactor(section, of, record);
  const kl = loadHeightFactor(of, record);
  const kr = rotationFactor(of, record);
  return record.formula(EFFECTIVE_LENGTH, { kt, kl, kr, l: of.length });
}

function twistFactor(
  { kind, d, tf, tw }: SteelSection,
  { ends, length: l }: EffectiveLengthCase,
  record: Recorder,
): number {
  if (!ends.includes("P")) return record.rule(FULL_TWIST, 1, endsText(ends));
  const webs = kind === "cold-formed-rhs" || kind === "welded-box" ? "two" : "one";
  const formula = PARTIAL_TWIST[ends === "PP" ? "two" : "one"][webs];
  return record.formula(formula, { d1: d - 2 * tf, l, tf, tw });
}

function loadHeightFactor({ ends, load }: EffectiveLengthCase, record: Recorder): number {
  const [factor, reason] = loadHeightCase(ends, load);
  return record.rule(LOAD_HEIGHT, factor, `${endsText(ends)}, ${reason}`);
}

function loadHeightCase(ends: EndRestraints, load: LoadHeight): readonly [factor: number, reason: string] {
  if (load === "shear-centre") {
    return [AT_SHEAR_CENTRE, "no load on a flange that is free to move sideways with it"];
  }
  const isWithin = load === "flange-within";
  const where = isWithin ? "load on the flange within the segment" : "load on the flange at an end";
  if (hasFreeEnd(ends)) return [ON_FLANGE_FREE_END, where];
  return [isWithin ? ON_FLANGE_WITHIN : AT_SHEAR_CENTRE, where];
}

function rotationFactor({ ends, rotationEnds }: EffectiveLengthCase, record: Recorder): number {
  if (ends !== "FF" && ends !== "FP" && ends !== "PP") {
    return record.rule(ROTATION, ROTATION_FACTORS[0], () => `${endsText(ends)}: 1.0 in every case`);
  }
  return record.rule(
    ROTATION,
    ROTATION_FACTORS[rotationEnds],
    () => `${endsText(ends)}, ${ROTATION_TEXT[rotationEnds]}`,
  );
}

const ROTATION_TEXT = ["no end restrained", "one end restrained", "both ends restrained"] as const;

/** Whether one end of the segment is unrestrained. */
export function hasFreeEnd(ends: EndRestraints): ends is "FU" | "PU" {
  return ends === "FU" || ends === "PU";
}

function endsText(ends: EndRestraints): string {
  return `ends ${ends}`;
}
