import { caseReactions, type ImposedReaction, imposedReactions } from "@kingpost/actions";
import { psiOfCase } from "../frame/actions/strength-cases.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { type CaseActions, caseActions, type Output, type Receiver } from "../frame/passing/output.ts";
import type { Analysis } from "./analysis/analysis.ts";
import { caseOf } from "./analysis/loads.ts";
import { type BeamInputs, supportsOf } from "./form/inputs.ts";

/**
 * The vertical reactions of a beam at its supports, by load case. `analysis` is undefined where the beam cannot be analysed; `none`
 * is why the beam passes on no reaction at all.
 */
export function reactionOutputs(
  inputs: BeamInputs,
  analysis: Analysis | undefined,
  none: string | undefined,
): readonly Output[] {
  const why = (support: number) => {
    if (none !== undefined) return none;
    if (analysis?.beam.model.supports[support]?.rotation !== "free") {
      return "The support also passes on a moment";
    }
    if (supportsOf(inputs).some(({ settlement }) => settlement !== 0)) {
      return "Reactions to settlements are of no load case";
    }
    return undefined;
  };
  const cases = analysis ? caseReactions(analysis, analysis.selfWeight) : [];
  return supportsOf(inputs).map((_, at): Output => {
    const name = `support ${at + 1}`;
    const reason = why(at);
    if (reason !== undefined || !analysis) {
      const message = `${reason}: enter its reactions as numbers.`;
      return {
        kind: "reaction",
        name,
        actions: { kind: "unavailable", code: "no-reaction", message },
        notes: [],
      };
    }
    return {
      kind: "reaction",
      name,
      actions: [
        ...cases
          .filter(({ of }) => of.kind !== "imposed")
          .map(({ of, reactions }) => caseActions(of.id, { n: reactions[at]?.force ?? 0 })),
        ...imposedActions(imposedReactions(analysis, at, inputs.patterns)),
      ],
      notes: [],
      ownSums: inputs.ownCombinations
        .filter(({ limitState }) => limitState === "strength")
        .map(({ sum }) => sum.trim()),
      notPassed:
        inputs.hasRelievingPermanent && inputs.spans.length > 1
          ? ["Its permanent load on relieving spans, 0.9G, is not passed on."]
          : [],
    };
  });
}

/** Greatest and least reaction of each imposed case, as arrangements where it also lifts. */
function imposedActions(all: readonly ImposedReaction[]): readonly CaseActions[] {
  // Imposed loads without a reaction, but for rounding.
  const most = Math.max(...all.map(({ greatest, least }) => Math.max(greatest, -least)));
  const lifts = all.some(({ least }) => -least > ROUNDING * most);
  const row = (arrangement: string, isGreatest: boolean) =>
    all.map(({ of, greatest, least }) =>
      caseActions(of.id, { n: isGreatest ? greatest : least }, { arrangement, psi: psiOfCase(of) }),
    );
  return lifts ? [...row("largest", true), ...row("smallest", false)] : row("", true);
}

/** The share of the greatest reaction that is only rounding. */
const ROUNDING = 1e-9;

/** Reactions of other beams, as point loads. `read`: the inputs, where they can be read. `asks`: the columns that the user chooses. */
export function reactionReceivers(
  read: (raw: RawInputs) => BeamInputs | undefined,
  asks: readonly string[],
): readonly Receiver[] {
  const imposedPsi = (raw: RawInputs, of: string): string | undefined => {
    const id = (["Q", "Q2", "Q3"] as const).find((one) => one === of);
    const inputs = id === undefined ? undefined : read(raw);
    const own = id && inputs && caseOf(id, inputs);
    return own?.kind === "imposed" ? psiOfCase(own) : undefined;
  };
  return [
    {
      table: "pointLoads",
      takes: "reaction",
      label: "Point load of another beam",
      needs: {},
      caseOf: (of) => of,
      isArranged: false,
      psiOf: imposedPsi,
      asks,
      columns: ({ n }) => ({ force: n }),
    },
  ];
}
