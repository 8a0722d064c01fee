import { ACTIONS_EDITION } from "@kingpost/actions";
import { hasPulled, type PileCap, type PilePlace, pileReactions, topParts } from "@kingpost/as3600";
import { type Check, standardReferences } from "@kingpost/calc";
import { arrangedStabilitySums, usedFactor } from "../../frame/actions/stability-sums.ts";
import type { PileCapInputs } from "../fields.ts";
import { groupActions, type PileCapModel } from "../model/cap.ts";
import { type ACTIONS, type CapActions, type Combination, sensesOf } from "../model/combinations.ts";

export const STABILITY = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.1");

type CaseRow = PileCapInputs["caseActions"][number];

const NO_ACTIONS: CapActions = { n: 0, mx: 0, my: 0, vx: 0, vy: 0, t: 0 };

/** The weight of cap and soil as a permanent row. */
const OWN: CaseRow = { case: "G", ...NO_ACTIONS, source: "", arrangement: "", psi: "", notPassed: "" };

/** A pile with what its reaction is multiplied by. */
interface Share {
  readonly pile: number;
  readonly by: number;
}

/** A sum of reactions, less a moment of the weight: of one pile, or what holds the top at a face of the column. */
interface Part {
  readonly shares: readonly Share[];
  readonly weight: number;
  /** Whether it is the force of the column alone, in place of those. */
  readonly isColumn?: true;
}

/**
 * The column, each pile, and at each face of the column the piles beyond it together and each by itself, with the weight that bends the top.
 */
function partsOf(cap: PileCap, piles: readonly PilePlace[]): readonly Part[] {
  return [
    { shares: [], weight: 0, isColumn: true },
    ...piles.map((_, pile) => ({ shares: [{ pile, by: 1 }], weight: 0 })),
    ...topParts(cap, piles).flatMap(({ arms, weight }) => {
      const shares = arms.map((by, pile) => (by === 0 ? [] : [{ pile, by }]));
      return [shares.flat(), ...shares].map((of) => ({ shares: of, weight }));
    }),
  ];
}

/** The least of a part. */
interface Pulled {
  readonly value: number;
  readonly combination: () => Combination;
}

/**
 * The combinations for stability that pull most on the column and on each pile, and bend the top most at each face of the column: 0.9 of
 * the permanent action that holds it down, and no variable action that does. None without load cases, which show what stabilises.
 *
 * Source   AS/NZS 1170.0 4.2.1
 * Checked  src/pile-cap/tension.test.ts
 */
export function pulledCombinations(model: PileCapModel): readonly Combination[] {
  const { inputs, groups, cap } = model;
  if (inputs.actionsBy !== "cases") return [];
  const sums = arrangedStabilitySums([...inputs.caseActions, OWN], inputs.usage);
  const parts = groups.map(({ piles }) => partsOf(cap, piles));
  const most = new Map<number, Pulled>();
  const acts = (of: "vx" | "vy") => (inputs.caseActions.some((row) => row[of] !== 0) ? 1 : 0);
  for (const { words, vx: x, vy: y } of sensesOf(inputs, { vx: acts("vx"), vy: acts("vy") })) {
    const effects = new Map(
      [...inputs.caseActions, OWN].map((row) => {
        const whole = { actions: inSense(row, x, y) };
        return [
          row,
          groups.map((group, at) => {
            const isOwn = row === OWN;
            const { r } = pileReactions(group, groupActions(model, whole, isOwn ? 1 : 0));
            return (parts[at] ?? []).map(({ shares, weight, isColumn = false }) =>
              isColumn
                ? row.n
                : shares.reduce(
                    (sum, { pile, by }) => sum + by * (r[pile] ?? 0),
                    isOwn ? 0 - weight * model.weight : 0,
                  ),
            );
          }),
        ] as const;
      }),
    );
    for (const { name, rows, factorOf } of sums) {
      const acting = rows.map((row) => ({ row, factor: factorOf(row), of: effects.get(row) ?? [] }));
      for (const [at, of] of parts.entries()) {
        for (const [part, { shares, isColumn = false }] of of.entries()) {
          if (shares.length === 0 && !isColumn) continue;
          const used = () =>
            acting.map(({ row, factor, of }) => ({
              row,
              by: usedFactor(row, factor, of[at]?.[part] ?? 0),
            }));
          let value = 0;
          for (const { row, factor, of } of acting) {
            const effect = of[at]?.[part] ?? 0;
            value += usedFactor(row, factor, effect) * effect;
          }
          if (value < (most.get(part)?.value ?? 0)) {
            most.set(part, { value, combination: () => combinationOf(`${name}${words}`, used(), x, y) });
          }
        }
      }
    }
  }
  // Piles that the same rows pull have one combination.
  const all = [...most.values()].map(({ combination }) => combination());
  const apart = new Map(all.map((one) => [JSON.stringify([one.name, one.actions, one.weight]), one]));
  // The weight bends the top where neither the column nor a pile pulls, too.
  return [...apart.values()].filter((of) => {
    if (of.actions.n < 0) return true;
    const actions = groupActions(model, of, of.weight.least);
    return groups.some((group) => hasPulled({ reactions: pileReactions(group, actions) }));
  });
}

const inSense = (row: CaseRow, x: number, y: number): CapActions => ({
  ...row,
  vx: x * row.vx,
  vy: y * row.vy,
});

function combinationOf(
  name: string,
  used: readonly { readonly row: CaseRow; readonly by: number }[],
  x: number,
  y: number,
): Combination {
  const sum = (of: (typeof ACTIONS)[number]) =>
    used.reduce((total, { row, by }) => total + by * inSense(row, x, y)[of], 0);
  const weight = used.find(({ row }) => row === OWN)?.by ?? 0;
  return {
    name,
    path: undefined,
    actions: { n: sum("n"), mx: sum("mx"), my: sum("my"), vx: sum("vx"), vy: sum("vy"), t: sum("t") },
    weight: { most: weight, least: weight },
  };
}

/** Whether the force, or the moments and shear forces, of a combination that is entered pull on a pile by themselves. */
const mayPull = (model: PileCapModel): boolean =>
  model.combinations.some(({ actions }) =>
    [
      { ...NO_ACTIONS, n: actions.n },
      { ...actions, n: 0 },
    ].some((part) =>
      model.groups.some((group) =>
        hasPulled({ reactions: pileReactions(group, groupActions(model, { actions: part }, 0)) }),
      ),
    ),
  );

const ROW = {
  id: "piles/stability",
  title: "Stability: pile in tension",
  group: "Strength",
  reference: STABILITY,
} as const;

const NOT_SEPARATE =
  "The combinations do not show which part of the permanent action holds the piles down, so that 0.9 of it cannot be set against the actions that pull on them. Enter the actions by load case, or add the combinations for stability and turn on the switch below them.";

/** The row of a cap of which no combination for stability pulls on a pile: why, or that they are not entered. */
export function unpulledRow(
  model: PileCapModel,
  strength: readonly { readonly least: readonly number[] }[],
): readonly Check[] {
  const { actionsBy, coversStability } = model.inputs;
  const none = (reason: string): readonly Check[] => [{ ...ROW, kind: "not applicable", reason }];
  if (actionsBy === "cases") return none("0.9 of the permanent action holds every pile down.");
  if (!mayPull(model)) return none("No force or moment of a combination pulls on a pile.");
  if (!coversStability) return [{ ...ROW, kind: "not covered", reason: NOT_SEPARATE }];
  return strength.some(({ least }) => least.some((r) => r < 0))
    ? []
    : none("No combination pulls on a pile beside 0.9 of the weights.");
}
