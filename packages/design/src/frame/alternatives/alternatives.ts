import type { Unavailable, Verdict } from "@kingpost/calc";
import type { RawInputs } from "../module/raw-inputs.ts";
import type { Resources } from "../module/resources.ts";

/** How a design ends. */
export interface Rating {
  readonly verdict: Verdict;
  /** The ratio of the governing check, or why there is none. */
  readonly ratio: number | Unavailable;
  /** The title of the governing check; empty where none was made. */
  readonly governing: string;
}

/** Another choice of one input with what governs it. */
export interface Candidate extends Rating {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Units kg/m; of a plate kg. */
  readonly mass: number;
  /** Units mm. */
  readonly depth: number;
  /** The greatest ratio of each kind of check that was made. */
  readonly ratios: readonly { readonly title: string; readonly ratio: number }[];
  /** Whether the checks that govern its design are made. Without them it is no candidate: it might pass only because little is checked. */
  readonly isChecked: boolean;
  /** Values by which a section is filtered. */
  readonly facets?: CandidateFacets | undefined;
  /** The inputs that it replaces. */
  readonly changes: RawInputs;
}

/** Values by which sections are filtered. */
export interface CandidateFacets {
  readonly family: string;
  /** `Grade 350`, `C450L0`. */
  readonly grade: string;
  /** `Common`, or that the size is not supplied in this grade. */
  readonly availability: string;
}

/** The result where one quantity of the design differs. */
export interface StudyPoint extends Rating {
  /** What is varied: `All loads`. */
  readonly study: string;
  /** The name of the varied quantity, with its unit: `Spacing (m)`. */
  readonly axis: string;
  /** Varied value, in the unit of the axis. */
  readonly value: number;
  /** Whether the value is that of the present design. */
  readonly isPresent: boolean;
  /** Set where the verdict changes: the value is the last before the change, or the first after it, on the better side. */
  readonly solved?: "last" | "first" | undefined;
}

/** A change that makes a failing design pass. */
export interface Remedy {
  readonly id: string;
  readonly title: string;
  /** The verdict with it. */
  readonly result: string;
  readonly inputs: RawInputs;
}

/** The alternatives to the designs of a module, apart from it: a page has them calculated beside itself. */
export interface ModuleAlternatives {
  /** Other choices of its main input, from the first to the last, each calculated when it is taken from the sequence; undefined between them. */
  readonly candidates: (raw: RawInputs, resources: Resources) => Iterable<Candidate | undefined>;
  /** Changes that make a failing design pass, each found by running the design; calculated as they are taken. */
  readonly remedies: (raw: RawInputs, resources: Resources) => Iterable<Remedy | undefined>;
  /** How the verdict depends on the main quantities of the design; calculated as they are taken. */
  readonly sensitivity: (raw: RawInputs, resources: Resources) => Iterable<StudyPoint | undefined>;
}
