import {
  attempt,
  formatRatio,
  governingCheck,
  isUnavailable,
  overallVerdict,
  parseInputs,
  type Verdict,
} from "@kingpost/calc";
import type { Candidate } from "../alternatives.ts";
import type { RawInputs } from "../raw-inputs.ts";
import type { Resources } from "../runnable-module.ts";
import type { BeamInputs } from "./beam-inputs.ts";
import { design } from "./design.ts";
import { FIELDS } from "./fields.ts";
import { problems } from "./problems.ts";

/** How a design ends: its verdict, and the check that governs. */
export interface Rating {
  readonly verdict: Verdict;
  readonly ratio: number;
  readonly governing: string;
}

/** Undefined where the inputs cannot be calculated. */
export function rate(inputs: BeamInputs, resources: Resources): Rating | undefined {
  const result = attempt(() => design(inputs, resources));
  if (isUnavailable(result)) return undefined;
  const governing = governingCheck(result.checks);
  return {
    verdict: overallVerdict(result.checks),
    ratio: governing?.kind === "limit" ? governing.ratio : Number.NaN,
    governing: governing?.title ?? "",
  };
}

/** The inputs if they can be calculated. */
export function validInputs(raw: RawInputs, resources: Resources): BeamInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  if ("errors" in parsed) return undefined;
  return problems(parsed.inputs, resources).some(({ kind }) => kind === "error") ? undefined : parsed.inputs;
}

export const ratioText = ({ ratio }: Rating): string => (Number.isNaN(ratio) ? "\u2013" : formatRatio(ratio));

/** Every section of the catalogue for the same beam, from the lightest to the heaviest. */
export function* candidates(raw: RawInputs, resources: Resources): Generator<Candidate> {
  const inputs = validInputs(raw, resources);
  if (!inputs) return;
  const { catalogue } = resources;
  const records = catalogue.entries.flatMap(({ id }) => catalogue.record(id) ?? []);
  const byMass = records.toSorted(
    (a, b) => a.properties.mass - b.properties.mass || a.properties.d - b.properties.d,
  );
  for (const { id, name, grade, isListed, properties } of byMass) {
    const rating = rate({ ...inputs, section: id }, resources);
    if (!rating) continue;
    const supplied = isListed ? properties.availability : "not supplied in this grade";
    yield {
      id,
      name,
      detail: `${grade.replace(/^AS\/NZS \S+ /, "")}, ${supplied.toLowerCase()}`,
      mass: properties.mass,
      depth: properties.d,
      ...rating,
      inputs: { ...raw, section: id },
    };
  }
}
