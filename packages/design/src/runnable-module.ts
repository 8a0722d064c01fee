import {
  attempt,
  type Check,
  type DesignModule,
  type DesignScope,
  type Fields,
  type InputsOf,
  inputsVersion,
  isUnavailable,
  openInputs,
  type Problem,
  parseInputs,
  runDesign,
  type StoredDesign,
  type Unavailable,
} from "@kingpost/calc";
import type { Catalogue } from "@kingpost/sections";
import type { Figure, ResultTable } from "./figure.ts";
import type { Output, Receiver } from "./load-path/output.ts";
import type { RawInputs } from "./raw-inputs.ts";

/** What a module calculates with besides its inputs. */
export interface Resources {
  readonly catalogue: Pick<Catalogue, "entries" | "record">;
}

/** Fields below one heading of the form. */
export interface FieldGroup<Name extends string = string> {
  readonly title: string;
  readonly fields: readonly Name[];
  /** For few designs: closed until one of its fields has another value than its default. */
  readonly isRare?: boolean;
}

/** A design to start from. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly inputs: RawInputs;
}

/** The result of a design, as every screen and report shows it. */
export interface ShownResult {
  readonly checks: readonly Check[];
  /** Of a width in drawing units. */
  readonly figures: (width: number) => readonly Figure[];
  readonly tables: readonly ResultTable[];
}

export type RunOutcome =
  /** The inputs cannot be calculated. */
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  /** The engine gives no value for them. */
  | { readonly kind: "unavailable"; readonly problems: readonly Problem[]; readonly reason: Unavailable }
  | { readonly kind: "result"; readonly problems: readonly Problem[]; readonly result: ShownResult };

/** A design module without its own types: what the page, the API and the command line call. */
export interface RunnableModule {
  readonly kind: string;
  readonly title: string;
  readonly engine: string;
  readonly edition: string;
  readonly version: number;
  readonly fields: Fields;
  readonly groups: readonly FieldGroup[];
  readonly examples: readonly Example[];
  readonly scope: DesignScope;
  readonly run: (raw: unknown, resources: Resources) => RunOutcome;
  /** What a row that is added to a table of inputs begins with, where its defaults are no valid row of this design. */
  readonly newRow: (table: string, raw: RawInputs) => RawInputs | undefined;
  /** The inputs of a stored design in the newest version, or why it cannot be opened. */
  readonly open: (stored: StoredDesign) => RawInputs | Unavailable;
  /** What other members can take from this one; none of inputs with errors. */
  readonly outputs: (raw: unknown, resources: Resources) => readonly Output[];
  /** Tables of inputs that take outputs of other members. */
  readonly receives: readonly Receiver[];
}

interface Presentation<F extends Fields, Results> {
  /** Every field, in the order of the form. */
  readonly groups: readonly FieldGroup<Extract<keyof F, string>>[];
  readonly examples: readonly Example[];
  readonly tables: (results: Results) => readonly ResultTable[];
  readonly newRow: RunnableModule["newRow"];
  readonly outputs?: (inputs: InputsOf<F>, resources: Resources) => readonly Output[];
  readonly receives?: readonly Receiver[];
}

export function runnableModule<F extends Fields, Results, Diagram>(
  module: DesignModule<F, Resources, Results, Diagram, Figure>,
  { groups, examples, tables, newRow, outputs, receives = [] }: Presentation<F, Results>,
): RunnableModule {
  const { kind, title, engine, edition, fields, scope } = module;
  return {
    kind,
    title,
    engine,
    edition,
    version: inputsVersion(module),
    fields,
    groups,
    examples,
    newRow,
    scope,
    run: (raw, resources) => {
      const outcome = runDesign(module, raw, resources);
      if (outcome.kind === "errors") return outcome;
      const { inputs, problems, result } = outcome;
      if (isUnavailable(result)) return { kind: "unavailable", problems, reason: result };
      let shownTables: readonly ResultTable[] | undefined;
      return {
        kind: "result",
        problems,
        result: {
          checks: result.checks,
          figures: (width) => module.figures(inputs, result, width),
          get tables() {
            shownTables ??= tables(result.results);
            return shownTables;
          },
        },
      };
    },
    open: (stored) => openInputs(module, stored),
    outputs: (raw, resources) => {
      const parsed = parseInputs(fields, raw);
      if (!outputs || "errors" in parsed) return [];
      if (module.problems(parsed.inputs, resources).some(({ kind: of }) => of === "error")) return [];
      const found = attempt(() => outputs(parsed.inputs, resources));
      return isUnavailable(found) ? [] : found;
    },
    receives,
  };
}
