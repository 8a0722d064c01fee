import type { RunOutcome } from "@kingpost/design";
import type { SavedInReport } from "@kingpost/design/report";
import { formatDateTime, formatDay } from "../../../../shared/dates.ts";
import type { DesignRevision } from "../../../../shared/design-types.ts";
import { engineNote } from "../saved/engine-note.tsx";

/** The saved design on view. */
export interface SavedOnPage {
  readonly name: string;
  /** The revision on view; undefined for the design itself. */
  readonly frozen: DesignRevision | undefined;
}

/** What the report of a saved design has of it. */
export function savedInReport(
  { name, frozen }: SavedOnPage,
  engine: string,
  outcome: RunOutcome,
): SavedInReport {
  if (!frozen) return { name, frozen };
  const { letter, createdAt } = frozen;
  return {
    name,
    frozen: {
      letter,
      day: formatDay(new Date(createdAt)),
      time: formatDateTime(createdAt),
      note: engineNote(frozen, engine, outcome),
    },
  };
}
