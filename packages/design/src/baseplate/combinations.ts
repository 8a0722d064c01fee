import type { BaseActions } from "@kingpost/as4100";
import { type Alternative, arrangementsOf, sourceChoices } from "../arrangements.ts";
import { strengthSums, summed } from "../strength-cases.ts";
import type { BaseplateInputs } from "./fields.ts";

/** The design actions of one combination. */
export interface BaseCombination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly actions: BaseActions;
}

type CaseRow = BaseplateInputs["caseActions"][number];

/** The sets of rows that may act at once. */
export const rowArrangements = (rows: readonly CaseRow[]): readonly Alternative<CaseRow>[] =>
  arrangementsOf(sourceChoices(rows));

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export function combinationsOf({
  actionsBy,
  actions,
  caseActions,
  usage,
  ownCombinations,
}: BaseplateInputs): readonly BaseCombination[] {
  if (actionsBy === "combinations") {
    return actions.map(({ name, ...of }, at) => ({
      name: name.trim() === "" ? `Row ${at + 1}` : name.trim(),
      path: `/actions/${at}/n`,
      actions: of,
    }));
  }
  const arrangements = rowArrangements(caseActions);
  return strengthSums(caseActions, usage, ownCombinations).flatMap((one) => {
    const isImposed = caseActions.some((row) => row.case === "Q" && one.factorOf(row) !== 0);
    return (isImposed ? arrangements : arrangements.slice(0, 1)).map(({ words, without }) => {
      const acting = caseActions.filter((row) => !without.has(row));
      const sum = (of: (row: CaseRow) => number) => summed(one, acting, of);
      return {
        name: words === "" ? one.title : `${one.title} (${words})`,
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
  });
}
