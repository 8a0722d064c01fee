import type { Unavailable } from "@kingpost/calc";
import type { RawInputs } from "../module/raw-inputs.ts";

/** Unfactored actions of one load case. Units N, Nmm; compression and forces downwards are positive. */
export interface CaseActions {
  /** `G`, `Q`, `Wu1`. */
  readonly case: string;
  /** Name of an arrangement of imposed load: only one of the arrangements acts at a time. Empty: the actions always act. */
  readonly arrangement: string;
  /** The factors psi_l, psi_c and psi_E of an imposed load as text; empty for other cases. */
  readonly psi: string;
  readonly n: number;
  readonly mx: number;
  readonly my: number;
  readonly vx: number;
  readonly vy: number;
}

/** What a member passes on: the reaction at a support, or the actions at its base. */
export interface Output {
  readonly kind: "reaction" | "base";
  /** Name within its member: `support 2`. */
  readonly name: string;
  /** Actions by load case, because the receiving member makes its own combinations; or why there are none. */
  readonly actions: readonly CaseActions[] | Unavailable;
  /** What a designer of the receiving member must know of the actions, in sentences. */
  readonly notes: readonly string[];
  /** The section of the member, where the receiving one must have the same. */
  readonly section?: string | undefined;
  /** Strength combinations that the user entered for the member. Those that the receiving member does not have are reported as not taken. */
  readonly ownSums?: readonly string[];
  /** What the member has beside these actions and cannot pass on, in sentences. */
  readonly notPassed?: readonly string[];
}

/** A table of inputs that takes outputs of other members: one row for each load case. Its rows have the columns `case` and `source`. */
export interface Receiver {
  readonly table: string;
  readonly takes: Output["kind"];
  /** `Beam reaction`. */
  readonly label: string;
  /** Whether the receiving member must have the section of the source, as a base plate has that of its column. */
  readonly isOfSection?: boolean;
  /** Other inputs that the table needs to count. */
  readonly needs: RawInputs;
  /** The load case of the table for one of the source; undefined for a case that the table leaves out. */
  readonly caseOf: (of: string) => string | undefined;
  /** What is not taken, in a sentence. */
  readonly note?: string;
  /** Whether it takes arrangements of imposed load and factors psi, in columns of its rows; otherwise what they change is reported as not taken. */
  readonly isArranged: boolean;
  /** Factors psi that the receiving member itself gives a case, where it takes none from its source. */
  readonly psiOf?: (inputs: RawInputs, of: string) => string | undefined;
  /** The columns that the user chooses: where the action acts. */
  readonly asks: readonly string[];
  /** The columns that the source decides. */
  readonly columns: (actions: Forces) => Readonly<Record<string, number>>;
}

export type Forces = Pick<CaseActions, "n" | "mx" | "my" | "vx" | "vy">;

const NONE: Forces = { n: 0, mx: 0, my: 0, vx: 0, vy: 0 };

/** Whole newtons, and thousandths of a kilonewton metre: what is passed on is what is shown. */
export function caseActions(
  of: string,
  actions: Partial<Forces>,
  { arrangement = "", psi = "" }: Partial<Pick<CaseActions, "arrangement" | "psi">> = {},
): CaseActions {
  const { n, mx, my, vx, vy } = { ...NONE, ...actions };
  return {
    case: of,
    arrangement,
    psi,
    n: rounded(n, 1),
    mx: rounded(mx, 1000),
    my: rounded(my, 1000),
    vx: rounded(vx, 1),
    vy: rounded(vy, 1),
  };
}

// Adding zero: a small negative number rounds to -0.
const rounded = (value: number, step: number): number => Math.round(value / step) * step + 0;

/** The sum of actions that a table has as one case: `SDL` is part of `G` there. */
export function summed(parts: readonly Forces[]): Forces {
  const sum = (quantity: keyof Forces) => parts.reduce((total, one) => total + one[quantity], 0);
  return { n: sum("n"), mx: sum("mx"), my: sum("my"), vx: sum("vx"), vy: sum("vy") };
}

/** The case of a table with one permanent and one imposed load, and ultimate wind, snow and earthquake. */
export function strengthCase(of: string): string | undefined {
  if (of === "SDL") return "G";
  if (/^Q\d?$/.test(of)) return "Q";
  return ["G", "Wu1", "Wu2", "Su", "Eu"].includes(of) ? of : undefined;
}
