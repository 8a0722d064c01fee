import { EDITION, restraintLetter } from "@kingpost/as4100";
import { type Check, standardReferences } from "@kingpost/calc";
import type { BeamInputs } from "./beam-inputs.ts";
import { layoutOf } from "./member-check.ts";
import { placeText } from "./text.ts";

const { clause } = standardReferences("AS 4100", EDITION);

/** A hinge in a segment: its lateral buckling is not that of a continuous member, unless the hinge is an end of segments. */
export function hingeChecks(inputs: BeamInputs): Check[] {
  const { restraints } = layoutOf(inputs);
  return inputs.hinges.flatMap(({ position }, at): Check[] => {
    const restraint = restraints.find(({ x }) => x === position);
    const isFull =
      restraint !== undefined &&
      (["top", "bottom"] as const).every((flange) => restraintLetter(restraint, flange) === "F");
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
    if (isFull) return [deflection];
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
