import actionCounts from "@kingpost/actions/validation-counts.json" with { type: "json" };
import capacityCounts from "@kingpost/as4100/validation-counts.json" with { type: "json" };

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

type Count = "compared" | "agree" | "explained";

const sum = (count: Count) => capacityCounts.rows.reduce((total, row) => total + row[count], 0);

export const COMBINATIONS: ComparedTopic = {
  title: "Combinations and combination factors",
  places: "AS/NZS 1170.0 Clauses 4.2.2, 4.3, Table 4.1",
  ...actionCounts.combinations,
  conflicting: 0,
  largestDifference: "",
};

export const BEAM_ANALYSIS: ComparedTopic = {
  title: "Beam analysis",
  places: "Closed forms",
  ...actionCounts.analysis,
  conflicting: 0,
  largestDifference: "0.01",
};

export const SECTION_CAPACITIES: ComparedTopic = {
  title: "Section capacities of the catalogue",
  places: "AS 4100 Sections 5, 6, 7",
  compared: sum("compared"),
  agree: sum("agree"),
  explained: sum("explained"),
  conflicting: 0,
  largestDifference: "",
};

/** The topics of the capacities of AS 4100. */
export const topicsOf = ({ topics }: Pick<typeof capacityCounts.beams, "topics">): readonly ComparedTopic[] =>
  topics.map((topic) => ({
    ...topic,
    places: `AS 4100 ${topic.places}`,
    largestDifference: topic.explained > 0 ? String(topic.largestDifference) : "",
  }));

export const FORMULAS_WORKED_AGAIN =
  "Every formula on screen is worked again, as arithmetic, by a separate parser: the substituted line gives the result shown. The units of every formula balance.";
export const SAME_NUMBERS =
  "The page, the API and the command line give the same numbers. Every input at its limits gives a result or a reason.";

/** What a module is compared with: counts that the tests hold to the engine. */
export interface ModuleValidation {
  readonly topics: readonly ComparedTopic[];
  readonly remarks: typeof capacityCounts.beams.remarks;
  readonly secondOpinions: readonly string[];
}
