import { caseReactions, reactions, withoutRounding } from "@kingpost/actions";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { Analysis } from "../analysis/analysis.ts";
import { kilo, mega, metres, NO_VALUE, right } from "./cells.ts";

/** The unfactored reactions of each load case: what the next member is designed for. */
export function reactionsTable(analysis: Analysis): ResultTable {
  const { beam, selfWeight } = analysis;
  const supports = beam.model.supports.map(({ joint, rotation }, at) => ({
    number: at + 1,
    place: metres(beam.joints[joint] ?? 0),
    hasMoment: rotation !== "free",
  }));
  const cases = caseReactions(analysis, selfWeight);
  const greatest = Math.max(...cases.flatMap((one) => one.reactions.map(({ force }) => Math.abs(force))));
  const greatestMoment = Math.max(
    ...cases.flatMap((one) => one.reactions.map(({ moment }) => Math.abs(moment))),
  );
  return {
    id: "reactions",
    title: "Reactions",
    columns: [
      { head: "Load case (unfactored)", align: "left" },
      ...supports.flatMap(({ number, place, hasMoment }) => [
        right(`R_${number} at ${place} m (kN)`),
        ...(hasMoment ? [right(`M_${number}, clockwise positive (kNm)`)] : []),
      ]),
    ],
    rows: cases.map(({ of, reactions: own }) => [
      of.id,
      ...supports.flatMap(({ hasMoment }, at) => {
        const { force, moment } = own[at] ?? { force: 0, moment: 0 };
        return [
          kilo(withoutRounding(force, greatest)),
          ...(hasMoment ? [mega(withoutRounding(moment, greatestMoment))] : []),
        ];
      }),
    ]),
  };
}

/** The greatest and the least reaction of each support over the combinations for strength, with the moment beside it. */
export function factoredReactionsTable({ beam, strength }: Analysis): ResultTable {
  const all = strength.map((of) => ({ of, reactions: reactions(of.response) }));
  const greatest = Math.max(...all.flatMap((one) => one.reactions.map(({ force }) => Math.abs(force))));
  const greatestTurn = Math.max(...all.flatMap((one) => one.reactions.map(({ moment }) => Math.abs(moment))));
  const rows = beam.model.supports.flatMap(({ joint, rotation }, at) => {
    const own = all.map(({ of, reactions: found }) => ({ of, ...(found[at] ?? { force: 0, moment: 0 }) }));
    const byForce = own.toSorted((a, b) => b.force - a.force);
    const byMoment = rotation === "free" ? [] : own.toSorted((a, b) => b.moment - a.moment);
    const row = (what: string, one: (typeof own)[number] | undefined) =>
      one
        ? [
            [
              `Support ${at + 1} at ${metres(beam.joints[joint] ?? 0)} m`,
              what,
              kilo(withoutRounding(one.force, greatest)),
              rotation === "free" ? NO_VALUE : mega(withoutRounding(one.moment, greatestTurn)),
              one.of.name,
            ],
          ]
        : [];
    return [
      ...row("R* max", byForce[0]),
      ...row("R* min", byForce.at(-1)),
      ...row("M* max", byMoment[0]),
      ...row("M* min", byMoment.at(-1)),
    ];
  });
  return {
    id: "factored-reactions",
    title: "Design reactions",
    tab: "Reactions",
    columns: [
      { head: "Support", align: "left" },
      { head: "Extreme", align: "left" },
      right("R* (kN)"),
      right("M*, clockwise positive (kNm)"),
      { head: "Combination", align: "left" },
    ],
    rows,
  };
}
