import type { Catalogue, CatalogueEntry } from "@kingpost/sections/catalogue";
import type { SectionRecord } from "@kingpost/sections/record";
import type { LibraryState } from "../library-state.ts";
import type { UpdateState } from "../use-library-state.ts";
import { Chart, FamilyTable, Lightest } from "../views.ts";

/** What every view of the sections found is given. */
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
}

const VIEWS = { table: FamilyTable, chart: Chart, lightest: Lightest } as const;

/** The sections found, in one of the views that show many of them. */
export function FoundView({ view, ...props }: FoundViewProps & { readonly view: keyof typeof VIEWS }) {
  const Shown = VIEWS[view];
  return <Shown {...props} />;
}
