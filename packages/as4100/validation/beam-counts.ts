import { fromBase } from "@kingpost/calc";
import { CORRECT, EXPLAINED } from "./beam-explained.ts";
import { BEAM_VALUES } from "./beam-values.ts";
import { type BeamExample, readBeamExamples } from "./read-beam.ts";

/** What the middle of an identifier of beam.csv stands for, with the places of AS 4100. */
const TOPICS: Readonly<Record<string, readonly [title: string, places: string]>> = {
  moment: ["Section moment capacity", "Clauses 5.1, 5.2"],
  alpha_m: ["Moment modification factor", "Clause 5.6.1.1, Tables 5.6.1, 5.6.2"],
  le: ["Effective length", "Clause 5.6.3, Tables 5.6.3(1) to (3)"],
  "rhs-ltb": ["Member moment capacity, hollow sections", "Clause 5.6.1"],
  "uc-ltb": ["Slenderness reduction factor, columns", "Clause 5.6.1.1"],
  restraint: ["Full lateral restraint", "Clause 5.3.2.4"],
  shear: ["Shear, shear with bending, stiffened webs", "Clauses 5.11, 5.12"],
  web: ["Web bearing, stiffeners", "Clauses 5.13, 5.14"],
  report: ["Report of another program", "Clauses 5.6, 5.11, 5.13"],
};

/** The comparison counts of one topic. */
export interface BeamCount {
  readonly title: string;
  readonly places: string;
  readonly compared: number;
  /** To the last published digit. */
  readonly agree: number;
  readonly explained: number;
  /** Rest on an error or on another convention. */
  readonly conflicting: number;
  /** Largest difference of the values that agree or are explained, %, to two figures. */
  readonly largestDifference: number;
}

/** A published value that is not reproduced, with the reason. */
export interface BeamRemark {
  readonly case: string;
  readonly quantity: string;
  /** With its unit. */
  readonly published: string;
  readonly source: string;
  readonly reason: string;
}

const reasonOf = (id: string): string | undefined => EXPLAINED[id]?.reason ?? CORRECT[id]?.reason;

function differenceOf({ id, value, unit }: BeamExample): number {
  const calculated = BEAM_VALUES[id]?.();
  if (calculated === undefined) throw new Error(`${id} of beam.csv is not calculated.`);
  return Math.abs(fromBase(calculated, unit) / Number(value) - 1) * 100;
}

/** The counts of beam.csv by topic, and its values that are not reproduced. */
export function beamCounts() {
  const examples = readBeamExamples();
  const topics = Map.groupBy(examples, ({ id }) => /^beam-(.+)-\d+$/.exec(id)?.[1] ?? "");
  return {
    topics: [...topics].map(([topic, own]): BeamCount => {
      const [title, places] = TOPICS[topic] ?? [];
      if (title === undefined || places === undefined)
        throw new Error(`beam.csv: there is no topic ${topic}.`);
      const conflicting = own.filter(({ id }) => id in CORRECT).length;
      const explained = own.filter(({ id }) => id in EXPLAINED).length;
      const differences = own.filter(({ id }) => !(id in CORRECT)).map(differenceOf);
      return {
        title,
        places,
        compared: own.length,
        agree: own.length - conflicting - explained,
        explained,
        conflicting,
        largestDifference: Number(Math.max(0, ...differences).toPrecision(2)),
      };
    }),
    remarks: examples.flatMap(({ id, case: of, quantity, value, unit, source }): BeamRemark[] => {
      const reason = reasonOf(id);
      if (reason === undefined) return [];
      return [{ case: of, quantity, published: `${value} ${unit}`.trim(), source, reason }];
    }),
  };
}
