import actionCounts from "@kingpost/actions/validation-counts.json" with { type: "json" };
import capacityCounts from "@kingpost/as4100/validation-counts.json" with { type: "json" };
import type { RunnableModule } from "@kingpost/design";
import { BASEPLATE } from "@kingpost/design/baseplate";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { STEEL_COLUMN } from "@kingpost/design/steel-column";
import type { DesignKind } from "../../../../shared/design-pages.ts";

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

const COMBINATIONS: ComparedTopic = {
  title: "Combinations and combination factors",
  places: "AS/NZS 1170.0 Clauses 4.2.2, 4.3, Table 4.1",
  ...actionCounts.combinations,
  conflicting: 0,
  largestDifference: "",
};

const BEAM_ANALYSIS: ComparedTopic = {
  title: "Beam analysis",
  places: "Closed forms",
  ...actionCounts.analysis,
  conflicting: 0,
  largestDifference: "0.01",
};

const SECTION_CAPACITIES: ComparedTopic = {
  title: "Section capacities of the catalogue",
  places: "AS 4100 Sections 5, 6, 7",
  compared: sum("compared"),
  agree: sum("agree"),
  explained: sum("explained"),
  conflicting: 0,
  largestDifference: "",
};

const topicsOf = ({ topics }: Pick<typeof capacityCounts.beams, "topics">): readonly ComparedTopic[] =>
  topics.map((topic) => ({
    ...topic,
    places: `AS 4100 ${topic.places}`,
    largestDifference: topic.explained > 0 ? String(topic.largestDifference) : "",
  }));

const FORMULAS_WORKED_AGAIN =
  "Every formula on screen is worked again, as arithmetic, by a separate parser: the substituted line gives the result shown. The units of every formula balance.";
const SAME_NUMBERS =
  "The page, the API and the command line give the same numbers. Every input at its limits gives a result or a reason.";

interface ModuleFacts {
  readonly module: RunnableModule;
  readonly topics: readonly ComparedTopic[];
  readonly remarks: typeof capacityCounts.beams.remarks;
  readonly secondOpinions: readonly string[];
}

/** What each module is compared with. */
const FACTS: Readonly<Record<DesignKind, ModuleFacts>> = {
  "steel-beam": {
    module: STEEL_BEAM,
    topics: [COMBINATIONS, BEAM_ANALYSIS, SECTION_CAPACITIES, ...topicsOf(capacityCounts.beams)],
    remarks: capacityCounts.beams.remarks,
    secondOpinions: [
      "Beam analysis: the extremes of 10,000 random beams against 100,000 points each. The largest relative difference is 3 × 10⁻¹³ for shear, moment and rotation, and 1 × 10⁻⁹ for deflection. Random beams are in equilibrium, continuous and reciprocal to 10⁻⁹.",
      FORMULAS_WORKED_AGAIN,
      "Capacities never rise with a longer segment, a higher load or less restraint; ratios are in proportion to the loads; mirrored beams give mirrored results.",
      SAME_NUMBERS,
    ],
  },
  "steel-column": {
    module: STEEL_COLUMN,
    topics: [SECTION_CAPACITIES],
    remarks: [],
    secondOpinions: [
      "Effective lengths, amplification and combined actions: published worked values, and hand calculations.",
      "Combined actions: every capacity and interaction of random columns is worked again in plain arithmetic that shares no code with the engine.",
      FORMULAS_WORKED_AGAIN,
      "Without axial force the capacities are those of bending; they never rise with the axial force in compression. Mirrored moments give mirrored results.",
      SAME_NUMBERS,
    ],
  },
  baseplate: {
    module: BASEPLATE,
    topics: [],
    remarks: [],
    secondOpinions: [
      "Bearing, plate thickness, bearing block, bolts, friction and cone: published worked values, and hand calculations.",
      "Bearing block: force and moment of block and bolts are in equilibrium with the actions of random bases, in arithmetic that shares no code with the engine.",
      FORMULAS_WORKED_AGAIN,
      SAME_NUMBERS,
    ],
  },
};

/** What the page on the validation of a module shows: counts that the tests hold to the engine. */
export function validationFacts(kind: DesignKind) {
  const { module, ...facts } = FACTS[kind];
  const { title, engine, edition, scope } = module;
  return { kind, title, engine, edition, scope, ...facts };
}
