import type { Ledger } from "./ledger.ts";

/** What became of one fault. */
export interface Outcome {
  readonly ledger: Ledger;
  readonly lost: number;
  readonly twice: number;
  /** How often the fault was made. */
  readonly rounds: number;
  /** What else was expected and did not come, in words. */
  readonly complaints?: readonly string[];
}

/** Undefined with the reason where the machine does not allow the fault. */
export type Result = Outcome | { readonly skipped: string };

export interface Fault {
  readonly title: string;
  run(rounds: number): Promise<Result>;
}
