import { type Check, type CheckNames, type Recorder, strengthCheck } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { type AxisStrength, designMomentOnRay } from "./strength.ts";

/**
 * Bending with axial force against the design curve of a section.
 *
 * Shape    along the line from the origin through the action; along the axis where there is no moment
 * Units    N, compression positive; Nmm, not negative
 * Source   AS 3600 10.6.2
 * Checked  src/column/column.test.ts
 */
export function axialBendingCheck(
  strength: AxisStrength,
  { n, m }: { readonly n: number; readonly m: number },
  names: CheckNames,
  derivation?: (record: Recorder) => void,
  basis: readonly string[] = [],
): Check {
  const worked = derivation ? { derivation } : {};
  if (m === 0 && n !== 0) {
    const { nuot, compression, ductility } = strength.factors;
    const tension = -nuot * (ductility === "N" ? 0.85 : 0.65);
    return strengthCheck({
      names,
      reference: CLAUSES.columnStrength,
      assumptions: basis,
      demand: Math.abs(n),
      unit: "kN",
      capacity: () => (n < 0 ? tension : compression * strength.nuo),
      ...worked,
    });
  }
  return strengthCheck({
    names,
    reference: CLAUSES.columnStrength,
    assumptions: [
      "The strength is the point of the design curve on the line from the origin through N* and M*.",
      ...basis,
    ],
    demand: m,
    unit: "kNm",
    capacity: (record) => designMomentOnRay(strength, n, m, record),
    ...worked,
  });
}
