import type { SteelSectionRecord } from "@kingpost/sections";
import { analyses } from "../analysis.ts";
import type { BeamInputs } from "../beam-inputs.ts";
import { deflectionChecks } from "../deflection-checks.ts";
import { notUsedChecks } from "../not-used-checks.ts";
import { ofLastSize } from "../of-last-size.ts";
import type { Designed } from "../results.ts";
import { beamSections } from "../sections/span-sections.ts";
import { hingeChecks } from "../strength/hinge-checks.ts";
import { layoutOf } from "../strength/member-check.ts";
import { ANGLE_DEFLECTION, angleMoment, torsionChecks } from "../strength/not-covered-checks.ts";
import { steelSectionFor, strengthChecks } from "../strength/own-strength.ts";
import { upliftChecks } from "../uplift-checks.ts";
import {
  minorBearingCheck,
  minorMemberCheck,
  minorMomentChecks,
  minorShearChecks,
  ON_ITS_SIDE,
} from "./minor-checks.ts";

/** Designs one beam with any section on its side: bent about y by loads along its flanges. */
export function minorDesigner(inputs: BeamInputs): (record: SteelSectionRecord) => Designed {
  const layout = layoutOf(inputs);
  const analysisOf = analyses(inputs);
  const hinges = hingeChecks(inputs, layout).filter(({ id }) => id.startsWith("hinge-deflection/"));
  const demandsOf = ofLastSize((size) => {
    const analysis = analysisOf(size);
    return {
      analysis,
      uplift: upliftChecks(inputs, analysis),
      deflection: deflectionChecks(inputs, analysis),
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
