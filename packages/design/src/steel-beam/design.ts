import type { MemberLayout, SteelSection } from "@kingpost/as4100";
import { type DesignResult, DomainError } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { type Analysis, analyses, type Greatest, greatest, type Size } from "./analysis.ts";
import { type BeamInputs, sectionOf } from "./beam-inputs.ts";
import { type BearingDemand, bearingChecks, bearingDemands } from "./bearing-checks.ts";
import { twistChecks } from "./bearing-stiffeners.ts";
import { deflectionChecks } from "./deflection-checks.ts";
import type { BeamDiagram } from "./diagram.ts";
import { beamDiagrams } from "./diagrams.ts";
import { hingeChecks } from "./hinge-checks.ts";
import { intermediateChecks, webStiffenersOf } from "./intermediate-stiffeners.ts";
import {
  layoutOf,
  type MemberPart,
  type MemberSegments,
  memberParts,
  memberSegments,
} from "./member-check.ts";
import { memberMoment, sectionMoment } from "./moment-checks.ts";
import { ANGLE_CHECKS, torsionChecks } from "./not-covered-checks.ts";
import { notUsedChecks } from "./not-used-checks.ts";
import { steelSectionFor, strengthChecks } from "./own-strength.ts";
import { shearChecks } from "./shear-checks.ts";
import { upliftChecks } from "./uplift-checks.ts";

export interface BeamResults {
  readonly analysis: Analysis;
  readonly parts: readonly MemberPart[];
  readonly section: SteelSection;
  readonly layout: MemberLayout;
  /** Of the section, kg/m. */
  readonly mass: number;
}

export function design(inputs: BeamInputs, resources: Resources): DesignResult<BeamResults, BeamDiagram> {
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new DomainError("no-section", `${inputs.section} is not a section of the catalogue.`);
  const { analysis, parts, section, layout, checks } = designer(inputs)(record);
  const { mass } = record.properties;
  let diagrams: readonly BeamDiagram[] | undefined;
  return {
    checks,
    results: { analysis, parts, section, layout, mass },
    get diagrams() {
      diagrams ??= beamDiagrams(inputs, analysis, parts, checks);
      return diagrams;
    },
  };
}

/** Designs one beam with any section: what the sections have in common is worked once. */
export function designer(inputs: BeamInputs) {
  const layout = layoutOf(inputs);
  const demandsOf = demands(inputs, layout);
  const hinges = hingeChecks(inputs, layout);
  return (record: SteelSectionRecord) => {
    const section = steelSectionFor(inputs, record);
    const { analysis, segments, moment, shear, bearing, uplift, deflection } = demandsOf({
      ix: section.ix,
      mass: record.properties.mass,
    });
    const parts = memberParts(section, segments);
    const isAngle = section.kind === "angle";
    const checks = [
      ...strengthChecks(inputs, record),
      ...(isAngle ? ANGLE_CHECKS : sectionMoment(section, moment)),
      ...parts.flatMap((_, at) => memberMoment(section, parts, at)),
      ...shearChecks(section, analysis.strength, shear, moment, webStiffenersOf(inputs, section)),
      ...intermediateChecks(inputs, section, shear?.value ?? 0),
      ...bearingChecks(inputs, section, bearing),
      ...twistChecks(inputs, layout, section, analysis.strength),
      ...hinges,
      ...notUsedChecks(analysis.combinations),
      ...uplift,
      ...torsionChecks(section),
      ...(isAngle ? [] : deflection),
    ];
    return { analysis, parts, section, layout, checks };
  };
}

/** What sections of one size have in common: all but their capacities. */
interface Demands {
  readonly analysis: Analysis;
  readonly segments: MemberSegments;
  readonly moment: Greatest | undefined;
  readonly shear: Greatest | undefined;
  readonly bearing: readonly BearingDemand[];
  readonly uplift: ReturnType<typeof upliftChecks>;
  readonly deflection: ReturnType<typeof deflectionChecks>;
}

function demands(inputs: BeamInputs, layout: MemberLayout): (size: Size) => Demands {
  const analysisOf = analyses(inputs);
  const segmentsOf = memberSegments(inputs, layout);
  let last: (Demands & { readonly size: Size }) | undefined;
  return (size) => {
    // The grades of a size follow each other in the catalogue.
    if (last && last.size.ix === size.ix && last.size.mass === size.mass) return last;
    const analysis = analysisOf(size);
    const { strength } = analysis;
    last = {
      size,
      analysis,
      segments: segmentsOf(analysis),
      moment: greatest(strength, "moment"),
      shear: greatest(strength, "shear"),
      bearing: bearingDemands(inputs, layout, analysis),
      uplift: upliftChecks(inputs, analysis),
      deflection: deflectionChecks(inputs, analysis),
    };
    return last;
  };
}
