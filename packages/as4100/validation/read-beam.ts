import { readLines } from "./read-published.ts";

/** One published value of a beam. */
export interface BeamExample {
  readonly id: string;
  readonly case: string;
  readonly quantity: string;
  /** As published, digits included. */
  readonly value: string;
  readonly unit: "" | "mm" | "m" | "mm²" | "kN" | "kNm";
  readonly source: string;
  /** `conflict`: the value rests on an error or on another convention, and must not come out. */
  readonly kind: "agrees" | "conflict";
}

/** Every line of beam.csv. */
export function readBeamExamples(): readonly BeamExample[] {
  return readLines<BeamExample>("beam.csv");
}
