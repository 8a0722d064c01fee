import {
  attempt,
  type Check,
  formatRatio,
  governingCheck,
  isUnavailable,
  overallVerdict,
  parseInputs,
} from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Candidate, Rating } from "../alternatives.ts";
import type { RawInputs } from "../raw-inputs.ts";
import type { Resources } from "../runnable-module.ts";
import { type BeamInputs, sectionOf } from "./beam-inputs.ts";
import { designer } from "./design.ts";
import { FIELDS } from "./fields.ts";
import { statedText, strengthWith } from "./own-strength.ts";
import { problems } from "./problems.ts";
import { otherRecordsOf } from "./span-sections.ts";

/** Rates one beam with any section. Undefined where it cannot be calculated. */
export function rater(
  inputs: BeamInputs,
  resources: Resources,
): (record: SteelSectionRecord) => Rated | undefined {
  const designWith = attempt(() => designer(inputs, resources));
  return (record) => {
    if (isUnavailable(designWith)) return undefined;
    const result = attempt(() => designWith(record));
    return isUnavailable(result) ? undefined : ratingOf(result.checks);
  };
}

export interface Rated extends Rating {
  readonly checks: readonly Check[];
}

function ratingOf(checks: readonly Check[]): Rated {
  const governing = governingCheck(checks);
  const verdict = overallVerdict(checks);
  const title = governing?.title ?? "";
  return { checks, verdict, ratio: ratioOf(governing, checks), governing: title };
}

function ratioOf(governing: Check | undefined, checks: readonly Check[]): Rating["ratio"] {
  if (governing?.kind === "limit") return governing.ratio;
  const unmade = checks.find(({ kind }) => kind === "not covered" || kind === "not applicable");
  const reason = unmade && "reason" in unmade ? unmade.reason : "No check has a ratio.";
  return { kind: "unavailable", code: "no-ratio", message: reason };
}

/** Undefined where the inputs cannot be calculated. */
export function rate(inputs: BeamInputs, resources: Resources): Rating | undefined {
  const record = sectionOf(inputs.section, resources);
  const rated = record && rater(inputs, resources)(record);
  if (!rated) return undefined;
  const { checks: _, ...rating } = rated;
  return rating;
}

/** Kinds of checks by the first part of their identifier. */
const KINDS: Readonly<Record<string, string>> = {
  "section-moment": "Section moment",
  "member-moment": "Member moment",
  shear: "Shear",
  "shear-with-bending": "Shear",
  "web-thickness": "Shear",
  "intermediate-stiffener": "Shear",
  "bearing-yield": "Bearing",
  "bearing-buckling": "Bearing",
  "bearing-with-bending": "Bearing",
  "stiffener-outstand": "Bearing",
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
};

function ratiosOf(checks: readonly Check[]): Candidate["ratios"] {
  const found = new Map<string, number>();
  for (const check of checks) {
    if (check.kind !== "limit") continue;
    const slash = check.id.indexOf("/");
    const title = KINDS[slash < 0 ? check.id : check.id.slice(0, slash)];
    if (title !== undefined) found.set(title, Math.max(found.get(title) ?? 0, check.ratio));
  }
  return [...found].map(([title, ratio]) => ({ title, ratio }));
}

/** The inputs if they can be calculated. */
export function validInputs(raw: RawInputs, resources: Resources): BeamInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  if ("errors" in parsed) return undefined;
  return problems(parsed.inputs, resources).some(({ kind }) => kind === "error") ? undefined : parsed.inputs;
}

export const ratioText = ({ ratio }: Rating): string =>
  isUnavailable(ratio) ? "\u2013" : formatRatio(ratio);

/** Records between which a page may pause. */
const PAUSE = 32;

const sortedRecords = new WeakMap<Resources["catalogue"], readonly SteelSectionRecord[]>();

/** The records of a catalogue from the lightest to the heaviest; the first time expands them all. */
function* recordsByMass(
  catalogue: Resources["catalogue"],
): Generator<undefined, readonly SteelSectionRecord[]> {
  const known = sortedRecords.get(catalogue);
  if (known) return known;
  const records: SteelSectionRecord[] = [];
  for (const { id } of catalogue.entries) {
    const record = catalogue.record(id);
    if (record) records.push(record);
    if (records.length % PAUSE === 0) yield;
  }
  records.sort((a, b) => a.properties.mass - b.properties.mass || a.properties.d - b.properties.d);
  sortedRecords.set(catalogue, records);
  return records;
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
    const { id, name, grade, isListed, properties } = record;
    const { verdict, ratio, governing } = rated;
    const supplied = isListed ? properties.availability : "not supplied in this grade";
    yield {
      id,
      name,
      detail: `${grade.replace(/^AS\/NZS \S+ /, "")}, ${supplied.toLowerCase()}${statedText(inputs, record)}${kept}`,
      mass: properties.mass,
      depth: properties.d,
      verdict,
      ratio,
      governing,
      ratios: ratiosOf(rated.checks),
      changes: { section: id, ...strengthWith(inputs, record) },
    };
  }
}
