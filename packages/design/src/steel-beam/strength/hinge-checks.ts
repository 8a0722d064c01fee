import { EDITION, type MemberLayout } from "@kingpost/as4100";
import { type Check, standardReferences } from "@kingpost/calc";
import { placeText } from "../../beam/text.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { isFullyRestrainedAt } from "./member-check.ts";

const { clause } = standardReferences("AS 4100", EDITION);

/** A hinge in a segment: its lateral buckling is not that of a continuous member, unless the hinge is an end of segments. */
export function hingeChecks({ hinges }: SteelBeamInputs, layout: MemberLayout): Check[] {
  return hinges.flatMap(({ position }, at): Check[] => {
    const deflection: Check = {
      id: `hinge-deflection/${at + 1}`,
      group: "Serviceability",
      title: `Deflection at hinge ${at + 1}`,
      reference: clause("3.5.3"),
      kind: "not covered",
      location: placeText(position),
      reason:
        "Deflections are compared with the limit of the whole span. Compare the deflection at the hinge with the limit of the part that carries it.",
    };
    if (isFullyRestrainedAt(layout, position)) return [deflection];
    return [
      deflection,
      {
        id: `hinge/${at + 1}`,
        group: "Strength",
        title: `Member moment at hinge ${at + 1}`,
        reference: clause("5.3.1"),
        kind: "not covered",
        location: placeText(position),
        reason:
          "Segments are calculated as continuous members. Restrain both flanges at the hinge, or check the lateral stability of the beam there.",
      },
    ];
  });
}
