import { strengthCase } from "../frame/passing/output.ts";
import type { Passing } from "../frame/passing/passing.ts";

/** A connection passes nothing on. It takes the end reaction of a beam as its shear force. */
export const PASSING: Passing = {
  outputs: () => [],
  receives: [
    {
      table: "caseActions",
      takes: "reaction",
      label: "End reaction of a beam",
      isOfSection: true,
      needs: { actionsBy: "cases" },
      caseOf: strengthCase,
      isArranged: true,
      asks: [],
      columns: ({ n }) => ({ v: n }),
    },
  ],
};
