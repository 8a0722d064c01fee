import type { StudyPoint } from "../alternatives.ts";
import type { RawInputs } from "../raw-inputs.ts";
import type { Resources } from "../runnable-module.ts";
import { type BeamInputs, jointsOf } from "./beam-inputs.ts";
import { rate, validInputs } from "./candidates.ts";

const FACTORS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const;

const STUDIES: readonly {
  readonly title: string;
  readonly scaled: (inputs: BeamInputs, factor: number) => BeamInputs;
}[] = [
  { title: "All loads", scaled: withLoads },
  { title: "All lengths: spans, restraints, positions of loads", scaled: withLengths },
];

/** The verdict with all loads, and with all lengths, between half and one and a half times their present values. */
export function* sensitivity(raw: RawInputs, resources: Resources): Generator<StudyPoint> {
  const inputs = validInputs(raw, resources);
  if (!inputs) return;
  for (const { title, scaled } of STUDIES) {
    for (const factor of FACTORS) {
      const rating = rate(scaled(inputs, factor), resources);
      if (rating) yield { study: title, factor, ...rating };
    }
  }
}

function withLoads(inputs: BeamInputs, k: number): BeamInputs {
  return {
    ...inputs,
    uniformLoads: inputs.uniformLoads.map((row) => ({ ...row, load: k * row.load })),
    areaLoads: inputs.areaLoads.map((row) => ({ ...row, pressure: k * row.pressure })),
    partLoads: inputs.partLoads.map((row) => ({ ...row, start: k * row.start, end: k * row.end })),
    pointLoads: inputs.pointLoads.map((row) => ({ ...row, force: k * row.force })),
    couples: inputs.couples.map((row) => ({ ...row, moment: k * row.moment })),
  };
}

function withLengths(inputs: BeamInputs, k: number): BeamInputs {
  const spans = inputs.spans.map((row) => ({ ...row, length: k * row.length }));
  const [before, after] = [jointsOf(inputs), jointsOf({ spans })];
  // What is at the end of a span stays there: sums of multiples differ by rounding.
  const moved = <Row extends { readonly position: number }>(row: Row): Row => ({
    ...row,
    position: after[before.indexOf(row.position)] ?? k * row.position,
  });
  return {
    ...inputs,
    spans,
    restraints: inputs.restraints.map(moved),
    pointLoads: inputs.pointLoads.map(moved),
    couples: inputs.couples.map(moved),
    hinges: inputs.hinges.map(moved),
    partLoads: inputs.partLoads.map((row) => ({ ...row, from: k * row.from, to: k * row.to })),
  };
}
