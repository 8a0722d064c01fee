import { FROM_COLUMN_ABOVE } from "../column/outputs.ts";
import { psiOfUsage } from "../frame/actions/strength-cases.ts";
import { type CaseActions, caseActions, type Output, strengthCase } from "../frame/passing/output.ts";
import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import { isSway } from "./fields.ts";
import { type ConcreteColumnModel, type LoadedRow, loadedRows } from "./model.ts";
import { CONCRETE_COLUMN_MODULE } from "./module.ts";

/** The actions at the base by load case; moments of a column that sways are magnified, which is not passed on. */
function passes({ inputs, ag }: ConcreteColumnModel): readonly Output[] {
  const base = { kind: "base", name: "base", section: "concrete column", notes: [] } as const;
  if (inputs.actionsBy !== "cases") {
    const message = "The actions of the column are entered by combination: enter them by load case.";
    return [{ ...base, actions: { kind: "unavailable", code: "no-cases", message } }];
  }
  const own = psiOfUsage(inputs.usage);
  const psiOf = ({ case: of, psi }: LoadedRow) => (of !== "Q" ? "" : psi === "" ? own : psi);
  const actions = loadedRows(inputs, ag).rows.map((row): CaseActions => {
    const { n, mxBase: mx, myBase: my, vx, vy } = row;
    return caseActions(row.case, { n, mx, my, vx, vy }, { arrangement: row.arrangement, psi: psiOf(row) });
  });
  const sways = (["X", "Y"] as const).filter(
    (axis) => isSway(inputs[`ends${axis}`]) && inputs[`sway${axis}`] !== "second-order",
  );
  return [
    {
      ...base,
      actions,
      ownSums: inputs.ownCombinations.map(({ sum }) => sum.trim()),
      notPassed: [
        ...inputs.caseActions.flatMap(({ source, notPassed }) =>
          notPassed === "" ? [] : [`${source}: ${notPassed}`],
        ),
        ...sways.map(
          (axis) => `The magnified moments of its sway about ${axis.toLowerCase()} (Clause 10.4.3).`,
        ),
      ],
    },
  ];
}

const BY_CASE = { actionsBy: "cases" } as const;

export const PASSING: Passing = {
  outputs: outputsOf(CONCRETE_COLUMN_MODULE, passes),
  receives: [
    {
      table: "caseActions",
      takes: "reaction",
      label: "Beam reaction at the axis",
      note: "Its eccentricity is entered as a moment.",
      needs: BY_CASE,
      caseOf: strengthCase,
      isArranged: true,
      asks: [],
      columns: ({ n }) => ({ n }),
    },
    FROM_COLUMN_ABOVE,
  ],
};
