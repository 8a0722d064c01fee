import type { SteelSection } from "@kingpost/as4100";
import type { Modelled, Problem } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { type ActionSet, actionProblems, actionSets, arrangedRows } from "../frame/actions/actions.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import type { Resources } from "../frame/module/resources.ts";
import { noSection, sectionOf } from "../frame/module/section-of.ts";
import { error } from "../frame/problems.ts";
import { type ConnectionInputs, FIELDS, isOfBeam, isOfMember, isRigid } from "./fields.ts";
import { buildJoint, jointProblems } from "./joints/build.ts";
import type { BuiltJoint } from "./joints/built-joint.ts";

/** The actions of a row. */
export const ACTIONS = ["v", "n", "m"] as const;

/** The actions of one combination, as they are entered or combined. Units N, Nmm; compression positive. */
export type ConnectionCombination = ActionSet<(typeof ACTIONS)[number]>;

/** The sections that the inputs name. A type without a beam does not use them. */
export interface Sections {
  readonly beam: SteelSection;
  /** Undefined of a support that is designed elsewhere. */
  readonly support: SteelSection | undefined;
  /** Of angle cleats, and of a brace. */
  readonly cleat: SteelSection | undefined;
}

export interface ConnectionModel {
  readonly inputs: ConnectionInputs;
  readonly sections: Sections;
  readonly joint: BuiltJoint;
  readonly combinations: readonly ConnectionCombination[];
}

/** The sections that the inputs name, each looked up once, or what is wrong with their names. */
export function sectionsOf(
  inputs: ConnectionInputs,
  resources: Resources,
): Sections | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const known = new Map<string, SteelSection | undefined>();
  const lookUp = (path: string, id: string): SteelSection | undefined => {
    if (!known.has(id)) {
      const record = sectionOf(id, resources);
      known.set(id, record && steelSectionOf(record));
    }
    const found = known.get(id);
    if (!found) problems.push(error(path, noSection(id)));
    return found;
  };
  const { type } = inputs;
  const beam = lookUp("/section", isOfMember(type) ? inputs.section : FIELDS.section.default);
  const hasSupport = isOfBeam(type) && inputs.support !== "rigid";
  const support = hasSupport
    ? lookUp("/supportSection", inputs.supportSection)
    : isRigid(type)
      ? lookUp("/column", inputs.column)
      : undefined;
  const cleat =
    type === "angle-cleat"
      ? lookUp("/cleat", inputs.cleat)
      : type === "bracing-cleat"
        ? lookUp("/brace", inputs.brace)
        : undefined;
  return beam && problems.length === 0 ? { beam, support, cleat } : { problems };
}

export function model(inputs: ConnectionInputs, resources: Resources): Modelled<ConnectionModel> {
  const { actionsBy, caseActions, ownCombinations } = inputs;
  const found: Problem[] = [
    ...actionProblems(inputs, ACTIONS, "a force or a moment"),
    ...(actionsBy === "cases" ? strengthProblems({ caseActions }, ownCombinations) : []),
  ];
  const sections = sectionsOf(inputs, resources);
  if ("problems" in sections) return { problems: [...found, ...sections.problems] };
  found.push(...jointProblems(inputs, sections));
  if (found.some(({ kind }) => kind === "error")) return { problems: found };
  return {
    problems: found,
    model: {
      inputs,
      sections,
      joint: buildJoint(inputs, sections),
      combinations: actionSets(inputs, ACTIONS, () => arrangedRows(inputs.caseActions)),
    },
  };
}
