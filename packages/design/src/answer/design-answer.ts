import {
  type Check,
  fromBase,
  type Problem,
  type Reference,
  type Relation,
  type StepText,
  stepTexts,
  type Unavailable,
  type UnitName,
  type Verdict,
  verdictOf,
  worstFirst,
} from "@kingpost/calc";
import type { ResultTable } from "../frame/figures/figure.ts";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Resources } from "../frame/module/resources.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { citedStandards } from "./cited-standards.ts";
import { verdictWords } from "./verdict-words.ts";

/** A check as plain data. */
export interface CheckAnswer {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly reference: Reference;
  readonly combination?: string | undefined;
  readonly location?: string | undefined;
  /** `demand` and `limit` in `unit`; `ratio` is null where the limit leaves nothing. */
  readonly limit?: {
    readonly demand: number;
    readonly relation: Relation;
    readonly limit: number;
    readonly unit: UnitName;
    readonly ratio: number | null;
  };
  /** What was found of a requirement, or why the check was not made. */
  readonly finding?: string;
  readonly steps: readonly StepText[];
  readonly assumptions: readonly string[];
}

/** The result of a design as plain data, for the API and the command line. */
export interface DesignAnswer {
  readonly kind: string;
  readonly version: number;
  readonly engine: string;
  /** Edition of the Standard of the design. */
  readonly edition: string;
  /** The editions of every Standard that a check or its working cites, first that of the design. */
  readonly standards: readonly string[];
  /** With the defaults of fields that were left out. */
  readonly inputs: RawInputs;
  readonly verdict: Verdict;
  /** The verdict, what governs and which checks were not made, in sentences. */
  readonly summary: string;
  /** From the worst to the best. */
  readonly checks: readonly CheckAnswer[];
  /** Combinations and segments, as on the page. */
  readonly tables: readonly ResultTable[];
  /** Notes, and what is not covered. */
  readonly problems: readonly Problem[];
  readonly assumptions: readonly string[];
  readonly exclusions: readonly string[];
  /** Rules that are still to be confirmed against the Standard. */
  readonly toConfirm: readonly string[];
}

export type Answered =
  | { readonly kind: "answer"; readonly answer: DesignAnswer }
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  | { readonly kind: "unavailable"; readonly reason: Unavailable };

/** Runs a design and returns what the page shows, as plain data. */
export function answerDesign(module: RunnableModule, inputs: RawInputs, resources: Resources): Answered {
  const outcome = module.run(inputs, resources);
  if (outcome.kind === "errors") return outcome;
  if (outcome.kind === "unavailable") return { kind: "unavailable", reason: outcome.reason };
  const { kind, version, engine, edition, scope } = module;
  const { checks } = outcome.result;
  const { verdict, headline, governing, missing } = verdictWords(checks);
  return {
    kind: "answer",
    answer: {
      kind,
      version,
      engine,
      edition,
      standards: citedStandards(module, checks).map((one) => one.edition),
      inputs: withDefaults(module.fields, inputs),
      verdict,
      summary: [`${headline}.`, governing, missing].filter((words) => words !== "").join(" "),
      checks: worstFirst(checks).map(answerCheck),
      tables: outcome.result.tables,
      problems: outcome.problems,
      assumptions: scope.assumptions,
      exclusions: scope.exclusions,
      toConfirm: scope.toConfirm,
    },
  };
}

function answerCheck(check: Check): CheckAnswer {
  const { id, group, title, reference, combination, location } = check;
  const shared = { id, group, title, verdict: verdictOf(check), reference, combination, location };
  switch (check.kind) {
    case "limit": {
      const { demand, relation, limit, unit, ratio, steps, assumptions } = check;
      return {
        ...shared,
        limit: {
          demand: fromBase(demand, unit),
          relation,
          limit: fromBase(limit, unit),
          unit,
          ratio: Number.isFinite(ratio) ? ratio : null,
        },
        steps: stepTexts(steps),
        assumptions,
      };
    }
    case "requirement":
      return {
        ...shared,
        finding: check.finding,
        steps: stepTexts(check.steps),
        assumptions: check.assumptions,
      };
    default:
      return { ...shared, finding: check.reason, steps: [], assumptions: [] };
  }
}
