import { EDITION } from "@kingpost/as4100";
import { type Check, standardReferences } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { deflectionChecks } from "../../beam/checks/deflection-checks.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { Designed, MajorDesigned } from "../results.ts";
import { DEFLECTION_RULES } from "../strength/deflection-rules.ts";
import { ofLastSize } from "../strength/of-last-size.ts";
import { steelSectionFor } from "../strength/own-strength.ts";
import { steelAnalyses } from "../strength/steel-analysis.ts";
import { biaxialMembers, biaxialSection, resultantChecks, slopeTorsionChecks } from "./biaxial-checks.ts";
import { minorMomentChecks, minorShearChecks, SIDEWAYS } from "./minor-checks.ts";
import { isHeldAlong, sidewaysInputs, sidewaysModel, webPlaneInputs } from "./sideways.ts";

const { clause } = standardReferences("AS 4100", EDITION);

/** How deflections along the flanges are named. */
const SIDEWAYS_DEFLECTION = { id: "sideways-deflection", title: "Minor-axis deflection" } as const;

/** Designs one beam with any section that loads bend about both axes: in the plane of its web as any beam, then sideways. */
export function biaxialDesigner(
  inputs: SteelBeamInputs,
  majorDesigner: (inputs: SteelBeamInputs) => (record: SteelSectionRecord) => MajorDesigned,
): (record: SteelSectionRecord) => Designed {
  const designMajor = majorDesigner(webPlaneInputs(inputs));
  if (isHeldAlong(inputs)) {
    return (record) => {
      const { checks, ...major } = designMajor(record);
      const torsion = major.sections.flatMap(({ section }) => slopeTorsionChecks(section, inputs));
      return { ...major, checks: [...checks, ...torsion, HELD_ALONG] };
    };
  }
  const sideways = sidewaysInputs(inputs);
  const sidewaysOf = steelAnalyses(sideways, [], (iy) => sidewaysModel(inputs, iy));
  const demandsOf = ofLastSize((size) => {
    const y = sidewaysOf(size);
    return { y, deflection: deflectionChecks(sideways, y, DEFLECTION_RULES, SIDEWAYS_DEFLECTION) };
  });
  return (record) => {
    const { checks, ...major } = designMajor(record);
    const { segments } = major;
    const section = steelSectionFor(inputs, record);
    // Its checks are listed as not covered about any axis.
    if (section.kind === "angle") return { ...major, checks };
    const { y, deflection } = demandsOf({ ix: section.iy, mass: record.properties.mass });
    const planes = { x: major.analysis, y };
    return {
      ...major,
      sideways: y,
      checks: [
        ...checks,
        ...minorMomentChecks(section, y.strength, inputs, SIDEWAYS),
        ...biaxialSection(section, planes, inputs),
        ...biaxialMembers(section, segments, planes, inputs),
        ...minorShearChecks(section, y.strength, SIDEWAYS),
        ...resultantChecks(section, planes),
        ...slopeTorsionChecks(section, inputs),
        ...deflection,
      ],
    };
  };
}

const HELD_ALONG: Check = {
  id: "sideways",
  group: "Strength",
  title: "Minor-axis bending",
  reference: clause("8.3.4"),
  kind: "not applicable",
  reason:
    "The continuous lateral restraint carries the lateral loads along the beam, as chosen. Design it for them.",
};
