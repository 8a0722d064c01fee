import type { Check, Reference, StandardEdition, Step } from "@kingpost/calc";

/** The Standards of a module that checks or their working cite, in the module's order; always the first, to which it designs. */
export function citedStandards(
  { standards: [first, ...others] }: { readonly standards: readonly [StandardEdition, ...StandardEdition[]] },
  checks: readonly Check[],
): readonly StandardEdition[] {
  const cited = new Set(checks.flatMap(referencesOf).map(({ edition }) => edition));
  return [first, ...others.filter(({ edition }) => cited.has(edition))];
}

/** The references of a check and of its working. */
export const referencesOf = (check: Check): readonly Reference[] => [
  check.reference,
  ...("steps" in check ? check.steps.flatMap(referenceOf) : []),
];

/** The editions in one line: `AS 4100:2020; AS 3600:2018`. */
export const editionsText = (standards: readonly StandardEdition[]): string =>
  [...new Set(standards.map(({ edition }) => edition))].join("; ");

function referenceOf(step: Step): readonly Reference[] {
  switch (step.kind) {
    case "formula":
      return [step.formula.reference];
    case "rule":
      return [step.rule.reference];
    default:
      return [];
  }
}
