import type { ProjectDetails } from "@kingpost/design/report";
import type { Project, SavedDesign } from "../../../../shared/design-types.ts";

/** What names a saved design in its report. */
export interface SavedTitle {
  readonly name: string;
  readonly details: Partial<ProjectDetails>;
}

/** What a saved design and its project give for the title block of its report. */
export function titleDetails(
  project: Project | null,
  { mark }: Pick<SavedDesign, "mark">,
  revision = "",
): Partial<ProjectDetails> {
  if (!project) return { mark, revision };
  const { number, name, client, address, designer, checker } = project;
  return { number, name, client, address, by: designer, checked: checker, mark, revision };
}
