import type { SteelSectionRecord } from "@kingpost/sections";
import { analyses } from "./analysis.ts";
import type { BeamInputs } from "./beam-inputs.ts";
import type { Designed } from "./beam-results.ts";
import { deflectionChecks } from "./deflection-checks.ts";
import { hingeChecks } from "./hinge-checks.ts";
import { layoutOf } from "./member-check.ts";
import {
  minorBearingCheck,
  minorMemberCheck,
  minorMomentChecks,
  minorShearChecks,
  ON_ITS_SIDE,
} from "./minor-checks.ts";
import { ANGLE_DEFLECTION, angleMoment, torsionChecks } from "./not-covered-checks.ts";
import { notUsedChecks } from "./not-used-checks.ts";
import { ofLastSize } from "./of-last-size.ts";
import { steelSectionFor, strengthChecks } from "./own-strength.ts";
import { beamSections } from "./span-sections.ts";
import { upliftChecks } from "./uplift-checks.ts";

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
