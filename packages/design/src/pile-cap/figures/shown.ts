import type { CapRun, CapTruss } from "@kingpost/as3600";
import { type Check, worstFirst } from "@kingpost/calc";
import type { CombinationResult } from "../checks/runs.ts";
import type { PileCapResults } from "../design.ts";
import { heaviest } from "../tables.ts";

/** What a figure shows: a combination with the piles as drawn or as built. */
export interface Shown {
  readonly of: CombinationResult;
  readonly run: CapRun;
  readonly truss: CapTruss | undefined;
}

/** The combination that governs, or else the heaviest. */
export function shownOf({ combinations }: PileCapResults, checks: readonly Check[]): Shown | undefined {
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const of = combinations.find((one) => one.of.name === worst?.combination) ?? heaviest(combinations);
  const run = of?.run;
  return of && run && { of, run, truss: run.trusses[0] };
}
