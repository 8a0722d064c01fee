import { boltClass, CLAUSES, installationTension, isTensioned, limitsSlip } from "@kingpost/as4100";
import type { Check, Problem } from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import { error } from "../../frame/problems.ts";
import { type ConnectionInputs, isBolted } from "../fields.ts";

// What the category of the bolts asks of any type of connection.

/** Bolts that are tensioned in a size without a tension at installation. */
export function boltProblems({ type, boltSize, boltCategory }: ConnectionInputs): readonly Problem[] {
  if (!isBolted(type) || !isTensioned(boltCategory)) return [];
  return installationTension(boltSize, boltClass(boltCategory)) === undefined
    ? [error("/boltCategory", `${boltSize} bolts are not tensioned: AS 4100 has no tension at installation.`)]
    : [];
}

/** Whether slip of the bolts is limited. */
export const isInFriction = ({ type, boltCategory }: ConnectionInputs): boolean =>
  isBolted(type) && limitsSlip(boltCategory);

/** Whether the holes are oversize or slotted. */
export const hasLargeHoles = (inputs: ConnectionInputs): boolean =>
  isInFriction(inputs) && inputs.holes !== "standard";

/** What is not checked of holes other than standard ones. */
export function holeRows(inputs: ConnectionInputs): readonly Check[] {
  if (!hasLargeHoles(inputs)) return [];
  return [
    {
      kind: "not covered",
      id: "holes",
      group: "Strength",
      title: "Oversize or slotted holes",
      reference: CLAUSES.slip,
      reason:
        "Bearing, net sections, block shear and edge distances are of standard holes: check them with these.",
    },
  ];
}

/** The checks of slip in a type of connection. */
export const isSlip = ({ id }: { readonly id: string }): boolean => /(^|-)slip(-|$)/.test(id);

/** With a share of them as the actions of the serviceability limit state; undefined where slip is not limited. */
export function withService(share: number | undefined, { v, n, m }: JointActions): JointActions {
  if (share === undefined) return { v, n, m };
  return { v, n, m, service: { v: share * v, n: share * n, m: share * m } };
}
