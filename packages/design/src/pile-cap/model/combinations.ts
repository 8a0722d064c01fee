import {
  type ActionSet,
  actionSets,
  arrangedRows,
  arrangedSets,
  rowName,
} from "../../frame/actions/actions.ts";
import { serviceSums } from "../../frame/actions/service-sums.ts";
import type { PileCapInputs } from "../fields.ts";

export const ACTIONS = ["n", "mx", "my", "vx", "vy", "t"] as const;

export type CapActions = ActionSet<(typeof ACTIONS)[number]>["actions"];

/** Actions of one combination at the top of the cap or pedestal. Units N, Nmm. */
export interface Combination {
  readonly name: string;
  readonly path: string | undefined;
  readonly actions: CapActions;
  /** Factors of the weight: where it loads, and where it relieves. */
  readonly weight: { readonly most: number; readonly least: number };
}

/** Factors of the weight beside actions that are entered factored. */
const WEIGHT_FACTORS = { most: 1.35, least: 0.9 } as const;

export function combinationsOf(inputs: PileCapInputs): readonly Combination[] {
  const sets = actionSets(inputs, ACTIONS, () => arrangedRows(inputs.caseActions), [{ case: "G" }]);
  return sets.flatMap((set) => {
    const factor = set.factorOf?.({ case: "G" });
    return inSenses(inputs, set, factor === undefined ? WEIGHT_FACTORS : { most: factor, least: factor });
  });
}

/** The weights of cap and soil are permanent action, which service has in full. */
const SERVICE_WEIGHT = { most: 1, least: 1 } as const;

/** Those that are entered, or of the load cases. */
export function serviceCombinations(inputs: PileCapInputs): readonly Combination[] {
  const sets =
    inputs.actionsBy === "combinations"
      ? inputs.serviceActions.map((row, at) => ({
          name: rowName(row, at),
          path: `/serviceActions/${at}/n`,
          actions: row,
        }))
      : arrangedSets(
          ACTIONS,
          arrangedRows(inputs.caseActions),
          serviceSums(inputs.caseActions, inputs.usage, inputs.serviceFactor),
        );
  return sets.flatMap((set) => inSenses(inputs, set, SERVICE_WEIGHT));
}

const inSenses = (
  inputs: PileCapInputs,
  { name, path, actions }: Pick<ActionSet<(typeof ACTIONS)[number]>, "name" | "path" | "actions">,
  weight: Combination["weight"],
): readonly Combination[] =>
  sensesOf(inputs, actions).map(({ words, vx, vy }) => ({
    name: `${name}${words}`,
    path,
    actions: { ...actions, vx, vy },
    weight,
  }));

/** The shear forces as they are entered, and in the other senses where these are not known. */
export function sensesOf(
  { shearSense }: Pick<PileCapInputs, "shearSense">,
  { vx, vy }: Pick<CapActions, "vx" | "vy">,
) {
  const both = (v: number) => (shearSense === "either" && v !== 0 ? [v, 0 - v] : [v]);
  return both(vx).flatMap((x) =>
    both(vy).map((y) => {
      const signs = [...(x === vx ? [] : ["V_x"]), ...(y === vy ? [] : ["V_y"])];
      return { words: signs.length > 0 ? ` (${signs.join(" and ")} reversed)` : "", vx: x, vy: y };
    }),
  );
}
