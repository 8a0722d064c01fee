import { Chart, FamilyTable, Lightest } from "../view-state/views.ts";
import type { FoundViewProps } from "./found-view-props.ts";

const VIEWS = { table: FamilyTable, chart: Chart, lightest: Lightest } as const;

/** The sections found, in one of the views that show many of them. */
export function FoundView({ view, ...props }: FoundViewProps & { readonly view: keyof typeof VIEWS }) {
  const Shown = VIEWS[view];
  return <Shown {...props} />;
}
