import { citedClauses } from "@kingpost/design";
import type { ModuleEntry } from "@kingpost/design/registry";
import changelog from "../../../../../../CHANGELOG.md?raw";
import recalledList from "../../../../../../docs/recalled-clauses.md?raw";
import { DESIGN_PAGES } from "../../../../shared/design-pages.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { changesOf, engineeringChanges, otherChanges } from "./engineering-changes.ts";
import { recalledRules } from "./recalled-rules.ts";

const CHANGES = engineeringChanges(changelog);

/** What the page on the validation of a module shows. */
export async function validationFacts({ kind, title, standards, load, validation }: ModuleEntry) {
  const [module, facts] = await Promise.all([load(), validation()]);
  // Its examples need more than a new design.
  await module.onDemand?.load();
  const { engine, scope, examples } = module;
  return {
    ...{ kind, title, engine, standards, scope, ...facts },
    clauses: citedClauses(module, { catalogue: currentCatalogue() }),
    examples: examples.map((example) => example.title),
    changes: changesOf(title, CHANGES),
  };
}

/** What the page on the validation of all modules shows. */
export const proofFacts = async () => ({
  modules: await Promise.all(DESIGN_PAGES.map((entry: ModuleEntry) => validationFacts(entry))),
  rules: recalledRules(recalledList),
  changes: otherChanges(
    DESIGN_PAGES.map(({ title }) => title),
    CHANGES,
  ),
});

export type ValidationFacts = Awaited<ReturnType<typeof validationFacts>>;
export type ProofFacts = Awaited<ReturnType<typeof proofFacts>>;
