import { reactionForce } from "@kingpost/actions";
import { hangingCheck } from "@kingpost/as3600";
import type { Check } from "@kingpost/calc";
import type { ConcreteBeamModel } from "../model/model.ts";
import { actionAt } from "./place.ts";

/**
 * Hanging bars for the greatest reaction of each support, either way, on the beams that support this one; none where it is supported from
 * below. The bars that are entered are those of each junction.
 */
export function hangingChecks({ inputs, supports, analysis }: ConcreteBeamModel): readonly Check[] {
  if (inputs.support !== "indirect") return [];
  return supports.flatMap(({ at, x }) => {
    const [greatest] = analysis.strength
      .map((of) => ({ x, of, value: Math.abs(reactionForce(of.response, at)) }))
      .toSorted((a, b) => b.value - a.value);
    if (!greatest || greatest.value <= 0) return [];
    return hangingCheck(
      { reaction: greatest.value, provided: inputs.hangingBars, fsyf: inputs.fsyf },
      {
        id: `hanging/${at + 1}`,
        title: `Hanging bars, support ${at + 1}`,
        action: actionAt("reaction", greatest),
      },
    );
  });
}
