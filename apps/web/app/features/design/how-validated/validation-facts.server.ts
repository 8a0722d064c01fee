import actionCounts from "@kingpost/actions/validation-counts.json" with { type: "json" };
import capacityCounts from "@kingpost/as4100/validation-counts.json" with { type: "json" };
import { STEEL_BEAM } from "@kingpost/design/steel-beam";

/** One line of the table of comparisons. */
export interface ComparedTopic {
  readonly title: string;
  readonly places: string;
  readonly compared: number;
  readonly agree: number;
  readonly explained: number;
  readonly conflicting: number;
  /** %, where it is more than the digits of the published values allow. */
  readonly largestDifference: string;
}

/** What the page on the validation of Steel Beam shows: counts that the tests hold to the engine. */
export function validationFacts() {
  const { engine, edition, scope } = STEEL_BEAM;
  const { topics, remarks } = capacityCounts.beams;
  const capacities = capacityCounts.rows;
  const sum = (count: "compared" | "agree" | "explained") =>
    capacities.reduce((total, row) => total + row[count], 0);
  return {
    engine,
    edition,
    scope,
    remarks,
    topics: [
      {
        title: "Combinations and combination factors",
        places: "AS/NZS 1170.0 Clauses 4.2.2, 4.3, Table 4.1",
        ...actionCounts.combinations,
        conflicting: 0,
        largestDifference: "",
      },
      {
        title: "Beam analysis",
        places: "Closed forms",
        ...actionCounts.analysis,
        conflicting: 0,
        largestDifference: "0.01",
      },
      {
        title: "Section capacities of the catalogue",
        places: "AS 4100 Sections 5, 6, 7",
        compared: sum("compared"),
        agree: sum("agree"),
        explained: sum("explained"),
        conflicting: 0,
        largestDifference: "",
      },
      ...topics.map((topic) => ({
        ...topic,
        places: `AS 4100 ${topic.places}`,
        largestDifference: topic.explained > 0 ? String(topic.largestDifference) : "",
      })),
    ] satisfies readonly ComparedTopic[],
  };
}
