import {
  attempt,
  type Fields,
  formatNumber,
  type InputsOf,
  isUnavailable,
  parseInputs,
  type RunModule,
} from "@kingpost/calc";
import type { RawInputs } from "../module/raw-inputs.ts";
import type { Resources } from "../module/resources.ts";
import { sectionOf } from "../module/section-of.ts";
import type { Candidate, ModuleAlternatives, Rating } from "./alternatives.ts";
import {
  facetsOf,
  isChecked,
  isRemedy,
  type Rated,
  ratingOf,
  ratiosOf,
  recordsByMass,
  resultText,
  type Topics,
} from "./rating.ts";
import { type Study, studyPoints } from "./studies.ts";

/** What a search for alternatives works with. */
export interface Search<Inputs> {
  readonly inputs: Inputs;
  readonly resources: Resources;
  /** How the design ends with other inputs; undefined where it cannot be calculated. */
  readonly rate: (changes: Partial<Inputs>) => Rated | undefined;
}

/** Inputs to try, with how the design then ends if that is known already. */
interface Trial<Inputs> {
  readonly id: string;
  readonly title: string;
  readonly changes: Partial<Inputs>;
  readonly rated?: Rated | undefined;
}

/** A choice of a module for its table of candidates. */
type Choice<Inputs> = Pick<Candidate, "id" | "name" | "detail" | "mass" | "depth" | "facets"> & {
  readonly changes: Partial<Inputs>;
  readonly rated: Rated;
};

/** What a module varies. Undefined between the elements of a sequence lets a page pause. */
interface Variations<Inputs> {
  /** Titles of the kinds of checks in the table of candidates, by a part of their identifiers. */
  readonly topics: Readonly<Record<string, string>>;
  /** Which part of an identifier names the kind; the first by default. */
  readonly topicsBy?: Topics["by"];
  /** Topics of which every check must be made: otherwise a choice is no candidate. */
  readonly governing: ReadonlySet<string>;
  readonly candidates: (search: Search<Inputs>) => Iterable<Choice<Inputs> | undefined>;
  /** Sequences of changes; the first of each that makes a failing design pass is proposed. */
  readonly remedies: readonly ((search: Search<Inputs>) => Iterable<Trial<Inputs> | undefined>)[];
  readonly studies: (inputs: Inputs) => readonly Study<Inputs>[];
}

function withoutChecks({ checks: _, ...rating }: Rated): Rating {
  return rating;
}

/** The alternatives of a module: it names what to vary; what fails, passes or governs is worked here. */
export function moduleAlternatives<F extends Fields, Model>(
  module: RunModule<F, Resources, Model, unknown>,
  {
    topics: titles,
    topicsBy: by = "first part",
    governing,
    candidates,
    remedies,
    studies,
  }: Variations<InputsOf<F>>,
): ModuleAlternatives {
  type Inputs = InputsOf<F>;
  const topics: Topics = { titles, by };
  const rateOf = (inputs: Inputs, resources: Resources): Rated | undefined => {
    const result = attempt(() => {
      const { problems, model } = module.model(inputs, resources);
      const hasError = problems.some(({ kind }) => kind === "error");
      return hasError || model === undefined ? undefined : module.checks(model);
    });
    return result === undefined || isUnavailable(result) ? undefined : ratingOf(result.checks);
  };
  const searchOf = (raw: RawInputs, resources: Resources): Search<Inputs> | undefined => {
    const parsed = parseInputs(module.fields, raw);
    if ("errors" in parsed) return undefined;
    const { inputs } = parsed;
    return { inputs, resources, rate: (changes) => rateOf({ ...inputs, ...changes }, resources) };
  };
  return {
    *candidates(raw, resources) {
      const search = searchOf(raw, resources);
      if (!search) return;
      for (const found of candidates(search)) {
        if (!found) {
          yield undefined;
          continue;
        }
        const { rated, ...choice } = found;
        const ratios = ratiosOf(rated.checks, topics);
        yield { ...choice, ...withoutChecks(rated), ratios, isChecked: isChecked(rated, topics, governing) };
      }
    },
    *remedies(raw, resources) {
      const search = searchOf(raw, resources);
      if (search?.rate({})?.verdict !== "fail") return;
      for (const trials of remedies) {
        for (const trial of trials(search)) {
          const rating = trial && (trial.rated ?? search.rate(trial.changes));
          if (trial && isRemedy(rating)) {
            const { id, title, changes } = trial;
            yield { id, title, result: resultText(rating), inputs: { ...raw, ...changes } };
            break;
          }
          yield undefined;
        }
      }
    },
    *sensitivity(raw, resources) {
      const search = searchOf(raw, resources);
      if (!search) return;
      const { inputs } = search;
      yield* studyPoints(studies(inputs), inputs, (changed) => {
        const rated = rateOf(changed, resources);
        return rated && withoutChecks(rated);
      });
    },
  };
}

const withSection = <Inputs extends { readonly section: string }>(section: string) =>
  ({ section }) as Partial<Inputs>;

/** Every section of the catalogue in place of the present one, from the lightest to the heaviest. */
export function* sectionCandidates<Inputs extends { readonly section: string }>({
  resources: { catalogue },
  rate,
}: Search<Inputs>): Generator<Choice<{ readonly section: string }> | undefined> {
  const records = yield* recordsByMass(catalogue);
  for (const record of records) {
    const { id, name, properties } = record;
    const rated = rate(withSection<Inputs>(id));
    if (!rated) continue;
    const facets = facetsOf(record);
    const detail = `${facets.grade}, ${facets.availability.toLowerCase()}`;
    const { mass, d: depth } = properties;
    yield { id, name, detail, mass, depth, facets, changes: { section: id }, rated };
  }
}

/** The sections of the same family, from the lightest to the heaviest. */
export function* familyTrials<Inputs extends { readonly section: string }>({
  inputs,
  resources,
  rate,
}: Search<Inputs>): Generator<Trial<{ readonly section: string }> | undefined> {
  const { catalogue } = resources;
  const present = sectionOf(inputs.section, resources);
  const family = catalogue.entries
    .filter(({ category, standard }) => category === present?.category && standard === present.standard)
    .flatMap(({ id }) => catalogue.record(id) ?? [])
    .toSorted((a, b) => a.properties.mass - b.properties.mass);
  for (const record of family) {
    const { id, name, properties } = record;
    const mass = formatNumber(properties.mass, { significant: [1, 3] });
    const title = `Use ${name}, the lightest of its family (${mass} kg/m)`;
    const rated = rate(withSection<Inputs>(id));
    yield rated && { id: `section/${id}`, title, changes: { section: id }, rated };
  }
}

/** Rows with these quantities times a factor. */
export const scaledRows = <Name extends string, Row extends Readonly<Record<Name, number>>>(
  rows: readonly Row[],
  k: number,
  ...names: readonly Name[]
): readonly Row[] =>
  rows.map((row) => ({ ...row, ...Object.fromEntries(names.map((name) => [name, k * row[name]])) }));
