import { EDITION, jointShearCheck } from "@kingpost/as3600";
import { type Check, standardReferences } from "@kingpost/calc";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import { permanentForce } from "../frame/actions/permanent-force.ts";
import type { Axis, Combination, ConcreteColumnModel } from "./model.ts";

const { clause } = standardReferences("AS 3600", EDITION);
const axialAction = axialActionOf(clause("2.2.2"));

/**
 * Shear through the construction joints at the ends of a column, which its bars cross. Units N, Nmm.
 *
 * Source   AS 3600 8.4.2, 8.4.3
 * Checked  src/concrete-column/shear.test.ts
 */
export function jointShearChecks(
  { inputs, as, isCircular, width, depth }: ConcreteColumnModel,
  { name, actions: { n } }: Combination,
  v: Readonly<Record<"x" | "y", number>>,
  moments: Readonly<Record<Axis, number>>,
): readonly Check[] {
  const both = Math.hypot(v.x, v.y);
  if (both === 0) return [];
  const joint = {
    shape: isCircular ? { diameter: depth } : { cx: width, cy: depth },
    fc: inputs.fc,
    fsy: inputs.fsy,
    bars: as,
    n,
    mx: moments.x,
    my: moments.y,
    permanent: permanentForce(inputs),
  };
  const names = {
    id: "joint-shear",
    title: "Shear through the joints at the ends",
    action: axialAction({ name, n }),
  };
  const assumption =
    "The bars of the column, or as many starter bars, cross the joints at its ends and are developed on both sides. The surfaces are trowelled or tamped, and the concrete beyond is not weaker.";
  return [jointShearCheck(joint, both, { names, bars: "bars", assumption })];
}
