import type { MemberLayout } from "@kingpost/as4100";
import { type DesignResult, DomainError } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { type Analysis, analyses, type Greatest, greatest, type Size } from "./analysis.ts";
import { type BeamInputs, sectionOf } from "./beam-inputs.ts";
import { type BearingDemand, bearingChecks, bearingDemands } from "./bearing-checks.ts";
import { twistChecks } from "./bearing-stiffeners.ts";
import { biaxialDesigner } from "./biaxial-design.ts";
import { deflectionChecks } from "./deflection-checks.ts";
import type { Designed, MajorDesigned } from "./designed.ts";
import type { BeamDiagram } from "./diagram.ts";
import { beamDiagrams, sidewaysDiagrams } from "./diagrams.ts";
import { hingeChecks } from "./hinge-checks.ts";
import { intermediateChecks, webStiffenersOf } from "./intermediate-stiffeners.ts";
import { layoutOf, type MemberSegments, memberParts, memberSegments } from "./member-check.ts";
import { minorDesigner } from "./minor-design.ts";
import { memberMoment, sectionMoment } from "./moment-checks.ts";
import { ANGLE_CHECKS, torsionChecks } from "./not-covered-checks.ts";
import { notUsedChecks } from "./not-used-checks.ts";
import { steelSectionFor, strengthChecks } from "./own-strength.ts";
import { shearChecks } from "./shear-checks.ts";
import { actsSideways } from "./sideways.ts";
import { upliftChecks } from "./uplift-checks.ts";

export interface BeamResults extends Omit<Designed, "checks"> {
  /** Of the section, kg/m. */
  readonly mass: number;
}

export function design(inputs: BeamInputs, resources: Resources): DesignResult<BeamResults, BeamDiagram> {
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new DomainError("no-section", `${inputs.section} is not a section of the catalogue.`);
  const { checks, ...designed } = designer(inputs)(record);
  const { analysis, parts, sideways } = designed;
  const { mass } = record.properties;
  let diagrams: readonly BeamDiagram[] | undefined;
  return {
    checks,
    results: { ...designed, mass },
    get diagrams() {
      diagrams ??= [
        ...beamDiagrams(inputs, analysis, parts, checks),
        ...(sideways ? sidewaysDiagrams(inputs, sideways, checks) : []),
      ];
      return diagrams;
    },
  };
}

/** Designs one beam with any section: what the sections have in common is worked once. */
export function designer(inputs: BeamInputs): (record: SteelSectionRecord) => Designed {
  if (inputs.bentAbout === "y") return minorDesigner(inputs);
  return actsSideways(inputs) ? biaxialDesigner(inputs, majorDesigner) : majorDesigner(inputs);
}

function majorDesigner(inputs: BeamInputs): (record: SteelSectionRecord) => MajorDesigned {
  const layout = layoutOf(inputs);
  const demandsOf = demands(inputs, layout);
  const hinges = hingeChecks(inputs, layout);
  return (record) => {
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
    return { analysis, parts, section, layout, bentAbout: "x", checks, segments };
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
