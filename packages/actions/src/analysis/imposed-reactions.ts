import { reactionForce } from "../beam/response.ts";
import type { ImposedCase } from "../combinations/load-case.ts";
import type { BeamAnalysis } from "./analyse.ts";
import { type PatternSet, patternsOf } from "./patterns.ts";

/** The reaction of an imposed load in the arrangements of spans in which it is greatest and least; the load may be absent. Units N. */
export interface ImposedReaction {
  readonly of: ImposedCase;
  readonly greatest: number;
  readonly least: number;
}

/**
 * The reaction of each imposed load case at a support, over the patterns of a set: to hand on.
 *
 * Source   AS 4100 Clause 4.3.3
 * Checked  imposed-reactions.test.ts
 */
export function imposedReactions(
  { parts, unitLoads, unitResponses }: BeamAnalysis,
  support: number,
  patterns: PatternSet,
): readonly ImposedReaction[] {
  const arranged = patternsOf(parts, patterns);
  const cases = new Map(unitLoads.flatMap(({ of }) => (of.kind === "imposed" ? [[of.id, of] as const] : [])));
  return [...cases.values()].map((of) => {
    const forces = arranged.map(({ isLoaded }) =>
      unitLoads.reduce((sum, unit, at) => {
        const response = unitResponses[at];
        const acts = unit.of.id === of.id && (unit.part === undefined || isLoaded[unit.part]);
        return response && acts ? sum + reactionForce(response, support) : sum;
      }, 0),
    );
    return { of, greatest: Math.max(0, ...forces), least: Math.min(0, ...forces) };
  });
}
