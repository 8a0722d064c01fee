import type { Catalogue, CatalogueEntry, SectionRecord } from "@kingpost/sections";
import type { LibraryState } from "../view-state/library-state.ts";
import type { UpdateState } from "../view-state/use-library-state.ts";

/** The props of every view of the sections found. */
export interface FoundViewProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  readonly found: readonly CatalogueEntry[];
  readonly onView: SectionRecord | undefined;
  readonly update: UpdateState;
  /** Shows a section alone. */
  readonly onOpen: (id: string) => void;
  /** Adds sections to the comparison and shows it. */
  readonly onCompare: (ids: readonly string[]) => void;
  /** What has been collected for the comparison, while it is not shown. */
  readonly collected: readonly string[];
}
