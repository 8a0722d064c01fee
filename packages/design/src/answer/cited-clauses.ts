import type { Check, Reference } from "@kingpost/calc";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { Resources } from "../frame/module/resources.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { referencesOf } from "./cited-standards.ts";

/** A Standard with the clauses of it that are used. */
export interface CitedClauses {
  /** `AS 4100:2020 (with Amendment 1, 2021)`. */
  readonly edition: string;
  /** `Clause 6.3.3`, in the order of their numbers. */
  readonly places: readonly string[];
}

/** The clauses that the checks of the examples of a module, and their working, cite; the Standards in the order of the module, others after them. */
export function citedClauses(module: RunnableModule, resources: Resources): readonly CitedClauses[] {
  const cited = module.examples.flatMap(({ inputs }) => {
    const outcome = module.run(withDefaults(module.fields, inputs), resources);
    return outcome.kind === "result" ? clausesOf(outcome.result.checks) : [];
  });
  const editions = [...module.standards, ...cited].map(({ edition }) => edition);
  return [...new Set(editions)].flatMap((edition) => {
    const places = new Set(cited.filter((one) => one.edition === edition).map(({ place }) => place));
    return places.size > 0 ? [{ edition, places: [...places].toSorted(inOrder) }] : [];
  });
}

const clausesOf = (checks: readonly Check[]): readonly Reference[] =>
  checks.flatMap(referencesOf).filter(({ place }) => place !== "Geometry");

const { compare: inOrder } = new Intl.Collator("en-AU", { numeric: true });
