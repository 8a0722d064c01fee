import { DomainError, type Recorder } from "@kingpost/calc";
import { transformedSection, viewAlong } from "@kingpost/concrete-section";
import { type DesignSection, shapeOf } from "../flexure/design-section.ts";
import { tensionModulus, type Uncracked } from "../flexure/minimum.ts";
import { type BendingSense, compressedSide } from "../flexure/strength.ts";
import { ES, flexuralTensileStrength } from "../materials/index.ts";
import {
  COMPRESSION_RATIO,
  CRACKING_MOMENT,
  EFFECTIVE_MOMENT,
  GROSS_MOMENT,
  INCREMENTAL_DEFLECTION,
  INCREMENTAL_LOAD,
  LARGEST_MOMENT,
  LONG_TERM_FACTOR,
  SHRINKAGE_STRESS,
  SIMPLIFIED_STIFFNESS,
  SLENDER_LIMIT,
  SPAN_MOMENT,
  SPAN_TO_DEPTH,
  TENSION_RATIO,
  TOTAL_DEFLECTION,
  TOTAL_LOAD,
  UNCRACKED_MOMENT,
} from "./deflection-formulas.ts";
import { type CrackedElastic, crackedElastic } from "./elastic.ts";

/** A section whose stiffness is wanted. Units mm. */
export interface StiffnessCase {
  readonly section: DesignSection;
  readonly sense: BendingSense;
  /** Width of the web, and width at the compressed face. */
  readonly bw: number;
  readonly b: number;
  /** Design shrinkage strain. */
  readonly shrinkage: number;
  /** Which section the cracking moment is of: the gross one unless set, which is safe. */
  readonly uncracked?: Uncracked | undefined;
}

/**
 * Stress of restrained shrinkage at the tension face, not less than 0.
 *
 * Units    mm, MPa
 * Source   AS 3600 8.5.3.1
 * Checked  validation/cases/serviceability.ts
 */
export function shrinkageStress(
  of: { readonly ast: number; readonly asc: number; readonly bw: number; readonly d: number },
  shrinkage: number,
  record: Recorder,
): number {
  const { ast, asc, bw, d } = of;
  const pw = record.formula(TENSION_RATIO, { area: ast, bw, d });
  const pcw = record.formula(COMPRESSION_RATIO, { area: asc, bw, d });
  return record.formula(SHRINKAGE_STRESS, { pw, pcw, es: ES, shrinkage });
}

/** Cracking moment, not less than 0. Units Nmm. Source AS 3600 8.5.3.1. */
export function crackingMoment(of: StiffnessCase, cracked: CrackedElastic, record: Recorder): number {
  const { section, sense, bw, shrinkage, uncracked = "gross" } = of;
  const z = tensionModulus(section, sense, uncracked, record);
  const tension = flexuralTensileStrength(section.concrete.fc, record);
  const sigma = shrinkageStress({ ...cracked, bw }, shrinkage, record);
  return record.formula(CRACKING_MOMENT, { z, tension, sigma });
}

/**
 * Effective second moment of area at a service moment.
 *
 * Shape    the largest value up to the cracking moment
 * Units    Nmm, out mm4
 * Errors   DomainError 'unreinforced' where the section has no bars in tension and the moment cracks it
 * Source   AS 3600 8.5.3.1
 * Checked  validation/cases/serviceability.ts
 */
export function effectiveSecondMoment(of: StiffnessCase, ms: number, record: Recorder): number {
  const { section, sense, b } = of;
  const view = viewAlong(shapeOf(section), compressedSide(sense));
  const i = record.rule(GROSS_MOMENT, transformedSection(view, 1).i, "gross section");
  const cracked = crackedElastic(section, sense, record);
  if (!cracked) {
    const z = tensionModulus(section, sense, "gross", record);
    const tension = flexuralTensileStrength(section.concrete.fc, record);
    const mcr = record.formula(CRACKING_MOMENT, { z, tension, sigma: 0 });
    if (ms > mcr) {
      throw new DomainError("unreinforced", "The service moment cracks a section without bars in tension.");
    }
    const most = record.formula(LARGEST_MOMENT, { ast: 0, b, d: view.depth, i });
    return record.rule(UNCRACKED_MOMENT, most, "M*_s ≤ M_cr");
  }
  const mcr = crackingMoment(of, cracked, record);
  const { icr, ast, d } = cracked;
  const most = record.formula(LARGEST_MOMENT, { ast, b, d, i });
  if (ms <= mcr || icr >= i) {
    return record.rule(UNCRACKED_MOMENT, most, ms <= mcr ? "M*_s ≤ M_cr" : "I_cr ≥ I");
  }
  return record.formula(EFFECTIVE_MOMENT, { icr, i, mcr, ms, most });
}

/** Which ends of a span are continuous. */
export type Continuity = keyof typeof SPAN_MOMENT;

/** Effective second moment of area of a span by those of its middle and ends. Units mm4. Source AS 3600 8.5.3.1. */
export function spanSecondMoment(
  continuity: Continuity,
  of: { readonly middle: number; readonly left: number; readonly right: number },
  record: Recorder,
): number {
  return record.formula(SPAN_MOMENT[continuity], of);
}

/** Long-term deflection factor at midspan, or at the support of a cantilever. Units mm2. Source AS 3600 8.5.3.2. */
export function longTermFactor(ast: number, asc: number, record: Recorder): number {
  return record.formula(LONG_TERM_FACTOR, { ast, asc });
}

/** Short-term deflections. Units mm. */
export interface ShortTermDeflections {
  /** Under G and psi_s Q, under G alone, and under G and psi_l Q. */
  readonly short: number;
  readonly permanent: number;
  readonly sustained: number;
}

/** Total and incremental deflection. Units mm. Source AS 3600 8.5.3. */
export function longTermDeflections(of: ShortTermDeflections, kcs: number, record: Recorder) {
  const { short, permanent, sustained } = of;
  return {
    total: record.formula(TOTAL_DEFLECTION, { short, kcs, sustained }),
    incremental: record.formula(INCREMENTAL_DEFLECTION, { short, permanent, kcs, sustained }),
  };
}

/** Simplified effective second moment over bef d3, by p = Ast / (bef d) and beta = bef / bw. Source AS 3600 8.5.3.1. */
export function simplifiedStiffness(fc: number, p: number, beta: number, record: Recorder): number {
  return record.formula(SIMPLIFIED_STIFFNESS, { fc, p, beta });
}

/** Deflection constants of the spans. Source AS 3600 8.5.4. */
const DEFLECTION_CONSTANT = { simple: 5 / 384, end: 2.4 / 384, interior: 1.5 / 384 } as const;

/** A span that is deemed to comply. Units N/mm, MPa, mm. */
export interface DeemedSpan {
  readonly span: keyof typeof DEFLECTION_CONSTANT;
  readonly g: number;
  readonly q: number;
  readonly psiS: number;
  readonly psiL: number;
  readonly kcs: number;
  readonly k1: number;
  readonly bef: number;
  readonly ec: number;
  /** Limit of the deflection over the span. */
  readonly limit: number;
}

/** Effective design load. Units N/mm. Source AS 3600 8.5.4. */
export function effectiveLoad(
  of: Pick<DeemedSpan, "g" | "q" | "psiS" | "psiL" | "kcs">,
  deflection: "total" | "incremental",
  record: Recorder,
): number {
  const { g, q, psiS, psiL, kcs } = of;
  return record.formula(deflection === "total" ? TOTAL_LOAD : INCREMENTAL_LOAD, { g, q, psiS, psiL, kcs });
}

/**
 * Largest ratio of effective span to effective depth.
 *
 * Shape    undefined where q is more than g: the clause does not apply
 * Source   AS 3600 8.5.4
 * Checked  validation/cases/serviceability.ts
 */
export function spanToDepth(
  of: DeemedSpan,
  deflection: "total" | "incremental",
  record: Recorder,
): number | undefined {
  if (of.q > of.g) return undefined;
  return ratioOf(of, effectiveLoad(of, deflection, record), record);
}

function ratioOf({ span, k1, limit, bef, ec }: DeemedSpan, load: number, record: Recorder): number {
  return record.formula(SPAN_TO_DEPTH, { k1, limit, bef, ec, k2: DEFLECTION_CONSTANT[span], load });
}

/** Largest distance between lateral restraints of a beam. Units mm. Source AS 3600 8.9. */
export function lateralRestraintLimit(
  kind: "span" | "cantilever",
  bef: number,
  depth: number,
  record: Recorder,
): number {
  return record.formula(SLENDER_LIMIT[kind], { bef, depth });
}
