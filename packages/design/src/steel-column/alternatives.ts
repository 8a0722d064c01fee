import { attempt, formatNumber, fromBase, isUnavailable, parseInputs } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Candidate, ModuleAlternatives, Rating, Remedy, StudyPoint } from "../alternatives.ts";
import {
  facetsOf,
  isChecked,
  isRemedy,
  type Rated,
  ratingOf,
  ratiosOf,
  recordsByMass,
  resultText,
} from "../rating.ts";
import type { RawInputs } from "../raw-inputs.ts";
import type { Resources } from "../runnable-module.ts";
import { sectionOf } from "../section-of.ts";
import { type Study, studyPoints } from "../studies.ts";
import type { ColumnInputs } from "./column-member.ts";
import { designer } from "./design.ts";
import { FIELDS } from "./fields.ts";
import { problems } from "./problems.ts";

/** Kinds of checks by the first part of their identifier. */
const KINDS: Readonly<Record<string, string>> = {
  "section-compression": "Compression",
  "member-compression-x": "Compression",
  "member-compression-y": "Compression",
  "member-compression-xz": "Compression",
  "elastic-buckling-x": "Compression",
  "elastic-buckling-y": "Compression",
  tension: "Tension",
  "section-moment-x": "Section, combined",
  "section-moment-y": "Section, combined",
  "combined-section": "Section, combined",
  "in-plane-x": "Member, combined",
  "in-plane-y": "Member, combined",
  "out-of-plane": "Member, combined",
  "combined-member": "Member, combined",
  shear: "Shear",
  "shear-with-bending": "Shear",
};

/** A section without these is no candidate. */
const GOVERNING: ReadonlySet<string> = new Set([
  "Compression",
  "Tension",
  "Section, combined",
  "Member, combined",
]);

/** The inputs if they can be read. */
function readInputs(raw: RawInputs): ColumnInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : parsed.inputs;
}

/** Undefined where the column cannot be calculated with the section, for example because it is too slender. */
function rater(
  inputs: ColumnInputs,
  resources: Resources,
): (record: SteelSectionRecord) => Rated | undefined {
  const hasError = (of: ColumnInputs) => problems(of, resources).some(({ kind }) => kind === "error");
  const designWith = attempt(() => designer(inputs));
  return (record) => {
    if (isUnavailable(designWith) || hasError({ ...inputs, section: record.id })) return undefined;
    const result = attempt(() => designWith(record));
    return isUnavailable(result) ? undefined : ratingOf(result.checks);
  };
}

function rate(inputs: ColumnInputs, resources: Resources): Rating | undefined {
  const record = sectionOf(inputs.section, resources);
  const rated = record && rater(inputs, resources)(record);
  if (!rated) return undefined;
  const { checks: _, ...rating } = rated;
  return rating;
}

/** Every section of the catalogue for the same column, from the lightest to the heaviest. */
function* candidates(raw: RawInputs, resources: Resources): Generator<Candidate | undefined> {
  const inputs = readInputs(raw);
  if (!inputs) return;
  const records = yield* recordsByMass(resources.catalogue);
  const ratingWith = rater(inputs, resources);
  for (const record of records) {
    const rated = ratingWith(record);
    if (!rated) continue;
    const { id, name, properties } = record;
    const { verdict, ratio, governing } = rated;
    const facets = facetsOf(record);
    yield {
      id,
      name,
      detail: `${facets.grade}, ${facets.availability.toLowerCase()}`,
      mass: properties.mass,
      depth: properties.d,
      verdict,
      ratio,
      governing,
      ratios: ratiosOf(rated.checks, KINDS),
      isChecked: isChecked(rated, KINDS, GOVERNING),
      facets,
      changes: { section: id },
    };
  }
}

/** The lightest section of the family that passes, and the fewest restraints about y. */
function* remedies(raw: RawInputs, resources: Resources): Generator<Remedy | undefined> {
  const inputs = readInputs(raw);
  if (!inputs || rate(inputs, resources)?.verdict !== "fail") return;
  const present = sectionOf(inputs.section, resources);
  const family = resources.catalogue.entries
    .filter(({ category, standard }) => category === present?.category && standard === present.standard)
    .flatMap(({ id }) => resources.catalogue.record(id) ?? [])
    .toSorted((a, b) => a.properties.mass - b.properties.mass);
  const ratingWith = rater(inputs, resources);
  for (const record of family) {
    const rating = ratingWith(record);
    if (!isRemedy(rating)) {
      yield undefined;
      continue;
    }
    const { id, name, properties } = record;
    yield {
      id: `section/${id}`,
      title: `Use ${name}, the lightest of its family (${formatNumber(properties.mass, { significant: [1, 3] })} kg/m)`,
      result: resultText(rating),
      inputs: { ...raw, section: id },
    };
    break;
  }
  yield* restrained(raw, inputs, resources);
}

/** More restraints than this are not proposed. */
const MOST_RESTRAINTS = 3;

function* restrained(
  raw: RawInputs,
  inputs: ColumnInputs,
  resources: Resources,
): Generator<Remedy | undefined> {
  for (let count = 1; count <= MOST_RESTRAINTS; count += 1) {
    const restraints = Array.from({ length: count }, (_, at) => ({
      position: Math.round((inputs.length * (at + 1)) / (count + 1)),
      kind: "both" as const,
    }));
    const rating = rate({ ...inputs, restraints }, resources);
    if (!isRemedy(rating)) {
      yield undefined;
      continue;
    }
    yield {
      id: `restraints/${count}`,
      title: `Restrain both flanges at ${count === 1 ? "mid-height" : `${count} points at equal spacing`}`,
      result: resultText(rating),
      inputs: { ...raw, restraints },
    };
    return;
  }
}

const STUDIES: readonly Study<ColumnInputs>[] = [
  {
    study: "Length, restraints in proportion",
    axis: "Length (m)",
    scaled: (inputs, k) => ({
      ...inputs,
      length: k * inputs.length,
      restraints: inputs.restraints.map((row) => ({ ...row, position: k * row.position })),
      transverse: inputs.transverse.map((row) => ({ ...row, z: k * row.z })),
      caseTransverse: inputs.caseTransverse.map((row) => ({ ...row, z: k * row.z })),
    }),
    value: ({ length }, k) => fromBase(k * length, "m"),
  },
  {
    study: "Axial forces and beam reactions",
    axis: "Factor",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: inputs.actions.map((row) => ({ ...row, n: k * row.n })),
      caseActions: inputs.caseActions.map((row) => ({ ...row, n: k * row.n })),
      reactions: inputs.reactions.map((row) => ({ ...row, force: k * row.force })),
    }),
    value: (_, k) => k,
  },
];

/** The verdict with other lengths and other axial forces, between half and one and a half times the present ones. */
function* sensitivity(raw: RawInputs, resources: Resources): Generator<StudyPoint | undefined> {
  const inputs = readInputs(raw);
  if (inputs) yield* studyPoints(STUDIES, inputs, (of) => rate(of, resources));
}

export const STEEL_COLUMN_ALTERNATIVES: ModuleAlternatives = { candidates, remedies, sensitivity };
