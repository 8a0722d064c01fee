import type { Check, LimitCheck, Problem } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import type { RawInputs } from "../src/frame/module/raw-inputs.ts";
import type { RunnableModule } from "../src/frame/module/runnable-module.ts";

export const RESOURCES = { catalogue: loadCatalogue(data as CatalogueData) };

/** What a module makes of inputs; what they leave out has its default. */
export function checksOfModule(module: RunnableModule) {
  const run = (inputs: object) => module.run(inputs as RawInputs, RESOURCES);
  const resultOf = (inputs: object) => {
    const outcome = run(inputs);
    if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
    return outcome.result;
  };
  const checksOf = (inputs: object): readonly Check[] => resultOf(inputs).checks;
  const checkOf = (inputs: object, id: string): Check | undefined =>
    checksOf(inputs).find((one) => one.id === id);
  return {
    resultOf,
    checksOf,
    checkOf,
    /** A check with a demand and a limit. */
    limitOf: (inputs: object, id: string): LimitCheck => {
      const check = checkOf(inputs, id);
      if (check?.kind !== "limit") throw new Error(`${id} has no limit`);
      return check;
    },
    /** Whether a rule is met; undefined without it. */
    isMet: (inputs: object, id: string): boolean | undefined => {
      const check = checkOf(inputs, id);
      return check?.kind === "requirement" ? check.isMet : undefined;
    },
    problemsOf: (inputs: object): readonly Problem[] => run(inputs).problems,
  };
}
