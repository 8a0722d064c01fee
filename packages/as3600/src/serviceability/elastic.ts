import { type Recorder, SILENT } from "@kingpost/calc";
import { crackedSection, viewAlong } from "@kingpost/concrete-section";
import { type DesignSection, shapeOf } from "../flexure/design-section.ts";
import { type BendingSense, compressedSide } from "../flexure/strength.ts";
import { ES, elasticModulus } from "../materials/index.ts";
import { BAR_STRESS, CRACKED_AXIS, CRACKED_MOMENT, MODULAR_RATIO } from "./elastic-formulas.ts";

/** A cracked section under service moments. Units mm, mm2, mm4. */
export interface CrackedElastic {
  readonly n: number;
  /** Depth of the neutral axis. */
  readonly kd: number;
  readonly icr: number;
  /** Depth of the outermost bars, and of the centroid of the bars in tension. */
  readonly dOuter: number;
  readonly d: number;
  readonly ast: number;
  readonly asc: number;
}

/**
 * The cracked transformed section in bending, short-term; undefined without bars in tension.
 *
 * Units    mm, mm4
 * Source   AS 3600 8.5.3.1, 8.6.2
 * Checked  validation/cases/serviceability.ts
 */
export function crackedElastic(
  section: DesignSection,
  sense: BendingSense,
  record: Recorder,
): CrackedElastic | undefined {
  const { cracked, n: ratio } = solve(section, sense);
  record.formula(MODULAR_RATIO, { es: ES, ec: elasticModulus(section.concrete, record) });
  if (!cracked) return undefined;
  record.rule(CRACKED_AXIS, cracked.kd, "bars as they are placed");
  record.rule(CRACKED_MOMENT, cracked.icr, "bars as they are placed");
  return { n: ratio, ...cracked };
}

interface Solved {
  readonly n: number;
  readonly cracked: Omit<CrackedElastic, "n"> | undefined;
}

/** A beam has one section at many places, and its cracked properties depend on none of them. */
const SOLVED = new WeakMap<DesignSection, Partial<Record<BendingSense, Solved>>>();

function solve(section: DesignSection, sense: BendingSense): Solved {
  const known = SOLVED.get(section) ?? {};
  SOLVED.set(section, known);
  known[sense] ??= solved(section, sense);
  return known[sense];
}

function solved(section: DesignSection, sense: BendingSense): Solved {
  const view = viewAlong(shapeOf(section), compressedSide(sense));
  const n = MODULAR_RATIO.evaluate({ es: ES, ec: elasticModulus(section.concrete, SILENT) });
  const found = crackedSection(view, n);
  if (!found) return { n, cracked: undefined };
  const { neutralAxis: kd, icr } = found;
  const tension = view.bars.filter(({ depth }) => depth > kd);
  const ast = tension.reduce((sum, { area }) => sum + area, 0);
  const all = view.bars.reduce((sum, { area }) => sum + area, 0);
  const cracked = {
    kd,
    icr,
    dOuter: Math.max(...tension.map(({ depth }) => depth)),
    d: tension.reduce((sum, { depth, area }) => sum + depth * area, 0) / ast,
    ast,
    asc: all - ast,
  };
  return { n, cracked };
}

/** Stress of the outermost bars at a service moment. Units Nmm, out MPa. */
export function barStress({ n, kd, icr, dOuter }: CrackedElastic, ms: number, record: Recorder): number {
  return record.formula(BAR_STRESS, { n, ms, depth: dOuter, kd, icr });
}
