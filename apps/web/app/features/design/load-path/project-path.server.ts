import { isUnavailable, readFile } from "@kingpost/calc";
import { withDefaults } from "@kingpost/design";
import {
  circleOf,
  circleWords,
  type Member,
  MOST_MEMBERS,
  markProblem,
  newMark,
  PATH_MODULES,
} from "@kingpost/design/load-path";
import { redirect } from "react-router";
import type { Account } from "../../../../server/providers/accounts.ts";
import { services } from "../../../../server/services.ts";
import { signInPath } from "../../../next-path.ts";
import { type OpenedPath, openPath } from "./open-path.ts";

/** The members of an address: of its link, or the saved designs of a project (`?project=ID`). */
export async function openLoadPath(
  address: string,
  accountOf: () => Promise<Account | null>,
): Promise<OpenedPath> {
  const url = new URL(address);
  const id = url.searchParams.get("project");
  if (id === null) return openPath(address);
  const account = await accountOf();
  if (!account) throw redirect(signInPath(url));
  const { documents } = await services();
  const [own, all] = await Promise.all([
    documents.projects.list(account.uid),
    documents.designs.list(account.uid),
  ]);
  if (!own.ok) return { problem: own.message };
  if (!all.ok) return { problem: all.message };
  const project = own.projects.find((one) => one.id === id);
  if (!project) return { problem: "This project was deleted, or belongs to another account." };
  const summaries = all.designs.filter((one) => one.project === id).toReversed();
  if (summaries.length > MOST_MEMBERS) {
    return {
      problem: `A load path has at most ${MOST_MEMBERS} members; this project has ${summaries.length}.`,
    };
  }
  const found = await Promise.all(summaries.map((one) => documents.designs.get(account.uid, one.id)));
  const designs = found.flatMap((one) => (one.ok && one.design ? [one.design] : []));
  const failed = found.find((one) => !one.ok);
  if (failed && !failed.ok) return { problem: failed.message };
  const members: Member[] = [];
  const marked = designs.filter(({ mark }) => mark !== "");
  for (const { id: of, kind, name, mark: own, file } of designs) {
    const module = PATH_MODULES.find((one) => one.kind === kind);
    const stored = readFile(file);
    const inputs = !module || isUnavailable(stored) ? undefined : module.open(stored);
    if (!module || !inputs || isUnavailable(inputs)) {
      return { problem: `\u201c${name}\u201d cannot be opened by this page.` };
    }
    // A design without a mark gets one, which is saved with the first change.
    const mark = own === "" ? newMark(kind, [...marked, ...members]) : own;
    if (markProblem(mark, members) !== undefined) {
      return {
        problem: `Two designs of this project have the mark ${mark}; one is \u201c${name}\u201d. Open it from the dashboard and change its mark: actions pass from mark to mark.`,
      };
    }
    members.push({ id: of, mark, kind, inputs: withDefaults(module.fields, inputs) });
  }
  const circle = circleOf(members, PATH_MODULES);
  return circle ? { problem: circleWords(circle) } : { project, designs, members };
}
