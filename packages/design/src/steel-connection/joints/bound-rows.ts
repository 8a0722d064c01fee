import type { JointRow } from "@kingpost/connections";
import type { CheckRow } from "../../frame/checks/check-rows.ts";
import type { LoadedJoint } from "./built-joint.ts";

/** The row of the minimum design action shows the actions that are entered beside it. */
const MINIMUM = "minimum-action";

/** The rows of a type of connection for one of its connections. */
export const boundRows = <Joint>(
  rows: readonly JointRow<Joint>[],
  joint: Joint,
): readonly CheckRow<LoadedJoint>[] =>
  rows.map(({ check, ...row }) => ({
    ...row,
    check: ({ entered, actions }, names) => check(joint, row.id === MINIMUM ? entered : actions, names),
  }));
