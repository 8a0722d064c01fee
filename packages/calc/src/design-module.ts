import type { Check } from "./check/check.ts";
import type { StoredDesign } from "./design-codec/link.ts";
import { attempt, isUnavailable, type Unavailable } from "./domain-error.ts";
import type { Fields, InputsOf } from "./field/field.ts";
import { parseInputs } from "./field/parse-inputs.ts";
import { type FieldError, shapeErrors } from "./field/shape-errors.ts";
import { isNestedWithin } from "./nesting.ts";
import type { StandardEdition } from "./reference.ts";

/**
 * What is wrong between fields, beside the field to mark.
 *
 * error        no verdict is given
 * not covered  a check is listed as not made
 * note         unusual, but calculated
 */
export interface Problem extends FieldError {
  readonly kind: "error" | "not covered" | "note";
}

/** What a module makes of its inputs, once a run: its checks, results and what it passes on are worked from the model. */
export interface Modelled<Model> {
  readonly problems: readonly Problem[];
  /** Undefined only where one of the problems is an error. */
  readonly model?: Model | undefined;
}

/** What a module gives for a model. */
export interface DesignResult<Results> {
  readonly checks: readonly Check[];
  readonly results: Results;
}

/** What is printed with every design. */
export interface DesignScope {
  readonly assumptions: readonly string[];
  readonly exclusions: readonly string[];
  /** Rules that are still to be confirmed against the Standard. */
  readonly toConfirm: readonly string[];
}

/** Inputs of one version as those of the next. */
export type Upgrade = (inputs: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * The calculation of a design module: one list of fields and pure functions. Form, link, file, API, report and tests are written once, for
 * all modules, from this.
 */
export interface DesignModule<F extends Fields, Resources, Model, Results> {
  /** Name in the address and the file: `steel-beam`. */
  readonly kind: string;
  readonly title: string;
  /** Version of the engine. */
  readonly engine: string;
  /** Every Standard that a check or its working cites. The first is that of the design: files name its edition. */
  readonly standards: readonly [StandardEdition, ...StandardEdition[]];
  readonly fields: F;
  /** `upgrades[0]` turns inputs of version 1 into version 2, and so on. The version of the fields is one more than the number of upgrades. */
  readonly upgrades: readonly Upgrade[];
  readonly model: (inputs: InputsOf<F>, resources: Resources) => Modelled<Model>;
  /** Checks and results of a model. Ends with a DomainError where a calculation has no value. */
  readonly checks: (model: Model) => DesignResult<Results>;
  readonly scope: DesignScope;
}

/** The version of the inputs that a module writes. */
export function inputsVersion({ upgrades }: { readonly upgrades: readonly Upgrade[] }): number {
  return upgrades.length + 1;
}

/** The parts of a module that a run calls. */
export type RunModule<F extends Fields, Resources, Model, Results> = Pick<
  DesignModule<F, Resources, Model, Results>,
  "fields" | "model" | "checks"
>;

export type DesignOutcome<Results> =
  /** The inputs cannot be calculated. */
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  | {
      readonly kind: "result";
      /** Notes, and what is not covered. */
      readonly problems: readonly Problem[];
      readonly result: DesignResult<Results> | Unavailable;
    };

export type ModelOutcome<Model> =
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  | { readonly kind: "model"; readonly problems: readonly Problem[]; readonly model: Model | Unavailable };

/** Reads inputs and makes the model of them. */
export function modelDesign<F extends Fields, Resources, Model>(
  module: Pick<RunModule<F, Resources, Model, unknown>, "fields" | "model">,
  raw: unknown,
  resources: Resources,
): ModelOutcome<Model> {
  const parsed = parseInputs(module.fields, raw);
  const notes = (parsed.notes ?? []).map((note): Problem => ({ kind: "note", ...note }));
  if ("errors" in parsed) {
    const errors = parsed.errors.map((error): Problem => ({ kind: "error", ...error }));
    return { kind: "errors", problems: [...errors, ...notes] };
  }
  const modelled = attempt(() => module.model(parsed.inputs, resources));
  const found = isUnavailable(modelled) ? [] : modelled.problems;
  const problems = [...found, ...notes];
  if (problems.some(({ kind }) => kind === "error")) return { kind: "errors", problems };
  if (isUnavailable(modelled)) return { kind: "model", problems, model: modelled };
  if (modelled.model === undefined) throw new TypeError("Inputs without an error have a model.");
  return { kind: "model", problems, model: modelled.model };
}

/** Reads inputs and designs: what page, API, command line and tests all call. */
export function runDesign<F extends Fields, Resources, Model, Results>(
  module: RunModule<F, Resources, Model, Results>,
  raw: unknown,
  resources: Resources,
): DesignOutcome<Results> {
  const outcome = modelDesign(module, raw, resources);
  if (outcome.kind === "errors") return outcome;
  const { problems, model } = outcome;
  const result = isUnavailable(model) ? model : attempt(() => module.checks(model));
  return { kind: "result", problems, result };
}

/** Levels of the inputs of any module: fields, rows, and the columns of a row. */
const LEVELS = 3;

/**
 * The inputs of a stored design as the module's own version has them, or why it cannot be opened. Every link, file and saved design comes
 * through here: what it returns has the shape of the module's fields. The values are not yet parsed: one that is out of range, or cannot be
 * read, is kept as it was typed.
 */
export function openInputs(
  module: { readonly title: string; readonly fields: Fields; readonly upgrades: readonly Upgrade[] },
  { version, inputs }: StoredDesign,
): Readonly<Record<string, unknown>> | Unavailable {
  const { title, fields, upgrades } = module;
  const newest = inputsVersion(module);
  if (!Number.isInteger(version) || version < 1 || version > newest) {
    const message =
      version > newest
        ? `This design needs version ${version} of ${title}, which is newer than this page (version ${newest}). Reload the page to get the newest.`
        : `${version} is not a version of ${title}.`;
    return { kind: "unavailable", code: "unknown-version", message };
  }
  const bad = (message: string): Unavailable => ({ kind: "unavailable", code: "bad-inputs", message });
  const damaged = (why: string) =>
    bad(
      `This is not a complete ${title} design. ${why} Copy the whole link again, or open the file as it was saved.`,
    );
  if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) {
    return bad("This design has no inputs.");
  }
  // Depth is checked before anything walks through all levels.
  if (!isNestedWithin(inputs, LEVELS)) return damaged("A value in it is a list or an object.");
  const read = wellFormed(inputs) as Readonly<Record<string, unknown>>;
  const opened = upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), read);
  const [wrong] = shapeErrors(fields, opened);
  return wrong ? damaged(wrong.message) : opened;
}

const withoutHalves = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\ufffd");

/** The same value with every text as UTF-8 can hold it: half a surrogate pair would be another text on the server than in the browser. */
function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return withoutHalves(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [withoutHalves(name), wellFormed(inner)]),
  );
}
