import type { Analysis } from "../../beam/analysis/analysis.ts";
import { combinationsTable } from "../../beam/tables/combinations.ts";
import { factoredReactionsTable, reactionsTable } from "../../beam/tables/reactions.ts";
import { sectionChangeTable } from "../../beam/tables/section-changes.ts";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { BeamResults } from "../results.ts";
import { quantitiesTable } from "./quantities.ts";
import { segmentCombinations } from "./segment-combinations.ts";
import { segmentsTable } from "./segments.ts";

/** Every combination with its greatest actions and reactions; the segments of the worst combinations. */
export function tables(results: BeamResults): readonly ResultTable[] {
  const { analysis } = results;
  return [
    combinationsTable(analysis),
    ...(results.bentAbout === "y" ? [] : [segmentsTable(results), segmentCombinations(results)]),
    reactionsTable(analysis),
    factoredReactionsTable(analysis),
    ...(results.sideways ? sidewaysTables(results.sideways) : []),
    ...(results.changes.length > 0 ? [sectionChangeTable(analysis, results.changes)] : []),
    quantitiesTable(results),
  ];
}

/** The reactions of what holds a beam sideways, as those of its supports. */
function sidewaysTables(analysis: Analysis): readonly ResultTable[] {
  return [reactionsTable(analysis), factoredReactionsTable(analysis)].map((table) => ({
    ...table,
    id: `sideways-${table.id}`,
    title: `Minor-axis ${table.title.charAt(0).toLowerCase()}${table.title.slice(1)}`,
    tab: "Reactions",
  }));
}
