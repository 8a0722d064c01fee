import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { projectTitle } from "../project-inputs.tsx";
import { statusWords } from "../status-words.ts";

/** `Steel Beam` */
export const moduleTitle = (kind: string): string =>
  kind.replaceAll("-", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The designs of which each word that is typed begins a word of the name, mark, project, module, revision or status. */
export function foundDesigns(
  designs: readonly DesignSummary[],
  projects: readonly SavedProject[],
  typed: string,
): readonly DesignSummary[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return designs;
  const titles = new Map(projects.map((project) => [project.id, projectTitle(project)]));
  return designs.filter(({ name, mark, kind, project, revision, status }) => {
    const title = project === null ? "" : (titles.get(project) ?? "");
    const letter = revision === null ? "" : `Revision ${revision}`;
    const words = wordsIn([name, mark, moduleTitle(kind), title, letter, statusWords(status)].join(" "));
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "");
