import type { Modelled, Problem } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { loadCases } from "../beam/analysis/loads.ts";
import { precamberProblems } from "../beam/checks/precamber.ts";
import { jointsOf, supportsOf } from "../beam/form/inputs.ts";
import {
  combinationProblems,
  hasLoads,
  loadProblems,
  metres,
  modelProblems,
  NO_LOADS,
  outsideProblems,
  supportProblems,
} from "../beam/problems.ts";
import type { Resources } from "../frame/module/resources.ts";
import { noSection, sectionOf } from "../frame/module/section-of.ts";
import { bearingPlaces } from "./bearing/bearing-places.ts";
import { analysedInputs } from "./biaxial/sideways.ts";
import { sidewaysProblems } from "./biaxial/sideways-problems.ts";
import { FIELDS } from "./form/fields.ts";
import type { SteelBeamInputs } from "./form/inputs.ts";
import { otherSectionProblems } from "./sections/span-section-problems.ts";
import { beamSections, type OtherRecords, otherRecordsOf } from "./sections/span-sections.ts";
import { bearingStiffenerProblems } from "./stiffeners/bearing-stiffeners.ts";
import { intermediateProblems } from "./stiffeners/intermediate-stiffeners.ts";
import { isLess } from "./strength/member-check.ts";
import { strengthProblems } from "./strength/own-strength.ts";
import { steelModel } from "./strength/steel-analysis.ts";

/** What a beam is made of: its inputs, its section, and the sections of spans that have another one. */
export interface BeamModel {
  readonly inputs: SteelBeamInputs;
  readonly record: SteelSectionRecord;
  readonly others: OtherRecords;
}

export function model(inputs: SteelBeamInputs, resources: Resources): Modelled<BeamModel> {
  const record = sectionOf(inputs.section, resources);
  if (!record) {
    const usual = FIELDS.section.default;
    // The other errors of the same inputs do not depend on the section.
    const rest = inputs.section === usual ? [] : model({ ...inputs, section: usual }, resources).problems;
    const errors = rest.filter(({ kind }) => kind === "error");
    return { problems: [error("/section", noSection(inputs.section)), ...errors] };
  }
  const others = otherRecordsOf(inputs, resources);
  return { problems: problems(inputs, record, others), model: { inputs, record, others } };
}

/** What is wrong between fields, beside the row that it belongs to. */
function problems(
  inputs: SteelBeamInputs,
  record: SteelSectionRecord,
  others: OtherRecords,
): readonly Problem[] {
  const sections = beamSections(inputs, record, others);
  return [
    ...restraintProblems(inputs),
    ...loadProblems(inputs),
    ...bearingStiffenerProblems(inputs, sections, bearingPlaces(inputs)),
    ...sections.flatMap(({ section }) => intermediateProblems(inputs, section)),
    ...strengthProblems(inputs, record),
    ...precamberProblems(inputs),
    ...supportProblems(inputs),
    ...lateralRotationProblems(inputs),
    ...copedEndNotes(inputs),
    ...otherSectionProblems(inputs, sections, others),
    ...sidewaysProblems(inputs, record.properties.iy),
    ...inputs.sidewaysPointLoads.flatMap(({ position }, at) =>
      outsideProblems(inputs, `/sidewaysPointLoads/${at}/position`, position, "load"),
    ),
    ...modelProblems(steelModel(inputs, record.properties.ix)),
    ...(inputs.alphaM === "value" && inputs.alphaMReason.trim() === ""
      ? [error("/alphaMReason", "Enter the reason: it is printed.")]
      : []),
    ...combinationProblems(inputs, loadCases(analysedInputs(inputs))),
    ...(hasLoads(inputs) || hasSidewaysLoads(inputs) ? [] : [error("/hasSelfWeight", NO_LOADS)]),
    ...slendernessNotes(inputs, record, others),
  ];
}

const error = (path: string, message: string): Problem => ({ kind: "error", path, message });

function restraintProblems(inputs: SteelBeamInputs): readonly Problem[] {
  const joints = jointsOf(inputs);
  const supports = supportsOf(inputs).map(({ joint }) => joints[joint] ?? 0);
  const atSupport = (path: string, x: number, isReplaced: boolean): readonly Problem[] => {
    if (!supports.includes(x)) return [];
    const what = isReplaced ? "replaces" : "adds to";
    return [{ kind: "note", path, message: `This ${what} the restraint of the support at ${metres(x)}.` }];
  };
  const positions = inputs.restraints.map(({ position }) => position);
  return inputs.restraints.flatMap(({ position, kind }, at) => {
    const path = `/restraints/${at}/position`;
    const twin = positions.indexOf(position);
    return twin < at
      ? [error(path, `Row ${twin + 1} is already a restraint at ${metres(position)}.`)]
      : [...outsideProblems(inputs, path, position, "restraint"), ...atSupport(path, position, isLess(kind))];
  });
}

const hasSidewaysLoads = ({ sidewaysLoads, sidewaysPointLoads }: SteelBeamInputs): boolean =>
  sidewaysLoads.some(({ load }) => load !== 0) || sidewaysPointLoads.some(({ force }) => force !== 0);

/** Spans whose sections are shallow for their length. */
function slendernessNotes(
  { spans, bentAbout }: SteelBeamInputs,
  record: SteelSectionRecord,
  others: OtherRecords,
): readonly Problem[] {
  return spans.flatMap((span, at): readonly Problem[] => {
    const { d } = (others[at] ?? record).properties;
    const [depth, name] = bentAbout === "y" ? [record.properties.bf, "width"] : [d, "depth"];
    if (span.length <= 40 * depth) return [];
    const message = `The span is more than 40 times the ${name} of the section.`;
    return [{ kind: "note", path: `/spans/${at}/length`, message }];
  });
}

/** A coped end has less shear and bending capacity than the beam. */
function copedEndNotes({ supportRestraint, lateralRotation }: SteelBeamInputs): readonly Problem[] {
  // The other is an error of the same field.
  if (supportRestraint !== "coped-end" || lateralRotation !== "none") return [];
  const message = "Copes are not designed here: check the web that they leave with the connection.";
  return [{ kind: "note", path: "/supportRestraint", message }];
}

/** The restraint of rotation about the minor axis, which few supports give. */
function lateralRotationProblems({ lateralRotation, supportRestraint }: SteelBeamInputs): readonly Problem[] {
  if (lateralRotation === "none") return [];
  const path = "/lateralRotation";
  if (supportRestraint === "coped-end") {
    const message =
      "Table 5.6.3(3) has the factor for ends P too, but a coped end that is held by its web alone gives little restraint of rotation about the minor axis: confirm it.";
    return [{ kind: "note", path, message }];
  }
  const message =
    "Only for supports that restrain rotation about the minor axis, such as moment connections of both flanges or an adjacent segment with full lateral restraint: not for cleats or web side plates.";
  return [{ kind: "note", path, message }];
}
