import { isUnavailable, readFile } from "@kingpost/calc";
import {
  circleOf,
  circleWords,
  LOAD_PATH_KIND,
  MOST_MEMBERS,
  openMembers,
  type PathModule,
} from "@kingpost/design/load-path";
import { redirect } from "react-router";
import { signInPath } from "../../../../next-path.ts";
import { type Account, services } from "../../../../services.server.ts";
import { linkQuery } from "../../../../ui/address/link-query.ts";
import { loadPathModules } from "../../modules/modules-on-demand.ts";
import { projectMembers } from "../project-members.ts";
import type { OpenedPath } from "./open-path.ts";

const MISSING = "This load path was deleted, or belongs to another account.";

async function openSaved(
  id: string,
  url: URL,
  modules: readonly PathModule[],
  accountOf: () => Promise<Account | null>,
): Promise<OpenedPath> {
  const account = await accountOf();
  if (!account) {
    // Changes that were not stored when the session ended.
    if (linkQuery(url.search).has("d")) return { isInAddress: true };
    throw redirect(signInPath(url));
  }
  const { documents } = await services();
  const found = await documents.designs.get(account.uid, id);
  if (!found.ok) return { problem: found.message };
  if (found.design?.kind !== LOAD_PATH_KIND) return { problem: MISSING };
  const stored = readFile(found.design.file);
  const members = isUnavailable(stored) ? stored : openMembers(stored, modules);
  return isUnavailable(members) ? { problem: members.message } : { saved: found.design, members };
}

/** The members of an address: a saved load path (`?design=ID`), or the saved designs of a project (`?project=ID`). Those of a link are read by the browser. */
export async function openLoadPath(
  address: string,
  accountOf: () => Promise<Account | null>,
): Promise<OpenedPath> {
  // Rendering the page needs the modules too.
  const modules = await loadPathModules();
  const url = new URL(address);
  const query = linkQuery(url.search);
  const id = query.get("project");
  const saved = query.get("design");
  if (saved !== null) return openSaved(saved, url, modules, accountOf);
  if (id === null) return query.has("d") ? { isInAddress: true } : { isExample: query.has("example") };
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
  const { members, problem } = projectMembers(designs);
  const circle = circleOf(members, modules);
  return circle ? { problem: circleWords(circle) } : { project, designs, members, problem };
}
