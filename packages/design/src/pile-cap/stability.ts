import { ACTIONS_EDITION, PERMANENT_RELIEVING } from "@kingpost/actions";
import { pileReactions } from "@kingpost/as3600";
import { type Capacity, type Check, type Recorder, standardReferences, strengthCheck } from "@kingpost/calc";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import { arrangedStabilitySums } from "../frame/actions/stability-sums.ts";
import type { PileCapInputs } from "./fields.ts";
import { groupActions, type PileCapModel, sensesOf } from "./model.ts";

const STABILITY = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.1");
const axialAction = axialActionOf(STABILITY);

type CaseRow = PileCapInputs["caseActions"][number];

/** The weight of cap and soil as a permanent row. */
const OWN: CaseRow = {
  case: "G",
  n: 0,
  mx: 0,
  my: 0,
  vx: 0,
  vy: 0,
  t: 0,
  source: "",
  arrangement: "",
  psi: "",
  notPassed: "",
};

/** The least reaction of a pile for stability. Units N. */
interface Pulled {
  readonly name: string;
  readonly pile: number;
  readonly r: number;
  /** Axial force of the rows that act. */
  readonly n: number;
}

/**
 * The pile that is pulled most where 0.9 of the permanent action holds it down, and no variable action does; none without load cases,
 * which show what stabilises.
 *
 * Source   AS/NZS 1170.0 4.2.1
 * Checked  src/pile-cap/module.test.ts
 */
export function mostPulled(model: PileCapModel): Pulled | undefined {
  const { inputs, groups } = model;
  if (inputs.actionsBy !== "cases") return undefined;
  const sums = arrangedStabilitySums([...inputs.caseActions, OWN], inputs.usage);
  let most: Pulled | undefined;
  for (const { words, vx: x, vy: y } of sensesOf(inputs, { vx: 1, vy: 1 })) {
    const reactions = new Map(
      [...inputs.caseActions, OWN].map((row) => {
        const actions = { ...row, vx: x * row.vx, vy: y * row.vy };
        const whole = groupActions(model, { actions }, row === OWN ? 1 : 0);
        return [row, groups.map((group) => pileReactions(group, whole).r)] as const;
      }),
    );
    for (const { name, rows, factorOf } of sums) {
      const acting = rows.map((row) => ({ row, factor: factorOf(row), of: reactions.get(row) ?? [] }));
      for (const [at, { piles }] of groups.entries()) {
        for (const pile of piles.keys()) {
          let [r, n] = [0, 0];
          for (const { row, factor, of } of acting) {
            const one = of[at]?.[pile] ?? 0;
            // What holds the pile down: 0.9 of permanent rows, and no variable ones.
            const used = row.case === "G" && one > 0 ? PERMANENT_RELIEVING : factor * one < 0 ? factor : 0;
            r += used * one;
            n += used * (row === OWN ? model.weight : row.n);
          }
          if (r < (most?.r ?? 0)) most = { name: `${name}${words}`, pile, r, n };
        }
      }
    }
  }
  return most;
}

/** A pile that is pulled against its design geotechnical strength in tension. */
export function stabilityCheck(
  { name, pile, r, n }: Pulled,
  strength: (record: Recorder) => Capacity,
): Check {
  return strengthCheck({
    names: {
      id: "piles/stability",
      title: "Stability: pile in tension",
      action: axialAction({ name, n }, () => `pile ${pile + 1}`),
    },
    reference: STABILITY,
    assumptions: [
      "Rigid cap on equal piles with pinned heads. 0.9 of each permanent row that presses on the pile, and no variable row that does.",
    ],
    demand: 0 - r,
    unit: "kN",
    capacity: strength,
  });
}
