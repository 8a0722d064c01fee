import type { Recorder, Rule } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import type { SectionKind, SteelSection } from "../section/steel-section.ts";
import { ALPHA_B } from "../symbols.ts";

const SECTION_CONSTANT = {
  id: "alpha-b",
  title: "Compression member section constant",
  result: ALPHA_B,
} as const;
const FULLY_EFFECTIVE_RULE: Rule = {
  ...SECTION_CONSTANT,
  reference: CLAUSES.alphaBFullyEffective,
  rule: "table for k_f = 1",
};
const SLENDER_RULE: Rule = {
  ...SECTION_CONSTANT,
  reference: CLAUSES.alphaBSlender,
  rule: "table for k_f < 1",
};

/** Flange thickness up to which the lower of two values applies, mm. */
const THICK_FLANGE = 40;

type Row = readonly [alphaB: number, upTo40: string, beyond?: readonly [alphaB: number, words: string]];

const ROLLED_I: Row = [
  0,
  "hot-rolled UB or UC, flange up to 40 mm",
  [1, "hot-rolled UB or UC, flange over 40 mm"],
];
const HOLLOW: Row = [-0.5, "cold-formed hollow section, not stress relieved"];
const WELDED_I_SLENDER: Row = [0.5, "welded I-section, flange up to 40 mm", [1, "section not listed"]];

/** AS 4100 Table 6.3.3(A): kf = 1. */
const FULLY_EFFECTIVE: Readonly<Record<SectionKind, Row>> = {
  "rolled-i": ROLLED_I,
  "welded-i": [0, "welded I-section of flame-cut plates"],
  "welded-i-as-rolled": [
    0.5,
    "welded I-section of as-rolled plates, flange up to 40 mm",
    [1, "welded I-section of as-rolled plates, flange over 40 mm"],
  ],
  "taper-i": [0.5, "section not listed"],
  "unequal-i": [0.5, "section not listed"],
  tee: [0.5, "tee flame-cut from a UB or UC"],
  solid: [0.5, "section not listed"],
  channel: [0.5, "hot-rolled channel"],
  "welded-channel": [0.5, "section not listed"],
  angle: [0.5, "angle"],
  "cold-formed-chs": HOLLOW,
  "cold-formed-rhs": HOLLOW,
  "welded-box": [0, "welded box section"],
};

/** AS 4100 Table 6.3.3(B): kf < 1. */
const SLENDER: Readonly<Record<SectionKind, Row>> = {
  "rolled-i": [0, "hot-rolled UB or UC, flange up to 40 mm", [1, "section not listed"]],
  "welded-i": WELDED_I_SLENDER,
  "welded-i-as-rolled": WELDED_I_SLENDER,
  "taper-i": [1, "section not listed"],
  "unequal-i": [1, "section not listed"],
  tee: [1, "section not listed"],
  solid: [1, "section not listed"],
  channel: [1, "section not listed"],
  "welded-channel": [1, "section not listed"],
  angle: [1, "section not listed"],
  "cold-formed-chs": HOLLOW,
  "cold-formed-rhs": HOLLOW,
  "welded-box": [0, "welded box section"],
};

/**
 * Compression member section constant alpha_b: the effect of residual stresses and imperfections on a column.
 *
 * Units    mm, out dimensionless, -0.5 to 1
 * Source   AS 4100 Table 6.3.3(A) for kf = 1, Table 6.3.3(B) for kf < 1. WB and WC are flame-cut, as in the published
 *          tables
 * Checked  validation/published.test.ts (CHS), section-constant.test.ts (every row against the published register)
 */
export function sectionConstant({ kind, kf, tf }: SteelSection, record: Recorder): number {
  const isSlender = kf < 1;
  const [alphaB, because] = rowValue((isSlender ? SLENDER : FULLY_EFFECTIVE)[kind], tf);
  return record.rule(isSlender ? SLENDER_RULE : FULLY_EFFECTIVE_RULE, alphaB, because);
}

function rowValue([alphaB, words, beyond]: Row, tf: number): readonly [number, string] {
  return beyond && tf > THICK_FLANGE ? beyond : [alphaB, words];
}
