import type { InputsOf } from "@kingpost/calc";
import type { FIELDS } from "./fields.ts";

export type SteelBeamInputs = InputsOf<typeof FIELDS>;

/** The loads of a steel beam in one plane. */
export interface SteelPlaneInputs extends SteelBeamInputs {
  /** The share of the self-weight that acts in this plane. */
  readonly selfWeightShare?: number;
}
