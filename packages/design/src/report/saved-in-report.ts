import type { ProjectDetails } from "./project-details.ts";

/** The saved design that a report is of. */
export interface SavedInReport {
  readonly name: string;
  /** The revision on view; undefined for the design itself. */
  readonly frozen: FrozenInReport | undefined;
}

interface FrozenInReport {
  /** A to Z. */
  readonly letter: string;
  /** `22 November 2026` */
  readonly day: string;
  /** `22 Nov 2026, 3:05 pm (Brisbane)` */
  readonly time: string;
  /** Both results in a sentence, where the engine that froze it gave another one. */
  readonly note: string | undefined;
}

/** The revision of the title block: the letter of a frozen one, otherwise what the user typed. */
export const revisionOf = (
  { revision }: Pick<ProjectDetails, "revision">,
  saved?: { readonly frozen: Pick<FrozenInReport, "letter"> | undefined },
): string => saved?.frozen?.letter ?? revision;

/** What a report has of the saved design, in sentences. */
export function savedSentences({ name, frozen }: SavedInReport): readonly string[] {
  if (!frozen) return [`Saved design \u201c${name}\u201d.`];
  const { letter, time, note } = frozen;
  return [
    `Revision ${letter} of \u201c${name}\u201d, frozen ${time}.`,
    ...(note === undefined ? [] : [note]),
  ];
}
