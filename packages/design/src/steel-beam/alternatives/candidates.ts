import { attempt, isUnavailable, parseInputs } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Candidate, Rating } from "../../frame/alternatives/alternatives.ts";
import {
  facetsOf,
  isChecked,
  type Rated,
  ratingOf,
  ratiosOf,
  recordsByMass,
  type Topics,
} from "../../frame/alternatives/rating.ts";
import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import type { Resources } from "../../frame/module/resources.ts";
import { sectionOf } from "../../frame/module/section-of.ts";
import { designer } from "../design.ts";
import { FIELDS } from "../form/fields.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { model } from "../model.ts";
import { otherRecordsOf } from "../sections/span-sections.ts";
import { statedText, strengthWith } from "../strength/own-strength.ts";

/** Rates one beam with any section. Undefined where it cannot be calculated. */
export function rater(
  inputs: SteelBeamInputs,
  resources: Resources,
): (record: SteelSectionRecord) => Rated | undefined {
  const designWith = attempt(() => designer(inputs, otherRecordsOf(inputs, resources)));
  return (record) => {
    if (isUnavailable(designWith)) return undefined;
    const result = attempt(() => designWith(record));
    return isUnavailable(result) ? undefined : ratingOf(result.checks);
  };
}

/** Undefined where the inputs cannot be calculated. */
export function rate(inputs: SteelBeamInputs, resources: Resources): Rating | undefined {
  const record = sectionOf(inputs.section, resources);
  const rated = record && rater(inputs, resources)(record);
  if (!rated) return undefined;
  const { checks: _, ...rating } = rated;
  return rating;
}

const TOPICS: Topics = {
  by: "first part",
  titles: {
    "section-moment": "Section moment",
    "member-moment": "Member moment",
    shear: "Shear",
    "shear-with-bending": "Shear",
    "intermediate-stiffener": "Shear",
    "bearing-yield": "Bearing",
    "bearing-buckling": "Bearing",
    "bearing-with-bending": "Bearing",
    "torsional-restraint": "Bearing",
    deflection: "Deflection",
    "sideways-section-moment": "Section moment",
    "biaxial-section": "Section moment",
    "biaxial-member": "Member moment",
    "sideways-shear": "Shear",
    "sideways-shear-with-bending": "Shear",
    "shear-resultant": "Shear",
    "shear-with-bending-resultant": "Shear",
    "sideways-deflection": "Deflection",
  },
};

/** A section without these is no candidate. */
const GOVERNING: ReadonlySet<string> = new Set(["Section moment", "Member moment", "Shear", "Deflection"]);

/** The inputs if they can be calculated. */
export function validInputs(raw: RawInputs, resources: Resources): SteelBeamInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  if ("errors" in parsed) return undefined;
  return model(parsed.inputs, resources).problems.some(({ kind }) => kind === "error")
    ? undefined
    : parsed.inputs;
}

/** Every section of the catalogue for the same beam, the other sections of its spans kept, from the lightest to the heaviest; undefined between them, to pause. */
export function* candidates(raw: RawInputs, resources: Resources): Generator<Candidate | undefined> {
  const inputs = validInputs(raw, resources);
  if (!inputs) return;
  const records = yield* recordsByMass(resources.catalogue);
  const ratingWith = rater(inputs, resources);
  const kept = otherRecordsOf(inputs, resources).length > 0 ? "; other sections kept" : "";
  for (const record of records) {
    const rated = ratingWith(record);
    if (!rated) continue;
    const { id, name, properties } = record;
    const { verdict, ratio, governing } = rated;
    const facets = facetsOf(record);
    yield {
      id,
      name,
      detail: `${facets.grade}, ${facets.availability.toLowerCase()}${statedText(inputs, record)}${kept}`,
      mass: properties.mass,
      depth: properties.d,
      verdict,
      ratio,
      governing,
      ratios: ratiosOf(rated.checks, TOPICS),
      isChecked: isChecked(rated, TOPICS, GOVERNING),
      facets,
      changes: { section: id, ...strengthWith(inputs, record) },
    };
  }
}
