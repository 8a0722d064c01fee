import type { RawInputs, Resources } from "@kingpost/design";
import { circleOf, LoadPath, type Member, type MemberState } from "@kingpost/design/load-path";
import { pathModules } from "../modules/modules-on-demand.ts";

/** Why the result of a member with these inputs does not follow from the newest values of its sources; undefined if it does. */
export function staleWords(
  members: readonly Member[],
  mark: string,
  inputs: RawInputs,
  resources: Resources,
): string | undefined {
  const now = members.map((one) => (one.mark === mark ? { ...one, inputs } : one));
  if (circleOf(now, pathModules())) return undefined;
  const state = new LoadPath(now, pathModules(), resources)
    .states()
    .find(({ member }) => member.mark === mark);
  if (state?.isOutdated) return `Out of date: ${changedWords(state)}`;
  return state?.isCutOff ? CUT_OFF : undefined;
}

export const CUT_OFF = "A member that passes actions to this one has no result.";

/** Sources of a member that have changed since it took their actions: `B1 support 2 has changed.` */
export function changedWords({ links }: Pick<MemberState, "links">): string {
  const changed = links.filter(({ changes }) => changes.length > 0).map(({ source }) => source);
  return `${changed.join(", ")} ${changed.length === 1 ? "has" : "have"} changed.`;
}

/** Whether a design takes anything from another member. */
export const hasSources = (inputs: RawInputs): boolean =>
  Object.values(inputs).some(
    (rows) =>
      Array.isArray(rows) &&
      rows.some(
        (row: unknown) => typeof row === "object" && row !== null && "source" in row && row.source !== "",
      ),
  );
