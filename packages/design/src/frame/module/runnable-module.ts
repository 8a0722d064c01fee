import {
  type Check,
  type DesignModule,
  type DesignResult,
  type DesignScope,
  type Fields,
  type InputsOf,
  inputsVersion,
  isUnavailable,
  openInputs,
  type Problem,
  parseInputs,
  runDesign,
  type StandardEdition,
  type StoredDesign,
  type Unavailable,
} from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Figure, ResultTable } from "../figures/figure.ts";
import { withWrappedCaptions } from "../figures/wrapped-captions.ts";
import type { LoadTable } from "../load-table.ts";
import type { RawInputs } from "./raw-inputs.ts";
import type { Resources } from "./resources.ts";

/** Fields below one heading of the form. */
export interface FieldGroup<Name extends string = string> {
  readonly title: string;
  readonly fields: readonly Name[];
  /** Whether few designs need the group: it is closed until one of its fields differs from its default. */
  readonly isRare?: boolean;
}

/** A design to start from. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly inputs: RawInputs;
}

/** What the table of candidates calls the candidates of a module. */
export interface CandidateWords {
  /** Their name in a sentence: `sections`. */
  readonly of: string;
  /** Heads of the columns. */
  readonly name: string;
  readonly mass: string;
  readonly depth: string;
}

const SECTIONS: CandidateWords = {
  of: "sections",
  name: "Section",
  mass: "Mass (kg/m)",
  depth: "Depth (mm)",
};

/** Code of a module that a new design does not need. Its page loads it when another design is calculated; elsewhere all loads at once. */
export interface CodeOnDemand {
  /** Whether a design needs it, and it has not been loaded. */
  readonly isMissing: (raw: RawInputs) => boolean;
  /** May be called again, also after a failure. */
  readonly load: () => Promise<void>;
}

/** The result of a design, as every screen and report shows it. */
export interface ShownResult {
  readonly checks: readonly Check[];
  /** The drawings of a width in drawing units. */
  readonly figures: (width: number) => readonly Figure[];
  readonly tables: readonly ResultTable[];
  /** The sections that the inputs name, that of the member first, each once. */
  readonly sections: readonly SteelSectionRecord[];
  /** What acts, with the factors of the first few of the named combinations that exist; empty where actions are entered factored. */
  readonly loads: (combinations: readonly string[]) => readonly ResultTable[];
}

/** What a member is, in the words of a schedule. */
export interface MemberSize {
  /** `400 × 700`, `PL 350 × 350 × 20`. */
  readonly size: string;
  /** Bars, fitments or bolts; empty without any. */
  readonly reinforcement: string;
}

export type RunOutcome =
  /** The inputs cannot be calculated. */
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  /** The engine gives no value for the inputs. */
  | { readonly kind: "unavailable"; readonly problems: readonly Problem[]; readonly reason: Unavailable }
  | { readonly kind: "result"; readonly problems: readonly Problem[]; readonly result: ShownResult };

/** A design module without its own types: what the page, the API and the command line call. */
export interface RunnableModule {
  readonly kind: string;
  readonly title: string;
  readonly engine: string;
  /** Every Standard that a check or its working cites, first that of the design. */
  readonly standards: readonly [StandardEdition, ...StandardEdition[]];
  /** Edition of the first Standard, which files name. */
  readonly edition: string;
  readonly version: number;
  readonly fields: Fields;
  readonly groups: readonly FieldGroup[];
  readonly examples: readonly Example[];
  readonly candidates: CandidateWords;
  /** Whether figures are to scale, so that a drawing file can be made of them. */
  readonly isDrawnToScale: boolean;
  readonly scope: DesignScope;
  /** The tables of results with what the member passes on: its reactions, the actions at its base. */
  readonly passedOn: readonly string[];
  readonly run: (raw: unknown, resources: Resources) => RunOutcome;
  readonly onDemand: CodeOnDemand | undefined;
  /** Size of the member; undefined where its sections name it, and where its inputs have errors. */
  readonly sizeOf: (raw: unknown) => MemberSize | undefined;
  /** What a row that is added to a table of inputs begins with, where its defaults are no valid row of this design. */
  readonly newRow: (table: string, raw: RawInputs) => RawInputs | undefined;
  /** The inputs after the user changed one of them: actions that were never entered become ones that suit what was chosen. */
  readonly afterChange: (raw: RawInputs, changed: string) => RawInputs;
  /** The inputs of a stored design in the newest version, or why it cannot be opened. */
  readonly open: (stored: StoredDesign) => RawInputs | Unavailable;
}

/** A design module with its own types: its calculation, and how the result of it is shown. */
export interface Module<F extends Fields, Model, Results> extends DesignModule<F, Resources, Model, Results> {
  /** Every field, in the order of the form. */
  readonly groups: readonly FieldGroup<Extract<keyof F, string>>[];
  readonly examples: readonly Example[];
  /** The same drawings on page, PDF and DXF. `width` in drawing units. */
  readonly figures: (design: DesignResult<Results>, width: number) => readonly Figure[];
  readonly tables: (results: Results) => readonly ResultTable[];
  readonly loads?: LoadTable<InputsOf<F>, Results>;
  readonly passedOn?: readonly string[];
  readonly newRow?: RunnableModule["newRow"];
  readonly afterChange?: RunnableModule["afterChange"];
  readonly onDemand?: CodeOnDemand;
  /** Size of a member whose section does not name it. */
  readonly size?: (inputs: InputsOf<F>) => MemberSize;
  readonly candidates?: CandidateWords;
  /** The records of the sections that the inputs name. */
  readonly sections?: (
    fields: Fields,
    inputs: RawInputs,
    resources: Resources,
  ) => readonly SteelSectionRecord[];
  readonly isDrawnToScale?: boolean;
}

export function runnableModule<F extends Fields, Model, Results>(
  module: Module<F, Model, Results>,
): RunnableModule {
  const { kind, title, engine, standards, fields, groups, examples, scope } = module;
  return {
    kind,
    title,
    engine,
    standards,
    edition: standards[0].edition,
    version: inputsVersion(module),
    fields,
    groups,
    examples,
    candidates: module.candidates ?? SECTIONS,
    isDrawnToScale: module.isDrawnToScale ?? false,
    newRow: module.newRow ?? (() => undefined),
    afterChange: module.afterChange ?? ((raw) => raw),
    scope,
    passedOn: module.passedOn ?? [],
    onDemand: module.onDemand,
    run: (raw, resources) => {
      const outcome = runDesign(module, raw, resources);
      if (outcome.kind === "errors") return outcome;
      const { problems, result } = outcome;
      if (isUnavailable(result)) return { kind: "unavailable", problems, reason: result };
      let shownTables: readonly ResultTable[] | undefined;
      return {
        kind: "result",
        problems,
        result: {
          checks: result.checks,
          figures: (width) => module.figures(result, width).map(withWrappedCaptions),
          get tables() {
            shownTables ??= module.tables(result.results);
            return shownTables;
          },
          get sections() {
            return module.sections?.(fields, readInputs(fields, raw), resources) ?? [];
          },
          loads: (combinations) =>
            module.loads?.(readInputs(fields, raw), result.results, combinations) ?? [],
        },
      };
    },
    sizeOf: (raw) => {
      const parsed = module.size ? parseInputs(fields, raw) : undefined;
      return parsed && !("errors" in parsed) ? module.size?.(parsed.inputs) : undefined;
    },
    open: (stored) => openInputs(module, stored),
  };
}

/** Inputs that have been calculated, as the module has them. */
function readInputs<F extends Fields>(fields: F, raw: unknown): InputsOf<F> {
  const parsed = parseInputs(fields, raw);
  if ("errors" in parsed) throw new TypeError("Inputs with errors have no result.");
  return parsed.inputs;
}
