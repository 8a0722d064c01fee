import type { RawInputs, RunnableModule, RunOutcome } from "@kingpost/design";
import type { SavedOnView } from "../saved-on-view.ts";
import type { SavedTitle } from "../title-details.ts";

export interface SaveControlProps {
  readonly uid: string;
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  /** The inputs before any change on this page: this code may load after the first changes. */
  readonly begun: RawInputs;
  readonly outcome: RunOutcome;
  /** The saved design that the page was opened with. */
  readonly opened: SavedOnView | undefined;
  /** Replaces the inputs on view. */
  readonly onInputs: (inputs: RawInputs) => void;
  /** Fills the title block of the report. */
  readonly onTitle: (title: SavedTitle) => void;
}
