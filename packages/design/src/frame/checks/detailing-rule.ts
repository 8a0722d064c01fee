import type { Check, Reference } from "@kingpost/calc";

/** A rule of detailing that is met or not, with what was found. */
export function detailingRule(
  id: string,
  title: string,
  reference: Reference,
  isMet: boolean,
  finding: string,
  assumptions: readonly string[] = [],
): Check {
  return {
    kind: "requirement",
    id,
    title,
    group: "Detailing",
    reference,
    isMet,
    finding,
    steps: [],
    assumptions,
  };
}
