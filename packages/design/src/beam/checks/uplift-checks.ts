import {
  ACTIONS_EDITION,
  exceeds,
  reactionForce,
  reactions,
  type SupportStability,
  withoutRounding,
} from "@kingpost/actions";
import {
  type Check,
  formatNumber,
  formula,
  limitCheck,
  type Reference,
  type Step,
  StepList,
  standardReferences,
  symbol,
} from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { Analysis } from "../analysis/analysis.ts";
import type { BeamInputs } from "../form/inputs.ts";
import { placeText } from "../text.ts";

const STRENGTH = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

const UPLIFT = symbol("R*_up", "kN");
const NET_UPLIFT = formula({
  id: "uplift",
  title: "Net uplift",
  reference: standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.1"),
  result: UPLIFT,
  symbols: { lifting: symbol("E_{d,dst}", "kN"), holding: symbol("E_{d,stb}", "kN") },
  is: ({ minus }, { lifting, holding }) => minus(lifting, holding),
});
const REACTION = {
  id: "uplift",
  title: "Uplift",
  reference: STRENGTH,
  result: UPLIFT,
  rule: "the negative reaction",
} as const;

/** What a support must hold down. Units N. */
interface Uplift {
  readonly force: number;
  readonly combination: string;
  readonly reference: Reference;
  readonly steps: () => readonly Step[];
}

/** A support that lifts needs a hold-down, which is designed elsewhere: its design capacity is entered. */
export function upliftChecks({ holdDown, holdDownBy }: BeamInputs, analysis: Analysis): Check[] {
  const stability = analysis.stabilityOf(analysis.selfWeight);
  const greatest = Math.max(
    ...stability.map(({ stabilising, destabilising }) => Math.max(stabilising, destabilising)),
    // Couples alone leave forces that are all rounding.
    ...analysis.strength.map((of) => {
      const { min, max } = of.extremes("moment");
      return Math.max(max.value, -min.value) / analysis.beam.length;
    }),
    ...analysis.strength.flatMap(({ response }) => reactions(response).map(({ force }) => Math.abs(force))),
  );
  return analysis.beam.model.supports.flatMap(({ joint }, at): Check[] => {
    const ofSupport = stability.filter(({ support }) => support === at);
    const worst = worstUplift(analysis, ofSupport, at, greatest);
    if (!worst) return [];
    const { force, combination, reference, steps } = worst;
    const named = {
      id: `uplift/${at + 1}`,
      group: "Strength",
      title: `Hold-down, support ${at + 1}`,
      reference,
      combination,
      location: placeText(analysis.beam.joints[joint] ?? 0),
    };
    if (holdDown > 0) {
      const assumptions = ["The design capacity of the hold-down is entered. It is designed elsewhere."];
      return [
        limitCheck({
          ...named,
          demand: force,
          relation: "≤",
          limit: holdDown,
          unit: "kN",
          steps,
          assumptions,
        }),
      ];
    }
    const shown = formatNumber(force / 1000, { significant: 3 });
    const by = holdDownBy.trim();
    if (by !== "") return [designedElsewhere(named, by, `Design hold-down force ${shown} kN`)];
    return [
      {
        ...named,
        kind: "not covered",
        reason: `The support must hold the beam down with ${shown} kN (${combination}). Enter the design capacity of the hold-down, which is designed elsewhere.`,
      },
    ];
  });
}

/** By AS/NZS 1170.0 Clause 4.2.1, or by a combination of the user that lifts more. `greatest`: of the reactions of all supports, N. */
function worstUplift(
  { strength }: Analysis,
  stability: readonly SupportStability[],
  at: number,
  greatest: number,
): Uplift | undefined {
  let worst: Uplift | undefined;
  for (const { combination, destabilising: lifting, stabilising: holding } of stability) {
    const force = withoutRounding(lifting - holding, greatest);
    if (force <= 0) continue;
    if (worst && !exceeds(force, worst.force)) continue;
    worst = {
      force,
      combination: combination.title,
      reference: combination.clause,
      steps: () => {
        const list = new StepList();
        list.formula(NET_UPLIFT, { lifting, holding });
        return list.steps;
      },
    };
  }
  for (const { name, row, response } of strength) {
    const force = withoutRounding(-reactionForce(response, at), greatest);
    if (force <= 0 || (worst && force <= worst.force * (1 + 1e-9))) continue;
    worst = {
      force,
      combination: name,
      reference: row.combination.clause ?? STRENGTH,
      steps: () => {
        const list = new StepList();
        list.rule(REACTION, force, name);
        return list.steps;
      },
    };
  }
  return worst;
}
