import { type Check, type CheckNames, formatNumber, formula, strengthCheck, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { F_SYF, PHI } from "../symbols.ts";

/** Capacity factor of hanging bars: that of fitments in shear. Recalled: docs/recalled-clauses.md. */
const PHI_HANGING = 0.75;

const HANGING_BARS = formula({
  id: "a-sv",
  title: "Hanging bars in the junction",
  reference: CLAUSES.hanging,
  result: symbol("A_sv", "mm²"),
  symbols: { r: symbol("R*", "kN"), phi: PHI, fsyf: F_SYF },
  is: ({ times, over }, { r, phi, fsyf }) => over(r, times(phi, fsyf)),
});

/**
 * Hanging bars that carry the reaction of a beam to the top of the beam that supports it; not covered until they are entered.
 *
 *   Asv = R* / (phi fsy.f)
 *
 * Units    N, MPa, mm²
 * Source   AS 3600 8.2.6; statics of a tie
 * Checked  packages/design/src/concrete-beam/module.test.ts
 */
export function hangingCheck(
  {
    reaction,
    provided,
    fsyf,
  }: { readonly reaction: number; readonly provided: number; readonly fsyf: number },
  names: CheckNames,
): Check {
  const values = { r: reaction, phi: PHI_HANGING, fsyf };
  return strengthCheck({
    names,
    reference: CLAUSES.hanging,
    demand: provided,
    relation: "≥",
    unit: "mm²",
    assumptions: [
      "The hanging bars are in the junction, beside the fitments for shear, and are anchored at the top and the bottom of the supporting beam.",
    ],
    capacity: (record) => {
      if (provided > 0) return record.formula(HANGING_BARS, values);
      const least = formatNumber(HANGING_BARS.evaluate(values), { decimals: [0, 0] });
      return {
        kind: "not-covered",
        reason: `Not entered: a support by another beam needs hanging bars in the junction, ${least} mm² of fitments beside those for shear.`,
      };
    },
  });
}
