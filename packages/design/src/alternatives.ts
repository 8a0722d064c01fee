import type { Verdict } from "@kingpost/calc";
import type { RawInputs } from "./raw-inputs.ts";

/** Another choice of one input with what governs it. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Units kg/m. */
  readonly mass: number;
  /** Units mm. */
  readonly depth: number;
  readonly verdict: Verdict;
  /** Of the governing check. */
  readonly ratio: number;
  readonly governing: string;
  /** The design with it. */
  readonly inputs: RawInputs;
}

/** The result where one quantity of the design differs. */
export interface StudyPoint {
  /** What is varied: `Spans`. */
  readonly study: string;
  /** Of its present value. */
  readonly factor: number;
  readonly verdict: Verdict;
  readonly ratio: number;
  readonly governing: string;
}

/** A change that makes a failing design pass. */
export interface Remedy {
  readonly id: string;
  readonly title: string;
  /** The verdict with it. */
  readonly result: string;
  readonly inputs: RawInputs;
}
