import { type DesignAction, type Reference, type Step, StepList, symbol } from "@kingpost/calc";

/** The axial force of a combination, as the first step of a check. Units N, compression positive. `reference`: where the Standard has it. */
export function axialActionOf(reference: Reference) {
  const axial = {
    id: "design-action",
    title: "Design axial force",
    reference,
    result: symbol("N*", "kN"),
    rule: "from the combination",
  } as const;
  return (
    { name, n }: { readonly name: string; readonly n: number },
    location?: () => string,
  ): DesignAction => {
    const step = (): Step => {
      const list = new StepList();
      list.rule(axial, Math.abs(n), `${name}, ${n < 0 ? "tension" : "compression"}`);
      const [first] = list.steps;
      if (!first) throw new Error("A rule makes a step.");
      return first;
    };
    return { combination: name, location, step };
  };
}
