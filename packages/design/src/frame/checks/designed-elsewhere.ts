import type { Check } from "@kingpost/calc";

/** A check that another designer makes: an assumption of this design, with the action that it passes on. */
export function designedElsewhere(
  row: Pick<Check, "id" | "group" | "title" | "reference" | "combination" | "location">,
  by: string,
  action: string,
): Check {
  const reason = `Designed elsewhere (assumption): ${by}. ${action}.`;
  return { ...row, kind: "not applicable", isElsewhere: true, reason };
}
