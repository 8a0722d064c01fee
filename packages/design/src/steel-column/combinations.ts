import { type LoadCase, combinationsOf as sumsOf } from "@kingpost/actions";
import type { EndMoments } from "@kingpost/as4100";
import type { ColumnInputs } from "./column-member.ts";
import type { ColumnCase } from "./fields.ts";

/** The design actions of one combination. Units N, Nmm; first-order moments from base to top, with the signs of a moment diagram. */
export interface Combination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly n: number;
  readonly x: EndMoments;
  readonly y: EndMoments;
}

type Actions = Pick<ColumnInputs["actions"][number], "n" | "mxTop" | "mxBase" | "myTop" | "myBase">;

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export function combinationsOf(inputs: ColumnInputs): readonly Combination[] {
  if (inputs.actionsBy === "cases") return ofCases(inputs);
  return inputs.actions.map(({ name, ...actions }, at) =>
    combination(name.trim() === "" ? `Row ${at + 1}` : name.trim(), actions, `/actions/${at}/n`),
  );
}

function combination(name: string, { n, mxTop, mxBase, myTop, myBase }: Actions, path?: string): Combination {
  return { name, path, n, x: { from: mxBase, to: mxTop }, y: { from: myBase, to: myTop } };
}

function ofCases(inputs: ColumnInputs): readonly Combination[] {
  const cases = [...new Set(inputs.caseActions.map((row) => row.case))].map((id) => caseOf(id, inputs));
  return sumsOf(cases)
    .filter(({ purpose }) => purpose === "strength")
    .map(({ title, factors }) => {
      const sum = (of: (row: Actions) => number) =>
        inputs.caseActions.reduce((total, row) => total + (factors[row.case] ?? 0) * of(row), 0);
      return combination(title, {
        n: sum(({ n }) => n),
        mxTop: sum(({ mxTop }) => mxTop),
        mxBase: sum(({ mxBase }) => mxBase),
        myTop: sum(({ myTop }) => myTop),
        myBase: sum(({ myBase }) => myBase),
      });
    });
}

function caseOf(id: ColumnCase, { usage }: ColumnInputs): LoadCase {
  switch (id) {
    case "G":
      return { id, kind: "permanent" };
    case "Q":
      return { id, kind: "imposed", usage };
    case "Wu1":
    case "Wu2":
      return { id, kind: "wind", isUltimate: true };
    case "Su":
      return { id, kind: "snow", isUltimate: true };
    case "Eu":
      return { id, kind: "earthquake", isUltimate: true };
  }
}
