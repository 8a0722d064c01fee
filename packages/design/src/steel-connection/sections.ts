import type { SteelSection } from "@kingpost/as4100";
import type { Problem } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../frame/module/resources.ts";
import { noSection, sectionOf } from "../frame/module/section-of.ts";
import { error } from "../frame/problems.ts";
import { type ConnectionInputs, FIELDS, isOfBeam, isOfMember, isRigid } from "./fields.ts";

/** The sections that the inputs name. A type without a beam does not use them. */
export interface Sections {
  readonly beam: SteelSection;
  /** Undefined of a support that is designed elsewhere. */
  readonly support: SteelSection | undefined;
  /** Section of angle cleats, and of the cleat of a brace. */
  readonly cleat: SteelSection | undefined;
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
