import { PERMANENT, PERMANENT_RELIEVING } from "@kingpost/actions";

interface PermanentInputs {
  readonly actionsBy: "combinations" | "cases";
  readonly caseActions: readonly { readonly case: string; readonly n: number }[];
}

/**
 * Compression of the permanent actions that helps to carry others: 0.9 of what presses, less all of what pulls. Combinations that are
 * entered do not show which part of them is permanent. Units N.
 *
 * Source   AS/NZS 1170.0 4.2.2
 */
export function permanentForce({ actionsBy, caseActions }: PermanentInputs): number {
  if (actionsBy !== "cases") return 0;
  const factored = caseActions
    .filter((row) => row.case === "G")
    .map(({ n }) => (n > 0 ? PERMANENT_RELIEVING : PERMANENT) * n);
  return Math.max(
    0,
    factored.reduce((sum, n) => sum + n, 0),
  );
}
