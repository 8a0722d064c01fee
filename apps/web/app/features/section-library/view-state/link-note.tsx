import { useState } from "react";
import type { Library } from "../page/use-library.ts";
import { familyToShow } from "../table/table-entries.ts";
import { unknownInLink } from "./link-words.ts";

export interface LinkNoteProps {
  /** The query of the link that the view was opened with. */
  readonly search: string;
  readonly library: Library;
}

/** One line for the unknown values in a link, with what is shown instead. */
export function LinkNote({ search, library }: LinkNoteProps) {
  const [closed, setClosed] = useState<string>();
  if (closed === search) return null;
  const family = familyToShow(undefined, library.entry?.category, library.found);
  const unknown = unknownInLink(search, { family });
  if (unknown.length === 0) return null;
  return (
    <p
      data-link-note=""
      data-print="hide"
      className="flex flex-wrap items-center gap-x-4 border-hairline border-b bg-shade px-4 py-2 text-13"
    >
      <span className="wrap-anywhere">{unknown.join(" ")}</span>
      <button
        type="button"
        onClick={() => setClosed(search)}
        className="min-h-7 cursor-pointer text-blue underline pointer-coarse:min-h-11"
      >
        Close
      </button>
    </p>
  );
}
