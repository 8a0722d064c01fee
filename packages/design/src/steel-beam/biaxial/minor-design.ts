import type { SteelSectionRecord } from "@kingpost/sections";
import { deflectionChecks } from "../../beam/checks/deflection-checks.ts";
import { notUsedChecks } from "../../beam/checks/not-used-checks.ts";
import { upliftChecks } from "../../beam/checks/uplift-checks.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { Designed } from "../results.ts";
import { beamSections } from "../sections/span-sections.ts";
import { DEFLECTION_RULES } from "../strength/deflection-rules.ts";
import { hingeChecks } from "../strength/hinge-checks.ts";
import { layoutOf } from "../strength/member-check.ts";
import { ANGLE_DEFLECTION, angleMoment, torsionChecks } from "../strength/not-covered-checks.ts";
import { ofLastSize } from "../strength/of-last-size.ts";
import { steelSectionFor, strengthChecks } from "../strength/own-strength.ts";
import { steelAnalyses } from "../strength/steel-analysis.ts";
import {
  minorBearingCheck,
  minorMemberCheck,
  minorMomentChecks,
  minorShearChecks,
  ON_ITS_SIDE,
} from "./minor-checks.ts";

/** Designs one beam with any section on its side: bent about y by loads along its flanges. */
export function minorDesigner(inputs: SteelBeamInputs): (record: SteelSectionRecord) => Designed {
  const layout = layoutOf(inputs);
  const analysisOf = steelAnalyses(inputs);
  const hinges = hingeChecks(inputs, layout).filter(({ id }) => id.startsWith("hinge-deflection/"));
  const demandsOf = ofLastSize((size) => {
    const analysis = analysisOf(size);
    return {
      analysis,
      uplift: upliftChecks(inputs, analysis),
      deflection: deflectionChecks(inputs, analysis, DEFLECTION_RULES),
    };
  });
  return (record) => {
    const section = steelSectionFor(inputs, record);
    const sections = beamSections(inputs, record, []);
    const { analysis, uplift, deflection } = demandsOf({ ix: section.iy, mass: record.properties.mass });
    const { strength } = analysis;
    const isAngle = section.kind === "angle";
    const checks = [
      ...strengthChecks(inputs, record),
      ...(isAngle
        ? [...sections.map(angleMoment), ANGLE_DEFLECTION]
        : minorMomentChecks(section, strength, inputs, ON_ITS_SIDE)),
      ...(isAngle ? [] : [minorMemberCheck(section)]),
      ...minorShearChecks(section, strength, ON_ITS_SIDE),
      minorBearingCheck(section, inputs),
      ...hinges,
      ...notUsedChecks(analysis.combinations),
      ...uplift,
      ...(isAngle ? sections.flatMap(torsionChecks) : []),
      ...(isAngle ? [] : deflection),
    ];
    return {
      analysis,
      bentAbout: "y",
      parts: [],
      segments: undefined,
      sections,
      changes: [],
      layout,
      checks,
    };
  };
}
