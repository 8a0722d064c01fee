import { type Receiver, strengthCase } from "../frame/passing/output.ts";

/** The actions at the base of a column. */
export const RECEIVES: readonly Receiver[] = [
  {
    table: "caseActions",
    takes: "base",
    label: "Actions at the base of a column",
    isOfSection: true,
    needs: { actionsBy: "cases" },
    caseOf: strengthCase,
    isArranged: true,
    asks: [],
    columns: ({ n, mx, my, vx, vy }) => ({ n, mx, my, vx, vy }),
  },
];
