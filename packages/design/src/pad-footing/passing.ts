import { strengthCase } from "../frame/passing/output.ts";
import type { Passing } from "../frame/passing/passing.ts";

/** A footing passes nothing on. */
export const PASSING: Passing = {
  outputs: () => [],
  receives: [
    {
      table: "caseActions",
      takes: "base",
      label: "Actions at the base of a column",
      note: "The senses of its moments and shear forces are not known: the footing is checked in all.",
      needs: { actionsBy: "cases", senses: "either" },
      caseOf: strengthCase,
      isArranged: true,
      asks: [],
      columns: ({ n, mx, my, vx, vy }) => ({ n, mx, my, vx, vy }),
    },
  ],
};
