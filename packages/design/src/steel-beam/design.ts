import { ACTIONS_EDITION } from "@kingpost/actions";
import type { MemberLayout } from "@kingpost/as4100";
import { type DesignResult, standardReferences } from "@kingpost/calc";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import { type Analysis, greatest } from "../beam/analysis/analysis.ts";
import { DEFLECTION, deflectionChecks } from "../beam/checks/deflection-checks.ts";
import { notUsedChecks } from "../beam/checks/not-used-checks.ts";
import { upliftChecks } from "../beam/checks/uplift-checks.ts";
import type { BeamDiagram } from "../beam/figures/diagram.ts";
import { namesOn, piecesOf, sectionChanges } from "../beam/span-sections.ts";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { bearingChecks } from "./bearing/bearing-checks.ts";
import { type BearingDemand, bearingDemands } from "./bearing/bearing-places.ts";
import { biaxialDesigner } from "./biaxial/biaxial-design.ts";
import { minorDesigner } from "./biaxial/minor-design.ts";
import { actsSideways } from "./biaxial/sideways.ts";
import { steelDiagrams } from "./figures/steel-diagrams.ts";
import type { SteelBeamInputs } from "./form/inputs.ts";
import type { BeamModel } from "./model.ts";
import type { BeamResults, Designed, MajorDesigned } from "./results.ts";
import { sectionChangeChecks, sectionOfPart } from "./sections/section-change-checks.ts";
import { type BeamSection, beamSections, type OtherRecords } from "./sections/span-sections.ts";
import { twistChecks } from "./stiffeners/bearing-stiffeners.ts";
import { intermediateChecks, webStiffenersOf } from "./stiffeners/intermediate-stiffeners.ts";
import { DEFLECTION_RULES } from "./strength/deflection-rules.ts";
import { hingeChecks } from "./strength/hinge-checks.ts";
import { layoutOf, type MemberSegments, memberParts, memberSegments } from "./strength/member-check.ts";
import { memberMoment, sectionMoment } from "./strength/moment-checks.ts";
import { ANGLE_DEFLECTION, angleMoment, torsionChecks } from "./strength/not-covered-checks.ts";
import { strengthChecks } from "./strength/own-strength.ts";
import { type SectionActions, shearChecks } from "./strength/shear-checks.ts";
import type { SteelSize } from "./strength/steel-analysis.ts";
import { steelAnalyses } from "./strength/steel-analysis.ts";

/** The results of a beam, with the diagrams of its drawings. */
export interface DrawnResults extends BeamResults {
  readonly inputs: SteelBeamInputs;
  readonly diagrams: readonly BeamDiagram[];
}

export function checks({ inputs, record, others }: BeamModel): DesignResult<DrawnResults> {
  const { checks: made, ...results } = designer(inputs, others)(record);
  let diagrams: readonly BeamDiagram[] | undefined;
  return {
    checks: made,
    results: {
      ...results,
      inputs,
      get diagrams() {
        diagrams ??= steelDiagrams(inputs, results, made);
        return diagrams;
      },
    },
  };
}

const sizeOf = (record: SteelSectionRecord): SteelSize => ({
  ix: steelSectionOf(record).ix,
  mass: record.properties.mass,
});

/** Designs one beam with any section of the beam: what the sections have in common is worked once. The other sections of spans stay. */
export function designer(
  inputs: SteelBeamInputs,
  others: OtherRecords,
): (record: SteelSectionRecord) => Designed {
  const designed = planeDesigner(inputs, others);
  const notPassed = notPassedRows(inputs.pointLoads, PASSED_ON);
  if (notPassed.length === 0) return designed;
  return (record) => {
    const found = designed(record);
    return { ...found, checks: [...notPassed, ...found.checks] };
  };
}

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

function planeDesigner(
  inputs: SteelBeamInputs,
  others: OtherRecords,
): (record: SteelSectionRecord) => Designed {
  if (inputs.bentAbout === "y") return minorDesigner(inputs);
  return actsSideways(inputs)
    ? biaxialDesigner(inputs, (inPlane) => majorDesigner(inPlane, others))
    : majorDesigner(inputs, others);
}

function majorDesigner(
  inputs: SteelBeamInputs,
  others: OtherRecords,
): (record: SteelSectionRecord) => MajorDesigned {
  const layout = layoutOf(inputs);
  const analysisOf = steelAnalyses(
    inputs,
    others.map((record) => record && sizeOf(record)),
  );
  const demandsOf = demands(inputs, layout, analysisOf);
  const hinges = hingeChecks(inputs, layout);
  return (record) => {
    const sections = beamSections(inputs, record, others);
    const changes = sectionChanges(sections);
    const { analysis, segments, actions, bearing, uplift, deflection } = demandsOf(sizeOf(record), sections);
    const sectionOf = sectionOfPart(sections, changes, layout);
    const parts = memberParts(sectionOf, segments);
    const isAngle = ({ section }: BeamSection) => section.kind === "angle";
    const hasAngle = sections.some(isAngle);
    const checks = [
      ...strengthChecks(inputs, record),
      ...sections.flatMap((one, at) =>
        isAngle(one) ? [angleMoment(one)] : sectionMoment(one, actions[at]?.moment),
      ),
      ...(hasAngle ? [ANGLE_DEFLECTION] : []),
      ...parts.flatMap((_, at) => memberMoment(parts, at)),
      ...(changes.length > 0 ? sectionChangeChecks(sectionOf, changes, layout, segments.parts) : []),
      ...sections.flatMap((one, at) => {
        const own = actions[at];
        if (!own) return [];
        return [
          ...shearChecks(one, analysis.strength, own, webStiffenersOf(inputs, one.section)),
          ...intermediateChecks(inputs, one, own.shear?.value ?? 0),
        ];
      }),
      ...bearingChecks(inputs, sections, bearing, analysis),
      ...twistChecks(inputs, sections, analysis.strength),
      ...hinges,
      ...notUsedChecks(analysis.combinations),
      ...uplift,
      ...sections.flatMap(torsionChecks),
      ...(hasAngle ? [] : deflection),
    ];
    return { analysis, bentAbout: "x", parts, segments, sections, changes, layout, checks };
  };
}

/** What sections of one size have in common: all but their capacities. */
interface Demands {
  readonly analysis: Analysis;
  readonly segments: MemberSegments;
  /** The actions on each section. */
  readonly actions: readonly SectionActions[];
  readonly bearing: readonly BearingDemand[];
  readonly uplift: ReturnType<typeof upliftChecks>;
  readonly deflection: ReturnType<typeof deflectionChecks>;
}

function demands(
  inputs: SteelBeamInputs,
  layout: MemberLayout,
  analysisOf: (size: SteelSize) => Analysis,
): (size: SteelSize, sections: readonly BeamSection[]) => Demands {
  const segmentsOf = memberSegments(inputs, layout);
  let last: (Demands & { readonly size: SteelSize; readonly count: number }) | undefined;
  return (size, sections) => {
    // The grades of a size follow each other in the catalogue. Of several sections, some may be one with that of the beam.
    const isLast = last && last.size.ix === size.ix && last.size.mass === size.mass;
    if (last && isLast && last.count === 1 && sections.length === 1) return last;
    const analysis = analysisOf(size);
    const { strength, beam } = analysis;
    last = {
      size,
      count: sections.length,
      analysis,
      segments: segmentsOf(analysis),
      actions: sections.map((one): SectionActions => {
        const pieces = piecesOf(one, beam.mesh.points, sections);
        return {
          moment: greatest(strength, "moment", pieces),
          shear: greatest(strength, "shear", pieces),
          pieces,
        };
      }),
      bearing: bearingDemands(inputs, layout, analysis, sections),
      uplift: upliftChecks(inputs, analysis),
      deflection: deflectionChecks(inputs, analysis, DEFLECTION_RULES, {
        ...DEFLECTION,
        on: (part) => namesOn(sections, part),
      }),
    };
    return last;
  };
}
