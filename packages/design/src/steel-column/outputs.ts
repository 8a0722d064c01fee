import { steelSectionOf } from "@kingpost/sections";
import { caseActions, type Output, type Receiver, strengthCase } from "../load-path/output.ts";
import type { Resources } from "../runnable-module.ts";
import { sectionOf } from "../section-of.ts";
import { shearAt } from "./axis-actions.ts";
import { type ColumnInputs, isSway } from "./column-member.ts";
import { reactionActions } from "./combinations.ts";

const FIRST_ORDER =
  "The column sways: its moments here are first order. Amplify them for the base plate (Clause 4.4.2), as in the column's own checks.";

/** The first-order actions at the base of a column, by load case. */
export function outputs(inputs: ColumnInputs, resources: Resources): readonly Output[] {
  const isSwaying = isSway(inputs.casesX) || isSway(inputs.casesY);
  return [
    {
      kind: "base",
      name: "base",
      actions: baseActions(inputs, resources),
      notes: isSwaying ? [FIRST_ORDER] : [],
      section: inputs.section,
      usage: inputs.usage,
    },
  ];
}

function baseActions(inputs: ColumnInputs, resources: Resources): Output["actions"] {
  const record = sectionOf(inputs.section, resources);
  if (!record || inputs.actionsBy !== "cases") {
    return {
      kind: "unavailable",
      code: "no-cases",
      message: "The actions of the column are entered by combination: enter them by load case.",
    };
  }
  const { length } = inputs;
  const rows = [...inputs.caseActions, ...reactionActions(inputs, steelSectionOf(record))];
  const { caseTransverse } = inputs;
  return [...new Set([...rows, ...caseTransverse].map((row) => row.case))].map((of) => {
    const own = rows.filter((row) => row.case === of);
    const sum = (what: (row: (typeof own)[number]) => number) =>
      own.reduce((total, row) => total + what(row), 0);
    const [mxTop, mxBase] = [sum((row) => row.mxTop), sum((row) => row.mxBase)];
    const [myTop, myBase] = [sum((row) => row.myTop), sum((row) => row.myBase)];
    const shear = (axis: "x" | "y", from: number, to: number) => {
      const loads = caseTransverse.filter((row) => row.case === of && row.axis === axis);
      return shearAt({ from, to, loads }, length, 0);
    };
    return caseActions(of, {
      n: sum((row) => row.n),
      mx: mxBase,
      my: myBase,
      vx: shear("y", myBase, myTop),
      vy: shear("x", mxBase, mxTop),
    });
  });
}

const BY_CASE = { actionsBy: "cases" } as const;

/** Reactions of beams, and the actions at the base of the column above. */
export const RECEIVES: readonly Receiver[] = [
  {
    table: "reactions",
    takes: "reaction",
    label: "Beam reaction",
    needs: BY_CASE,
    caseOf: strengthCase,
    asks: ["face", "distance"],
    columns: ({ n }) => ({ force: n }),
  },
  {
    table: "caseActions",
    takes: "base",
    label: "Column above",
    note: "Its shear forces go into the floor.",
    needs: BY_CASE,
    caseOf: strengthCase,
    asks: [],
    columns: ({ n, mx, my }) => ({ n, mxTop: mx, myTop: my }),
  },
];
