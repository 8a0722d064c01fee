import { onDemand } from "../../ui/on-demand.tsx";
import { parseState } from "./library-state.ts";

// Fetched when first looked at: most visits look up one section.

export const CapacitiesView = onDemand(
  async () => (await import("./capacities/capacities-view.tsx")).CapacitiesView,
);

export const FamilyTable = onDemand(async () => (await import("./find/family-table.tsx")).FamilyTable);

export const OwnPanel = onDemand(async () => (await import("./own/own-panel.tsx")).OwnPanel);

const OF_VIEW = {
  section: undefined,
  capacities: CapacitiesView,
  table: FamilyTable,
  picture: undefined,
  lightest: undefined,
};

/** Fetches the code of the view that a link opens on. */
export async function preloadView(search: string): Promise<void> {
  const { view, compared, own } = parseState(search);
  if (own !== undefined && view !== "capacities") await OwnPanel.preload();
  else if (compared === undefined) await OF_VIEW[view]?.preload();
}
