import {
  type Check,
  governingCheck,
  overallVerdict,
  type StepText,
  stepTexts,
  type UnitName,
  type Verdict,
  verdictOf,
} from "@kingpost/calc";
import type { ResultTable } from "./figure.ts";
import type { RunnableModule, ShownResult } from "./runnable-module.ts";

/** A check as plain data. */
interface CheckAnswer {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly standard: string;
  readonly place: string;
  readonly verdict: Verdict;
  readonly combination?: string;
  readonly location?: string;
  /** A limit: values in base units (N, mm, MPa); `unit` is what screens show. The ratio is null where the limit leaves nothing. */
  readonly demand?: number;
  readonly relation?: string;
  readonly limit?: number;
  readonly ratio?: number | null;
  readonly unit?: UnitName;
  /** A requirement. */
  readonly finding?: string;
  /** Why it is not made or does not apply. */
  readonly reason?: string;
  readonly steps?: readonly StepText[];
  readonly assumptions?: readonly string[];
}

/** The result of a design as JSON: of the API and the command line. */
export interface DesignAnswer {
  readonly kind: string;
  readonly engine: string;
  readonly edition: string;
  readonly verdict: Verdict;
  /** The identifier of the check that governs. */
  readonly governing: string | null;
  readonly checks: readonly CheckAnswer[];
  readonly tables: readonly ResultTable[];
  readonly assumptions: readonly string[];
  readonly exclusions: readonly string[];
}

export function designAnswer(
  { kind, engine, edition, scope }: Pick<RunnableModule, "kind" | "engine" | "edition" | "scope">,
  { checks, tables }: ShownResult,
): DesignAnswer {
  return {
    kind,
    engine,
    edition,
    verdict: overallVerdict(checks),
    governing: governingCheck(checks)?.id ?? null,
    checks: checks.map(checkAnswer),
    tables,
    assumptions: scope.assumptions,
    exclusions: scope.exclusions,
  };
}

function checkAnswer(check: Check): CheckAnswer {
  const { id, group, title, reference, combination, location } = check;
  const shared = {
    id,
    group,
    title,
    standard: reference.standard,
    place: reference.place,
    verdict: verdictOf(check),
    ...(combination === undefined ? {} : { combination }),
    ...(location === undefined ? {} : { location }),
  };
  switch (check.kind) {
    case "limit": {
      const { demand, relation, limit, ratio, unit, steps, assumptions } = check;
      const shown = Number.isFinite(ratio) ? ratio : null;
      return { ...shared, demand, relation, limit, ratio: shown, unit, steps: stepTexts(steps), assumptions };
    }
    case "requirement":
      return {
        ...shared,
        finding: check.finding,
        steps: stepTexts(check.steps),
        assumptions: check.assumptions,
      };
    default:
      return { ...shared, reason: check.reason };
  }
}
