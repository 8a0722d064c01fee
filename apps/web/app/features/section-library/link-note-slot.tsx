import { Suspense } from "react";
import { lazyOrNothing } from "./lazy-or-nothing.ts";
import type { LinkNoteProps } from "./link-note.tsx";

const LinkNote = lazyOrNothing(async () => (await import("./link-note.tsx")).LinkNote);

/** A link that names no more than sections and a search has no words that could be unknown: most bring no further code. */
const NAMES_MORE = /[?&](?!(?:section|compare|q|own)=)\w+=/;

/** What the link asks for and the library does not know. */
export function LinkNoteSlot(props: LinkNoteProps) {
  if (!NAMES_MORE.test(props.search)) return null;
  return (
    <Suspense>
      <LinkNote {...props} />
    </Suspense>
  );
}
