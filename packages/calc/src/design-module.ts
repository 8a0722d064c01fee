import type { Check } from "./check/check.ts";
import type { StoredDesign } from "./design-codec/link.ts";
import { attempt, type Unavailable } from "./domain-error.ts";
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

/** What a module gives for its inputs. */
export interface DesignResult<Results, Diagram> {
  readonly checks: readonly Check[];
  readonly results: Results;
  readonly diagrams: readonly Diagram[];
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
 * A design module: one list of fields and pure functions. Form, link, file, API, report and tests are written once, for all
 * modules, from this.
 */
export interface DesignModule<F extends Fields, Resources, Results, Diagram, Scene> {
  /** Of the address and the file: `steel-beam`. */
  readonly kind: string;
  readonly title: string;
  /** Of the engine. */
  readonly engine: string;
  /** Every Standard that a check or its working cites. The first is that of the design: files name its edition. */
  readonly standards: readonly [StandardEdition, ...StandardEdition[]];
  readonly fields: F;
  /** `upgrades[0]` turns inputs of version 1 into version 2, and so on. The version of the fields is one more than there are. */
  readonly upgrades: readonly Upgrade[];
  readonly problems: (inputs: InputsOf<F>, resources: Resources) => readonly Problem[];
  /** Ends with a DomainError where it has no value. */
  readonly design: (inputs: InputsOf<F>, resources: Resources) => DesignResult<Results, Diagram>;
  /** The same scenes on page, PDF and DXF. `width` in drawing units. */
  readonly figures: (
    inputs: InputsOf<F>,
    result: DesignResult<Results, Diagram>,
    width: number,
  ) => readonly Scene[];
  readonly scope: DesignScope;
}

/** The version of the inputs that a module writes. */
export function inputsVersion({ upgrades }: { readonly upgrades: readonly Upgrade[] }): number {
  return upgrades.length + 1;
}

export type DesignOutcome<F extends Fields, Results, Diagram> =
  /** The inputs cannot be calculated. */
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  | {
      readonly kind: "result";
      readonly inputs: InputsOf<F>;
      /** Notes, and what is not covered. */
      readonly problems: readonly Problem[];
      readonly result: DesignResult<Results, Diagram> | Unavailable;
    };

/** Reads inputs and designs: what page, API, command line and tests all call. */
export function runDesign<F extends Fields, Resources, Results, Diagram>(
  module: Pick<DesignModule<F, Resources, Results, Diagram, unknown>, "fields" | "problems" | "design">,
  raw: unknown,
  resources: Resources,
): DesignOutcome<F, Results, Diagram> {
  const parsed = parseInputs(module.fields, raw);
  if ("errors" in parsed) {
    return { kind: "errors", problems: parsed.errors.map((error) => ({ kind: "error", ...error })) };
  }
  const { inputs, notes = [] } = parsed;
  const problems = [
    ...module.problems(inputs, resources),
    ...notes.map((note): Problem => ({ kind: "note", ...note })),
  ];
  if (problems.some(({ kind }) => kind === "error")) return { kind: "errors", problems };
  return { kind: "result", inputs, problems, result: attempt(() => module.design(inputs, resources)) };
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
  // Before anything walks through all levels.
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
