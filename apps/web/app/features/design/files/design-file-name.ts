import { safeName } from "../../../ui/export/safe-name.ts";
import type { ProjectDetails } from "../project/project-details.ts";
import { revisionOf, type SavedInReport } from "./saved-in-report.ts";

interface NamedDesign {
  readonly module: { readonly kind: string };
  readonly project: Pick<ProjectDetails, "mark" | "revision">;
  readonly saved?: SavedInReport | undefined;
}

/** The name of the files of a design, without an extension: `B12-Roof-beam-rev-A`, `B12-steel-beam`, `steel-beam`. */
export function designFileName({ module: { kind }, project, saved }: NamedDesign): string {
  const revision = revisionOf(project, saved);
  const words = [project.mark, saved?.name ?? kind, revision && `rev ${revision}`];
  return safeName(words.filter(Boolean).join("-"), kind);
}
