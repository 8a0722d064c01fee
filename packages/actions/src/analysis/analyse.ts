import { DomainError } from "@kingpost/calc/domain-error";
import { divide } from "../beam/mesh.ts";
import type { BeamModel } from "../beam/model.ts";
import { type BeamPart, beamParts } from "../beam/parts.ts";
import { BeamError, beamProblems } from "../beam/problems.ts";
import {
  type Beam,
  type BeamResponse,
  combine,
  DEFLECTION,
  type Reaction,
  ROTATION,
  reactionForce,
  reactions,
  STRIDE,
  withoutRoundedActions,
} from "../beam/response.ts";
import { solveValidBeam } from "../beam/solve.ts";
import type { Combination } from "../combinations/combination.ts";
import { combinationsOf } from "../combinations/combinations.ts";
import { PERMANENT, PERMANENT_RELIEVING } from "../combinations/factors.ts";
import type { LoadCase } from "../combinations/load-case.ts";
import type { CombinationOptions } from "../combinations/options.ts";
import {
  type StabilityCombination,
  stabilityCombinations,
  stabilityEffects,
} from "../combinations/stability.ts";
import { type Pattern, type PatternSet, patternsOf } from "./patterns.ts";
import { type CaseLoads, type UnitLoads, unitLoads } from "./unit-loads.ts";

export interface AnalysisOptions extends CombinationOptions {
  readonly patterns?: PatternSet;
  /** 0.9G instead of 1.2G on the spans that a pattern leaves without imposed action. Not in AS/NZS 1170.0 Clause 4.2.2. */
  readonly hasRelievingPermanent?: boolean;
  /** Positions, mm, where pieces are to end: restraints, points of interest. */
  readonly stations?: readonly number[];
}

/** One arrangement of loads to be checked: a combination, with its imposed action on some spans. */
export interface LoadRow {
  readonly combination: Combination;
  /** Undefined where the combination has no imposed action. */
  readonly pattern: Pattern | undefined;
  /** Factor of each unit load. */
  readonly factors: readonly number[];
}

export interface BeamAnalysis {
  readonly beam: Beam;
  readonly parts: readonly BeamPart[];
  /** Those that are switched off included. */
  readonly combinations: readonly Combination[];
  /** Arrangements of the combinations that are not switched off, each once. */
  readonly rows: readonly LoadRow[];
  readonly unitLoads: readonly UnitLoads[];
  readonly unitResponses: readonly BeamResponse[];
}

/** What a section changes in an analysis that was made for another one. */
export interface Sizing {
  /** N/mm. */
  readonly selfWeight: number;
  /** EI over that of the analysis. */
  readonly stiffness: number;
}

/** Limits of the engine. */
export const ANALYSIS_LIMITS = {
  combinations: 250,
  rows: 2000,
  /** Arrangements of loads times pieces of the beam: what bounds the time of a design to a fraction of a second. */
  work: 60_000,
} as const;

/**
 * Everything that acts on a beam: its combinations with patterns, and the response to each unit load, solved once.
 *
 * Units    as BeamModel
 * Errors   BeamError, CombinationError (DomainErrors with the row to mark); DomainError 'too-many-combinations' | 'too-many-rows' | 'too-much-work'
 * Source   AS/NZS 1170.0 Section 4; AS 4100 Clause 4.3.3
 * Checked  analyse.test.ts (combined loads solved again)
 */
export function analyseBeam(
  model: BeamModel,
  cases: readonly CaseLoads[],
  options: AnalysisOptions = {},
): BeamAnalysis {
  const [problem] = beamProblems(
    model,
    cases.map(({ loads, selfWeight = [] }) => [...loads, ...selfWeight]),
  );
  if (problem) throw new BeamError(problem);
  const combinations = combinationsOf(
    cases.map(({ of }) => of),
    options,
  );
  const used = combinations.filter(({ switchedOff }) => switchedOff === undefined);
  if (used.length > ANALYSIS_LIMITS.combinations) {
    throw new DomainError(
      "too-many-combinations",
      `The load cases give ${used.length} combinations, more than ${ANALYSIS_LIMITS.combinations}. Switch some off, or mark fewer actions as concurrent.`,
    );
  }
  const parts = beamParts(model);
  const units = unitLoads(cases, parts);
  const patterns = patternsOf(parts, options.patterns ?? "4.3.3");
  const rows = used.flatMap((combination) =>
    rowsOf(combination, units, patterns, options.hasRelievingPermanent ?? false),
  );
  if (rows.length > ANALYSIS_LIMITS.rows) {
    throw new DomainError(
      "too-many-rows",
      `The combinations and patterns give ${rows.length} arrangements of loads, more than ${ANALYSIS_LIMITS.rows}.`,
    );
  }
  const loads = units.map((unit) => unit.loads);
  const pieces = divide(model, loads, options.stations ?? []).flexibility.length;
  if (rows.length * pieces > ANALYSIS_LIMITS.work) {
    throw new DomainError(
      "too-much-work",
      `${rows.length} arrangements of loads on ${pieces} parts of the beam between supports, loads and restraints are more than can be calculated at once. Load all spans instead of patterns, leave combinations out, or enter fewer loads.`,
    );
  }
  const { beam, responses } = solveValidBeam(model, loads, options.stations);
  return { beam, parts, combinations, rows, unitLoads: units, unitResponses: responses };
}

/** The same arrangements on a beam of other stiffnesses. */
export function analyseAgain(analysis: BeamAnalysis, model: BeamModel): BeamAnalysis {
  const { points } = analysis.beam.mesh;
  const solved = solveValidBeam(
    model,
    analysis.unitLoads.map(({ loads }) => loads),
    [...points],
  );
  return { ...analysis, beam: solved.beam, unitResponses: solved.responses };
}

/** The response to a row; self-weight counts as 1 N/mm. */
export function rowResponse({ unitResponses }: BeamAnalysis, { factors }: LoadRow): BeamResponse {
  return combine(unitResponses, factors);
}

/**
 * The response to a row, by its index, for any self-weight and stiffness, in proportion, without solving the beam again. What is not asked
 * for is not worked out.
 *
 * Shape    `stiffness` other than 1 only where the actions do not depend on it: without springs and settlements
 * Units    as BeamModel
 * Checked  analyse.test.ts (solved again)
 */
export function sizedResponses(analysis: BeamAnalysis): (sizing: Sizing) => (row: number) => BeamResponse {
  const { beam, rows, unitLoads: units, unitResponses } = analysis;
  const sums: { readonly fixed: Float64Array; readonly perWeight: Float64Array }[] = [];
  const sumsOf = (row: number) => {
    const factors = rows[row]?.factors;
    if (!factors) throw new RangeError("The analysis has no such row.");
    const only = (isSelfWeight: boolean) =>
      combine(
        unitResponses,
        factors.map((factor, unit) => (units[unit]?.isSelfWeight === isSelfWeight ? factor : 0)),
      ).state;
    return { fixed: only(false), perWeight: only(true) };
  };
  const pieces = beam.mesh.flexibility.length;
  return ({ selfWeight, stiffness }) => {
    const sized: Beam = {
      ...beam,
      mesh: { ...beam.mesh, flexibility: beam.mesh.flexibility.map((value) => value / stiffness) },
    };
    return (row) => {
      sums[row] ??= sumsOf(row);
      const { fixed, perWeight } = sums[row];
      const state = new Float64Array(fixed.length);
      for (let at = 0; at < state.length; at++) {
        state[at] = (fixed[at] ?? 0) + selfWeight * (perWeight[at] ?? 0);
      }
      for (let piece = 0; piece < pieces; piece++) {
        const at = piece * STRIDE;
        state[at + ROTATION] = (state[at + ROTATION] ?? 0) / stiffness;
        state[at + DEFLECTION] = (state[at + DEFLECTION] ?? 0) / stiffness;
      }
      return withoutRoundedActions({ beam: sized, state });
    };
  };
}

const TO_THE_RIGHT = ", loads at supports with the span to their right";

/** The patterns that differ for a combination, each with its factors. Loads at a support act with the part on either side of it. */
function rowsOf(
  combination: Combination,
  units: readonly UnitLoads[],
  patterns: readonly Pattern[],
  hasRelievingPermanent: boolean,
): readonly LoadRow[] {
  const { factors, purpose } = combination;
  const isRelieved = hasRelievingPermanent && purpose === "strength";
  const isLoaded = (pattern: Pattern, { part, isAtEnd }: UnitLoads, side: 0 | 1): boolean =>
    part === undefined || pattern.isLoaded[isAtEnd ? part + side : part] === true;
  const row = (pattern: Pattern | undefined, side: 0 | 1): LoadRow => {
    const ofUnits = units.map((unit) => {
      const { of } = unit;
      const factor = factors[of.id] ?? 0;
      if (!pattern || isLoaded(pattern, unit, side)) return factor;
      if (of.kind === "imposed") return 0;
      return isRelieved && factor === PERMANENT ? PERMANENT_RELIEVING : factor;
    });
    const named = pattern && side === 1 ? { ...pattern, title: `${pattern.title}${TO_THE_RIGHT}` } : pattern;
    return { combination, pattern: named, factors: ofUnits };
  };
  const unitsOf = (kind: LoadCase["kind"]) =>
    units.filter(({ of, part }) => of.kind === kind && part !== undefined && factors[of.id]);
  const imposed = unitsOf("imposed");
  if (imposed.length === 0) return [row(undefined, 0)];
  const changing = isRelieved ? [...imposed, ...unitsOf("permanent")] : imposed;
  const known = new Set<string>();
  return patterns.flatMap((pattern) =>
    ([0, 1] as const).flatMap((side) => {
      const key = changing.map((unit) => (isLoaded(pattern, unit, side) ? "1" : "0")).join("");
      if (known.has(key)) return [];
      known.add(key);
      return [row(pattern, side)];
    }),
  );
}

/** The reactions of a support that hold it down and lift it, N, for a stability combination. */
export interface SupportStability {
  readonly combination: StabilityCombination;
  /** Index in the model's supports. */
  readonly support: number;
  readonly stabilising: number;
  readonly destabilising: number;
}

/**
 * The uplift of each vertical support by AS/NZS 1170.0 Clause 4.2.1, for any self-weight (N/mm): where `destabilising` is greater,
 * the support must hold the beam down with the difference. Actions are taken on the spans where they lift.
 */
export function supportStability({
  beam,
  unitLoads: units,
  unitResponses,
}: BeamAnalysis): (selfWeight: number) => readonly SupportStability[] {
  const combinations = stabilityCombinations([...new Map(units.map(({ of }) => [of.id, of])).values()]);
  const supports = beam.model.supports.flatMap(({ vertical }, support) =>
    vertical === "free" ? [] : [{ support, effects: stabilityEffectsAt(support) }],
  );
  return (selfWeight) =>
    supports.flatMap(({ support, effects }) => {
      const sized = effects.map(({ of, fixed, perWeight }) => ({
        of,
        effect: fixed + selfWeight * perWeight,
      }));
      return combinations.map((combination) => ({
        combination,
        support,
        ...stabilityEffects(combination, sized),
      }));
    });

  /** The permanent loads of a part are one effect, its self-weight included; those at a support between two parts are another. */
  function stabilityEffectsAt(support: number) {
    const effects = new Map<string, { of: LoadCase; fixed: number; perWeight: number }>();
    for (const [unit, { of, part, isAtEnd, isSelfWeight }] of units.entries()) {
      const key = `${of.id} ${part} ${isAtEnd}`;
      const response = unitResponses[unit];
      const force = response ? reactionForce(response, support) : 0;
      const { fixed, perWeight } = effects.get(key) ?? { fixed: 0, perWeight: 0 };
      effects.set(key, {
        of,
        fixed: fixed + (isSelfWeight ? 0 : force),
        perWeight: perWeight + (isSelfWeight ? force : 0),
      });
    }
    return [...effects.values()];
  }
}

/** The reactions of the unfactored loads of one case, on all spans. */
export interface CaseReactions {
  readonly of: LoadCase;
  /** As the model's supports. */
  readonly reactions: readonly Reaction[];
}

/** The reactions of each load case, to hand on. Units: `selfWeight` N/mm. */
export function caseReactions(
  { unitLoads: units, unitResponses }: BeamAnalysis,
  selfWeight: number,
): readonly CaseReactions[] {
  const cases = [...new Map(units.map(({ of }) => [of.id, of])).values()];
  return cases.map((of) => {
    const factors = units.map((unit) => (unit.of.id !== of.id ? 0 : unit.isSelfWeight ? selfWeight : 1));
    return { of, reactions: reactions(combine(unitResponses, factors)) };
  });
}
