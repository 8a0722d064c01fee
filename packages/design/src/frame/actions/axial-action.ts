import { EDITION } from "@kingpost/as4100";
import { type DesignAction, type Step, StepList, standardReferences, symbol } from "@kingpost/calc";

const { clause } = standardReferences("AS 4100", EDITION);

const AXIAL = {
  id: "design-action",
  title: "Design axial force",
  reference: clause("4.4"),
  result: symbol("N*", "kN"),
  rule: "of the combination",
} as const;

/** The axial force of a combination, as the first step of a check. Units N, compression positive. */
export function axialAction(
  { name, n }: { readonly name: string; readonly n: number },
  location?: () => string,
): DesignAction {
  const step = (): Step => {
    const list = new StepList();
    list.rule(AXIAL, Math.abs(n), `${name}, ${n < 0 ? "tension" : "compression"}`);
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  return { combination: name, location, step };
}
