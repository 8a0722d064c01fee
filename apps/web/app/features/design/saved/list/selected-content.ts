import {
  type DesignSummary,
  MAX_FILES,
  type SavedDesign,
  type SavedProject,
} from "../../../../../shared/design-types.ts";
import { askServer } from "../../../../ui/saving/ask-server.ts";
import type { PackageContent, PackageProgress } from "../../report-package/messages.ts";
import type { SavedDesigns } from "../schema.ts";
import { ADDRESS } from "../send-design.ts";
import { titleDetails } from "../title-details.ts";

/** Designs of one package at most. Its sheets are made in memory: full reports of so many are 1,100 sheets and 0.7 GB. */
const MOST = 50;

const LOST = "This design no longer exists.";
const OTHER_USER = "Another user has signed in in this browser. Reload the page.";

/** The stored designs of a list in its order, with the details of their projects; or why they cannot be read. */
export async function selectedContent(
  { uid, projects }: Pick<SavedDesigns, "uid" | "projects">,
  designs: readonly DesignSummary[],
  title: string,
  onProgress: (progress: PackageProgress) => void,
  signal: AbortSignal,
): Promise<PackageContent | { readonly problem: string }> {
  if (designs.length > MOST)
    return { problem: `A report has at most ${MOST} designs; ${designs.length} are selected.` };
  const files = new Map<string, string>();
  for (let at = 0; at < designs.length; at += MAX_FILES) {
    onProgress({ unit: "load", done: at, of: designs.length });
    const some = designs.slice(at, at + MAX_FILES);
    const query = new URLSearchParams(some.map(({ id }) => ["id", id]));
    const answer = await askServer(`${ADDRESS}?${query}`, { signal });
    signal.throwIfAborted();
    if (!answer.ok) return { problem: `The designs could not be loaded. ${answer.message}` };
    // Our server's body: its shape is the one of `saved-designs.server.ts`.
    const body = answer.body as { readonly uid: string; readonly designs: readonly SavedDesign[] };
    if (body.uid !== uid) return { problem: OTHER_USER };
    for (const { id, file } of body.designs) files.set(id, file);
  }
  return {
    kind: "saved",
    title,
    designs: designs.map((design) => ({
      kind: design.kind,
      name: design.name,
      details: detailsOf(design, projects),
      file: files.get(design.id) ?? { problem: LOST },
    })),
  };
}

function detailsOf(design: DesignSummary, projects: readonly SavedProject[]) {
  const project = projects.find(({ id }) => id === design.project) ?? null;
  return { ...titleDetails(project, design), subject: design.name };
}
