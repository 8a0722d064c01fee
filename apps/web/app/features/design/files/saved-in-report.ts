import type { RunOutcome } from "@kingpost/design";
import { formatDateTime } from "../../../../shared/dates.ts";
import type { DesignRevision } from "../../../../shared/design-types.ts";
import type { ProjectDetails } from "../project/project-details.ts";
import { engineNote } from "../saved/engine-note.tsx";

/** The saved design that a report is of. */
export interface SavedInReport {
  readonly name: string;
  /** The revision on view; undefined for the design itself. */
  readonly frozen: DesignRevision | undefined;
}

/** The revision of the title block: the letter of a frozen one, otherwise what the user typed. */
export const revisionOf = ({ revision }: Pick<ProjectDetails, "revision">, saved?: SavedInReport): string =>
  saved?.frozen?.letter ?? revision;

/** What a report has of the saved design, in sentences. */
export function savedSentences(
  { name, frozen }: SavedInReport,
  engine: string,
  outcome: RunOutcome,
): readonly string[] {
  if (!frozen) return [`Saved design \u201c${name}\u201d.`];
  const note = engineNote(frozen, engine, outcome);
  return [
    `Revision ${frozen.letter} of \u201c${name}\u201d, frozen ${formatDateTime(frozen.createdAt)}.`,
    ...(note === undefined ? [] : [note]),
  ];
}
