import { EDITION } from "@kingpost/as4100";
import { type Check, standardReferences } from "@kingpost/calc";
import type { BeamSection } from "../sections/span-sections.ts";

const { clause } = standardReferences("AS 4100", EDITION);

const ANGLE_REASON =
  "An angle under loads in the plane of a leg bends about both principal axes, which is not calculated.";

/** The section moment of an angle. */
export function angleMoment({ idOf, titleOf }: BeamSection): Check {
  return {
    id: idOf("section-moment"),
    group: "Strength",
    title: titleOf("Section moment"),
    reference: clause("5.1"),
    kind: "not covered",
    reason: ANGLE_REASON,
  };
}

/** The deflection of a beam with an angle. */
export const ANGLE_DEFLECTION: Check = {
  id: "deflection",
  group: "Serviceability",
  title: "Deflection",
  reference: clause("3.5.3"),
  kind: "not covered",
  reason: ANGLE_REASON,
};

/** The torsion of a section that twists under loads in the plane of its web. */
export function torsionChecks({ section: { kind }, idOf, titleOf }: BeamSection): Check[] {
  if (kind !== "channel" && kind !== "angle") return [];
  const reason =
    kind === "channel"
      ? "Loads in the plane of the web of a channel are eccentric to its shear centre and twist it. Torsion is not designed."
      : "An angle bends about its principal axes and twists under loads in the plane of a leg. Neither is designed.";
  return [
    {
      id: idOf("torsion"),
      group: "Strength",
      title: titleOf("Torsion"),
      reference: clause("5.6.1"),
      kind: "not covered",
      reason,
    },
  ];
}
