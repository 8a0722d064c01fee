import type { RawInputs } from "@kingpost/design";
import type { DesignRevision, Project, SavedDesign } from "../../../../shared/design-types.ts";

/** The saved design that a page was opened with. */
export interface SavedOnView {
  readonly design: SavedDesign;
  /** Project of the design; null if it belongs to none. */
  readonly project: Project | null;
  /** The inputs of the saved design. */
  readonly inputs: RawInputs;
  readonly revisions: readonly Omit<DesignRevision, "file">[];
  /** The revision on view, which cannot be changed; undefined for the design itself. */
  readonly frozen: DesignRevision | undefined;
}
