import { type Receiver, strengthCase } from "../frame/passing/output.ts";
import type { Passing } from "../frame/passing/passing.ts";

const RECEIVES: readonly Receiver[] = [
  {
    table: "caseActions",
    takes: "base",
    label: "Actions at the base of a column",
    note: "The sense of its shear forces is not known: the cap is checked with both.",
    needs: { actionsBy: "cases", shearSense: "either" },
    caseOf: strengthCase,
    isArranged: true,
    asks: [],
    columns: ({ n, mx, my, vx, vy }) => ({ n, mx, my, vx, vy }),
  },
];

/** A pile cap passes nothing on. */
export const PASSING: Passing = { outputs: () => [], receives: RECEIVES };
