import { type BeamResponse, reactions, type ValueExtremes, withoutRounding } from "@kingpost/actions";
import { referenceText } from "@kingpost/calc";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { Analysis, Combined } from "../analysis/analysis.ts";
import { kilo, mega, NO_VALUE, right } from "./cells.ts";

/** Every combination for strength with its greatest actions and reactions. */
export function combinationsTable({ strength, beam, combinations: all }: Analysis): ResultTable {
  const greatestOf = {
    moment: Math.max(...strength.map((of) => greatestMagnitude(of.extremes("moment")))),
    force: Math.max(...strength.map(({ response }) => sumOfReactions(response))),
  };
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

/** The greatest magnitude of a diagram. */
export const greatestMagnitude = ({ min, max }: ValueExtremes): number => Math.max(max.value, -min.value);

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
    row.combination.clause ? referenceText(row.combination.clause) : "User-defined",
    moment(max.value),
    moment(min.value),
    force(greatestMagnitude(of.extremes("shear"))),
    ...reactions(response).map((reaction) => force(reaction.force)),
  ];
}
