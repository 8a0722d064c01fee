import { extremes, reactions } from "@kingpost/actions";
import { formatNumber, formatRatio, referenceText } from "@kingpost/calc";
import type { ResultTable } from "../figure.ts";
import type { Combined } from "./analysis.ts";
import type { BeamResults } from "./design.ts";

const kilo = (value: number): string => formatNumber(value / 1e3, { significant: 3 });
const mega = (value: number): string => formatNumber(value / 1e6, { significant: 3 });
const metres = (x: number): string => formatNumber(x / 1000, { decimals: 3 });

/** Every combination with its greatest actions and reactions; the segments of the worst combinations. */
export function tables(results: BeamResults): readonly ResultTable[] {
  return [combinations(results), segments(results)];
}

function combinations({ analysis: { strength, beam, combinations: all } }: BeamResults): ResultTable {
  const right = (head: string) => ({ head, align: "right" }) as const;
  const actions = [
    "M* max (kNm)",
    "M* min (kNm)",
    "V* (kN)",
    ...beam.model.supports.map((_, at) => `R_${at + 1}* (kN)`),
  ];
  return {
    id: "combinations",
    title: "Combinations",
    columns: [
      { head: "Combination", align: "left" },
      { head: "Clause", align: "left" },
      ...actions.map(right),
    ],
    rows: [
      ...strength.map(combinationRow),
      ...all.flatMap(({ title, switchedOff }) =>
        switchedOff === undefined
          ? []
          : [[title, `Not used: ${switchedOff}`, ...actions.map(() => NO_VALUE)]],
      ),
    ],
  };
}

const NO_VALUE = "\u2013";

function combinationRow({ name, row, response }: Combined): string[] {
  const moment = extremes(response, "moment");
  const shear = extremes(response, "shear");
  return [
    name,
    row.combination.clause ? referenceText(row.combination.clause) : "Own combination",
    mega(moment.max.value),
    mega(moment.min.value),
    kilo(Math.max(shear.max.value, -shear.min.value)),
    ...reactions(response).map(({ force }) => kilo(force)),
  ];
}

function segments({ parts }: BeamResults): ResultTable {
  const right = (head: string) => ({ head, align: "right" }) as const;
  return {
    id: "segments",
    title: "Segments",
    columns: [
      right("Segment"),
      right("From (m)"),
      right("To (m)"),
      { head: "Ends", align: "left" },
      { head: "Critical flange", align: "left" },
      { head: "Combination", align: "left" },
      right("M* (kNm)"),
      right("M* / φM_b"),
    ],
    rows: parts
      .flatMap(({ segments: own }) => own)
      .map(({ segment, ratio, of }, at) => [
        String(at + 1),
        metres(segment.from),
        metres(segment.to),
        segment.isContinuous ? `${segment.ends}, continuous` : segment.ends,
        segment.criticalFlange,
        of.name,
        mega(segment.moments.greatest.m),
        ratio === undefined ? NO_VALUE : formatRatio(ratio),
      ]),
  };
}
