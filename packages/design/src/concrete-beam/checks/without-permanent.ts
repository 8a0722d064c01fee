import { ACTIONS_EDITION } from "@kingpost/actions";
import { type Check, standardReferences } from "@kingpost/calc";
import type { Analysis, Combined } from "../../beam/analysis/analysis.ts";

const SERVICEABILITY = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.3");

/** The cases that act in some of these combinations. */
const casesIn = (combined: readonly Combined[]): ReadonlySet<string> =>
  new Set(
    combined.flatMap(({ row }) =>
      Object.entries(row.combination.factors).flatMap(([id, factor]) => (factor === 0 ? [] : [id])),
    ),
  );

/** Wind, snow and earthquake of serviceability that act beside the permanent action in no combination. */
export function withoutPermanentChecks({ serviceability: { wind, whole } }: Analysis): Check[] {
  const checked = casesIn(whole);
  return [...casesIn(wind)]
    .filter((id) => !checked.has(id))
    .map((id) => ({
      id: `service/${id}`,
      group: "Serviceability",
      title: `Cracks and deflection, ${id}`,
      reference: SERVICEABILITY,
      kind: "not covered",
      reason: `No combination has ${id} beside the permanent action. Enter one for serviceability, such as G + ${id}${id.startsWith("W") ? ", or turn on deflection under G + Ws + ψl Q" : ""}.`,
    }));
}
