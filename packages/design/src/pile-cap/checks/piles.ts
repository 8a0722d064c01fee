import {
  AS2159_REFERENCES,
  type CapPlace,
  type CapRun,
  designGeotechnical,
  recordReaction,
} from "@kingpost/as3600";
import {
  type Capacity,
  type Check,
  formatNumber,
  type Recorder,
  type Reference,
  strengthCheck,
} from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { PileCapInputs } from "../fields.ts";
import { acrossOf, type PileCapModel } from "../model/cap.ts";
import { STABILITY } from "./stability.ts";

/** The pile with the greatest reaction, and the one with the least, over all runs. */
export function extreme(runs: readonly CapRun[], sign: 1 | -1) {
  let found: { readonly run: CapRun; readonly pile: number; readonly r: number } | undefined;
  for (const run of runs) {
    const reactions = run.reactions.r;
    for (let pile = 0; pile < reactions.length; pile++) {
      const r = reactions[pile] ?? 0;
      if (!found || sign * r > sign * found.r) found = { run, pile, r };
    }
  }
  return found;
}

const RIGID = "Rigid cap on equal piles with pinned heads.";

type Extreme = NonNullable<ReturnType<typeof extreme>>;

/** The reaction of a pile against one of its strengths. `ratio`: of its reaction. */
export function pileCheck(
  { places }: PileCapInputs,
  at: Extreme,
  place: CapPlace,
  of: {
    readonly id: string;
    readonly title: string;
    readonly group?: string;
    readonly reference?: Reference;
    readonly assumption?: string;
    readonly ratio?: number;
    readonly capacity: (record: Recorder) => Capacity;
  },
): Check {
  return strengthCheck({
    names: {
      id: `piles/${of.id}`,
      title: of.title,
      action: place.action(`pile ${at.pile + 1}`),
      group: of.group,
    },
    reference: of.reference ?? AS2159_REFERENCES.strength,
    assumptions: [
      RIGID,
      places === "as-built" ? "As-built positions." : "With the position tolerance.",
      ...(of.assumption === undefined ? [] : [of.assumption]),
    ],
    demand: (of.ratio ?? 1) * Math.abs(at.r),
    unit: "kN",
    derivation: (record) => void recordReaction(at.run.group, at.run.actions, at.pile, record),
    capacity: of.capacity,
  });
}

export function pileChecks(
  inputs: PileCapInputs,
  loaded: readonly CapRun[],
  relieved: readonly CapRun[],
  place: CapPlace,
): readonly Check[] {
  const [high, low] = [extreme(loaded, 1), extreme(relieved, -1)];
  return [
    ...(high && high.r > 0
      ? [
          pileCheck(inputs, high, place, {
            id: "compression",
            title: "Pile in compression",
            capacity: geotechnical(inputs, "C"),
          }),
          ...(inputs.structural > 0
            ? [
                pileCheck(inputs, high, place, {
                  id: "structural",
                  title: "Structural strength of the pile",
                  capacity: () => inputs.structural,
                }),
              ]
            : []),
        ]
      : []),
    ...(low && low.r < 0
      ? [
          pileCheck(inputs, low, place, {
            id: "tension",
            title: "Pile in tension",
            capacity: geotechnical(inputs, "T"),
          }),
          ...(inputs.actionsBy === "combinations" && inputs.coversStability
            ? [stabilityCheck(inputs, low, place)]
            : []),
        ]
      : []),
  ];
}

/** A pile that is pulled in a combination for stability. */
export const stabilityCheck = (inputs: PileCapInputs, low: Extreme, place: CapPlace): Check =>
  pileCheck(inputs, low, place, {
    id: "stability",
    title: "Stability: pile in tension",
    reference: STABILITY,
    assumption:
      inputs.actionsBy === "cases"
        ? "0.9 of each permanent row that presses on the pile, and no variable row that does."
        : "The combinations include those for stability, as entered, with 0.9 of the weights.",
    capacity: geotechnical(inputs, "T"),
  });

const geotechnical = (inputs: PileCapInputs, of: "C" | "T") => (record: Recorder) =>
  designGeotechnical(strengthOf(inputs, of), record);

function strengthOf(inputs: PileCapInputs, of: "C" | "T") {
  if (inputs.strengthBy === "entered") return { design: inputs[`strength${of}`] };
  const { rating, redundancy, tested, testFactor } = inputs;
  return { ultimate: inputs[`ultimate${of}`], risk: { rating, redundancy, tested, testFactor } };
}

/** What a line of piles does not carry. */
export function acrossRow(model: PileCapModel): readonly Check[] {
  const { isCollinear, combinations, acrossTolerance, weight, inputs } = model;
  if (!isCollinear) return [];
  const moments = combinations.map((of) => ({
    of,
    m: acrossOf(model, of) + acrossTolerance * Math.max(0, of.actions.n + of.weight.most * weight),
  }));
  const worst = moments.reduce((a, b) => (b.m > a.m ? b : a));
  if (worst.m === 0) return [];
  const row = {
    id: "piles/across",
    title: "Moment across the line of piles",
    group: "Strength",
    reference: AS2159_REFERENCES.strength,
    combination: worst.of.name,
  } as const;
  const moment = `${formatNumber(worst.m / 1e6, { significant: 3 })} kNm across the line of piles${acrossTolerance > 0 ? ", with the position tolerance" : ""}`;
  return inputs.tieBeams
    ? [designedElsewhere(row, "the design of the tie beams", `They carry ${moment}`)]
    : [
        {
          ...row,
          kind: "not covered",
          reason: `${moment}: piles in one line do not carry it. Choose tie beams, or use three piles or more.`,
        },
      ];
}
