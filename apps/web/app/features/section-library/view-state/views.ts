import { onDemand } from "../../../ui/loading/on-demand.tsx";
import { load, mostOf } from "../filter/needs.ts";
import { needOf, needOfText, parseState, showsResults } from "./library-state.ts";
import { preloadLinkNote } from "./link-note-slot.tsx";
// The style comes with the page: a server-rendered view would otherwise be unstyled until its code has loaded.
import "../../../ui/calc/plot.css";
import "../capacities/capacities.css";
import "../compare/compare.css";
import "../chart/chart.css";
import "../filter/choices.css";
import "../table/family-table.css";
import "../lightest/lightest.css";
import "../section/section-detail.css";

// Fetched when first needed: a visit begins with the list.

export const SectionDetail = onDemand(
  async () => (await import("../section/section-detail.tsx")).SectionDetail,
);

export const CapacitiesView = onDemand(
  async () => (await import("../capacities/capacities-view.tsx")).CapacitiesView,
);

export const FamilyTable = onDemand(async () => (await import("../table/family-table.tsx")).FamilyTable);
export const Chart = onDemand(async () => (await import("../chart/chart.tsx")).Chart);
export const Lightest = onDemand(async () => (await import("../lightest/lightest.tsx")).Lightest);

export const CompareView = onDemand(async () => (await import("../compare/compare-view.tsx")).CompareView);

export const CustomSectionPanel = onDemand(
  async () => (await import("../custom-section/custom-section-panel.tsx")).CustomSectionPanel,
);

export const UnknownSection = onDemand(
  async () => (await import("../filter/found/unknown-section.tsx")).UnknownSection,
);

const OF_VIEW = {
  section: SectionDetail,
  capacities: CapacitiesView,
  table: FamilyTable,
  chart: Chart,
  lightest: Lightest,
};

const preloadParts = async () => {
  const [derived, key] = await Promise.all([
    import("../section/derived/derived-slot.tsx"),
    import("../section/key-values.tsx"),
  ]);
  await Promise.all([derived.preloadDerived(), key.preloadKeyCapacity()]);
};

/** Fetches the code of what a link opens on. */
export async function preloadView(search: string): Promise<void> {
  const state = parseState(search);
  await preloadLinkNote(search);
  const { view, compared, own, section } = state;
  const isResults = showsResults(state);
  const need = mostOf([needOf(state), needOfText(state), isResults ? "records" : "list"]);
  await load(need).catch(() => undefined);
  if (view === "section" && (section ?? own) !== undefined) await preloadParts().catch(() => undefined);
  if (own !== undefined && view !== "capacities") await CustomSectionPanel.preload();
  else if (compared !== undefined) await CompareView.preload();
  else if (isResults) await FamilyTable.preload();
  else if (section !== undefined || view !== "section") await OF_VIEW[view].preload();
}
