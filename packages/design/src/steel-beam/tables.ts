import { type BeamResponse, type Extremes, reactions } from "@kingpost/actions";
import { formatNumber, formatRatio, referenceText } from "@kingpost/calc";
import type { ResultTable } from "../figure.ts";
import type { Combined } from "./analysis.ts";
import type { BeamResults } from "./design.ts";
import { withoutRounding } from "./rounding.ts";

const kilo = (value: number): string => formatNumber(value / 1e3, { significant: 3 });
const mega = (value: number): string => formatNumber(value / 1e6, { significant: 3 });
const metres = (x: number): string => formatNumber(x / 1000, { decimals: 3 });

/** Every combination with its greatest actions and reactions; the segments of the worst combinations. */
export function tables(results: BeamResults): readonly ResultTable[] {
  return [combinations(results), segments(results)];
}

function combinations({ analysis: { strength, beam, combinations: all } }: BeamResults): ResultTable {
  const greatestOf = {
    moment: Math.max(...strength.map((of) => greatestMagnitude(of.extremes("moment")))),
    force: Math.max(...strength.map(({ response }) => sumOfReactions(response))),
  };
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
      ...strength.map((of) => combinationRow(of, greatestOf)),
      ...all.flatMap(({ title, switchedOff }) =>
        switchedOff === undefined
          ? []
          : [[title, `Not used: ${switchedOff}`, ...actions.map(() => NO_VALUE)]],
      ),
    ],
  };
}

const NO_VALUE = "\u2013";

const greatestMagnitude = ({ min, max }: Extremes): number => Math.max(max.value, -min.value);

/** No shear force is greater. */
const sumOfReactions = (response: BeamResponse): number =>
  reactions(response).reduce((sum, { force }) => sum + Math.abs(force), 0);

/** `greatestOf`: over all combinations. A value that is only their rounding is zero. */
function combinationRow(
  of: Combined,
  greatestOf: { readonly moment: number; readonly force: number },
): string[] {
  const { name, row, response } = of;
  const { min, max } = of.extremes("moment");
  const moment = (value: number) => mega(withoutRounding(value, greatestOf.moment));
  const force = (value: number) => kilo(withoutRounding(value, greatestOf.force));
  return [
    name,
    row.combination.clause ? referenceText(row.combination.clause) : "Own combination",
    moment(max.value),
    moment(min.value),
    force(greatestMagnitude(of.extremes("shear"))),
    ...reactions(response).map((reaction) => force(reaction.force)),
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
