import { type ComponentType, Suspense } from "react";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import type { LinkNoteProps } from "./link-note.tsx";

/** If the fetch fails, the note is omitted and the page stays. */
const LinkNote = onDemand<LinkNoteProps>(() =>
  import("./link-note.tsx").then(
    (part) => part.LinkNote,
    (): ComponentType<LinkNoteProps> => () => null,
  ),
);

/** A link that names no more than sections and a search has nothing that could be unknown, so most links load no further code. */
const NAMES_MORE = /[?&](?!(?:section|compare|q|own)=)\w+=/;

/** Fetches what a link needs of it, so that the line hydrates with the page, and an early click on it is not lost. */
export async function preloadLinkNote(search: string): Promise<void> {
  if (NAMES_MORE.test(search)) await LinkNote.preload();
}

/** The note of unknown values in a link. */
export function LinkNoteSlot(props: LinkNoteProps) {
  if (!NAMES_MORE.test(props.search)) return null;
  return (
    <Suspense>
      <LinkNote {...props} />
    </Suspense>
  );
}
