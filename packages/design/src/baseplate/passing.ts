import { psiOfUsage } from "../frame/actions/strength-cases.ts";
import { caseActions, type Output } from "../frame/passing/output.ts";
import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import type { BaseplateModel } from "./model.ts";
import { BASEPLATE_MODULE } from "./module.ts";
import { RECEIVES } from "./receives.ts";

/** The actions of the column by load case, which go on to the footing below. */
function passes({ inputs }: BaseplateModel): readonly Output[] {
  const base = { kind: "base", name: "base", notes: [] } as const;
  if (inputs.actionsBy !== "cases") {
    const message = "The actions of the base plate are entered by combination: enter them by load case.";
    return [{ ...base, actions: { kind: "unavailable", code: "no-cases", message } }];
  }
  const own = psiOfUsage(inputs.usage);
  return [
    {
      ...base,
      actions: inputs.caseActions.map((row) => {
        const { n, mx, my, vx, vy, arrangement } = row;
        const psi = row.case !== "Q" ? "" : row.psi === "" ? own : row.psi;
        return caseActions(row.case, { n, mx, my, vx, vy }, { arrangement, psi });
      }),
      ownSums: inputs.ownCombinations.map(({ sum }) => sum.trim()),
      notPassed: inputs.caseActions.flatMap(({ source, notPassed }) =>
        notPassed === "" ? [] : [`${source}: ${notPassed}`],
      ),
    },
  ];
}

export const PASSING: Passing = { outputs: outputsOf(BASEPLATE_MODULE, passes), receives: RECEIVES };
