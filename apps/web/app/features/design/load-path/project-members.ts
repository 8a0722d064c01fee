import { isUnavailable, readFile } from "@kingpost/calc";
import { withDefaults } from "@kingpost/design";
import { type Member, markProblem, newMark } from "@kingpost/design/load-path";
import type { SavedDesign } from "../../../../shared/design-types.ts";
import { pathModules } from "../modules/modules-on-demand.ts";

type Saved = Pick<SavedDesign, "id" | "kind" | "name" | "mark" | "file">;

/**
 * The members of a project, its oldest design first, and what is wrong with some of them. A design without a mark, or with that of
 * another one, gets the next free mark, which is saved with the first change; one that cannot be opened is left out.
 */
export function projectMembers(designs: readonly Saved[]): {
  readonly members: readonly Member[];
  readonly problem: string | undefined;
} {
  const members: Member[] = [];
  const problems: string[] = [];
  const marked = designs.filter(({ mark }) => mark !== "");
  for (const { id, kind, name, mark: own, file } of designs) {
    const module = pathModules().find((one) => one.kind === kind);
    const stored = readFile(file);
    const inputs = !module || isUnavailable(stored) ? undefined : module.open(stored);
    if (!module || !inputs || isUnavailable(inputs)) {
      problems.push(`\u201c${name}\u201d cannot be opened by this page.`);
      continue;
    }
    const isUsable = own !== "" && markProblem(own, members) === undefined;
    const mark = isUsable ? own : newMark(kind, [...marked, ...members]);
    if (own !== "" && !isUsable) {
      problems.push(
        `Another design of this project has the mark ${own}: \u201c${name}\u201d is ${mark} here. Actions pass from mark to mark.`,
      );
    }
    members.push({ id, mark, kind, inputs: withDefaults(module.fields, inputs) });
  }
  return { members, problem: problems.length > 0 ? problems.join(" ") : undefined };
}
