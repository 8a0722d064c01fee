import { type ProjectDetails, revisionOf } from "@kingpost/design/report";
import { safeName } from "../../../ui/export/safe-name.ts";

interface NamedDesign {
  readonly module: { readonly kind: string };
  readonly project: Pick<ProjectDetails, "mark" | "revision">;
  readonly saved?:
    | { readonly name: string; readonly frozen: { readonly letter: string } | undefined }
    | undefined;
}

/** The name of the files of a design, without an extension: `B12-Roof-beam-rev-A`, `B12-steel-beam`, `steel-beam`. */
export function designFileName({ module: { kind }, project, saved }: NamedDesign): string {
  const revision = revisionOf(project, saved);
  const words = [project.mark, saved?.name ?? kind, revision && `rev ${revision}`];
  return safeName(words.filter(Boolean).join("-"), kind);
}
