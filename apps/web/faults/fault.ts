import type { Ledger } from "./ledger.ts";

/** The result of one fault. */
export interface Outcome {
  readonly ledger: Ledger;
  readonly lost: number;
  readonly twice: number;
  /** How often the fault was injected. */
  readonly rounds: number;
  /** Unmet expectations. */
  readonly problems?: readonly string[];
}

/** Skipped, with the reason, if the machine does not allow the fault. */
export type Result = Outcome | { readonly skipped: string };

export interface Fault {
  readonly title: string;
  run(rounds: number): Promise<Result>;
}
