import type { BaseActions } from "@kingpost/as4100";
import { strengthSums, summed } from "../strength-cases.ts";
import type { BaseplateInputs } from "./fields.ts";

/** The design actions of one combination. */
export interface BaseCombination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly actions: BaseActions;
}

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export function combinationsOf({
  actionsBy,
  actions,
  caseActions,
  usage,
}: BaseplateInputs): readonly BaseCombination[] {
  if (actionsBy === "combinations") {
    return actions.map(({ name, ...of }, at) => ({
      name: name.trim() === "" ? `Row ${at + 1}` : name.trim(),
      path: `/actions/${at}/n`,
      actions: of,
    }));
  }
  return strengthSums(caseActions, usage).map((one) => {
    const sum = (of: (row: (typeof caseActions)[number]) => number) => summed(one, caseActions, of);
    return {
      name: one.title,
      path: undefined,
      actions: {
        n: sum(({ n }) => n),
        mx: sum(({ mx }) => mx),
        my: sum(({ my }) => my),
        vx: sum(({ vx }) => vx),
        vy: sum(({ vy }) => vy),
      },
    };
  });
}
