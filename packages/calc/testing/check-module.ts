import { type DesignResult, type RunModule, runDesign } from "../src/design-module.ts";
import { isUnavailable } from "../src/domain-error.ts";
import type { Fields } from "../src/field/field.ts";
import { checkSteps } from "./check-steps.ts";
import { corners } from "./corners.ts";

/** How the corners of a module ended. */
export interface CornerCounts {
  /** With a result. */
  readonly designed: number;
  /** With errors beside fields. */
  readonly rejected: number;
  /** With a named reason. */
  readonly unavailable: number;
}

/**
 * Walks a module through the corners of its field ranges. Each must end in a result without NaN whose steps pass
 * `checkSteps`, in errors beside fields, or in a named reason; the defaults in a result.
 *
 * Errors   Error naming the inputs
 */
export function checkModule<F extends Fields, Resources, Model, Results>(
  module: RunModule<F, Resources, Model, Results>,
  resources: Resources,
): CornerCounts {
  const counts = { designed: 0, rejected: 0, unavailable: 0 };
  for (const raw of corners(module.fields)) {
    const outcome = runDesign(module, raw, resources);
    if (outcome.kind === "errors") counts.rejected += 1;
    else if (isUnavailable(outcome.result)) counts.unavailable += 1;
    else {
      counts.designed += 1;
      withInputs(raw, outcome.result, checkResult);
    }
    const isFirst = counts.designed + counts.rejected + counts.unavailable === 1;
    if (isFirst && counts.designed === 0) throw new Error("The defaults give no result.");
  }
  return counts;
}

function withInputs<T>(raw: unknown, result: T, check: (result: T) => void): void {
  try {
    check(result);
  } catch (cause) {
    throw new Error(`At the inputs ${JSON.stringify(raw)}`, { cause });
  }
}

function checkResult({ checks, results }: DesignResult<unknown>): void {
  const ids = new Set(checks.map(({ id }) => id));
  if (ids.size < checks.length) throw new Error("Two checks have the same id.");
  for (const check of checks) {
    if ("steps" in check) checkSteps(check.steps);
    if (check.kind === "limit") requireNumbers([check.demand, check.limit, check.ratio], check.id);
  }
  requireNumbers(results, "results");
}

function requireNumbers(value: unknown, path: string): void {
  if (Number.isNaN(value)) throw new Error(`${path} is not a number.`);
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) requireNumbers(part, `${path}/${name}`);
}
