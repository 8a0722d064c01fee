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

const isInFriction = ({ type, boltCategory }: ConnectionInputs): boolean =>
  isBolted(type) && limitsSlip(boltCategory);

/** What is not checked of holes other than standard ones. */
export function holeRows(inputs: ConnectionInputs): readonly Check[] {
  if (!isInFriction(inputs) || inputs.holes === "standard") return [];
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

/** With the actions of the serviceability limit state, where slip is limited. */
export function withService(inputs: ConnectionInputs, { v, n, m }: JointActions): JointActions {
  if (!isInFriction(inputs)) return { v, n, m };
  const share = inputs.serviceShare;
  return { v, n, m, service: { v: share * v, n: share * n, m: share * m } };
}
