import type { Step } from "@kingpost/calc";
import type { CapacityName } from "../labels/capacity.ts";

/** The derivation of a capacity, recorded by the calculation that gives its value; the last step is the capacity itself. */
export interface Derivation {
  readonly capacity: CapacityName;
  /** In N or Nmm: the same number as `capacityOf` gives. */
  readonly value: number;
  readonly steps: readonly Step[];
  /** What this capacity assumes: sentences for the user. */
  readonly assumptions: readonly string[];
}
