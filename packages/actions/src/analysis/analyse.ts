import { DomainError } from "@kingpost/calc/domain-error";
import type { BeamModel } from "../beam/model.ts";
import { type BeamPart, beamParts } from "../beam/parts.ts";
import { BeamError, beamProblems } from "../beam/problems.ts";
import { type Beam, type BeamResponse, combine, reactions } from "../beam/response.ts";
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
  /** Of each of the unit loads. */
  readonly factors: readonly number[];
}

export interface BeamAnalysis {
  readonly beam: Beam;
  readonly parts: readonly BeamPart[];
  /** Those that are switched off included. */
  readonly combinations: readonly Combination[];
  /** Of the combinations that are not switched off, each arrangement once. */
  readonly rows: readonly LoadRow[];
  readonly unitLoads: readonly UnitLoads[];
  readonly unitResponses: readonly BeamResponse[];
}

/** Limits of the engine. */
export const ANALYSIS_LIMITS = { combinations: 60, rows: 2000 } as const;

/**
 * Everything that acts on a beam: its combinations with patterns, and the response to each unit load, solved once.
 *
 * Units    as BeamModel
 * Errors   BeamError, CombinationError (DomainErrors with the row to mark); DomainError 'too-many-combinations' | 'too-many-rows'
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
    cases.map(({ loads }) => loads),
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
  const { beam, responses } = solveValidBeam(
    model,
    units.map(({ loads }) => loads),
    options.stations,
  );
  return { beam, parts, combinations, rows, unitLoads: units, unitResponses: responses };
}

/** The response to a row. */
export function rowResponse({ unitResponses }: BeamAnalysis, { factors }: LoadRow): BeamResponse {
  return combine(unitResponses, factors);
}

/** The patterns that differ for a combination, each with its factors. */
function rowsOf(
  combination: Combination,
  units: readonly UnitLoads[],
  patterns: readonly Pattern[],
  hasRelievingPermanent: boolean,
): readonly LoadRow[] {
  const { factors, purpose } = combination;
  const isRelieved = hasRelievingPermanent && purpose === "strength";
  const row = (pattern: Pattern | undefined): LoadRow => {
    const ofUnits = units.map(({ of, part }) => {
      const factor = factors[of.id] ?? 0;
      if (!pattern || part === undefined || pattern.isLoaded[part]) return factor;
      if (of.kind === "imposed") return 0;
      return isRelieved && factor === PERMANENT ? PERMANENT_RELIEVING : factor;
    });
    return { combination, pattern, factors: ofUnits };
  };
  const partsOf = (kind: LoadCase["kind"]) =>
    units.flatMap(({ of, part }) => (of.kind === kind && part !== undefined && factors[of.id] ? [part] : []));
  const imposed = partsOf("imposed");
  if (imposed.length === 0) return [row(undefined)];
  const changing = isRelieved ? [...imposed, ...partsOf("permanent")] : imposed;
  const known = new Set<string>();
  return patterns
    .filter(({ isLoaded }) => {
      const key = changing.map((part) => (isLoaded[part] ? "1" : "0")).join("");
      if (known.has(key)) return false;
      known.add(key);
      return true;
    })
    .map(row);
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
 * The uplift of each vertical support by AS/NZS 1170.0 Clause 4.2.1: where `destabilising` is greater, the support must hold the beam
 * down with the difference. Actions are taken on the spans where they lift.
 */
export function supportStability({
  beam,
  unitLoads: units,
  unitResponses,
}: BeamAnalysis): readonly SupportStability[] {
  const cases = [...new Map(units.map(({ of }) => [of.id, of])).values()];
  const unitReactions = unitResponses.map(reactions);
  return stabilityCombinations(cases).flatMap((combination) =>
    beam.model.supports.flatMap(({ vertical }, support) => {
      if (vertical === "free") return [];
      const effects = units.map(({ of }, unit) => ({
        of,
        effect: unitReactions[unit]?.[support]?.force ?? 0,
      }));
      return [{ combination, support, ...stabilityEffects(combination, effects) }];
    }),
  );
}
