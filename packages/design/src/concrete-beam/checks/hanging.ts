import { reactionForce } from "@kingpost/actions";
import { hangingCheck } from "@kingpost/as3600";
import type { Check } from "@kingpost/calc";
import type { ConcreteBeamModel } from "../model/model.ts";
import { actionAt } from "./place.ts";

/** Hanging bars for the greatest reaction on a beam that supports this one; none where it is supported from below. */
export function hangingChecks({ inputs, supports, analysis }: ConcreteBeamModel): readonly Check[] {
  if (inputs.support !== "indirect") return [];
  const pressed = supports.flatMap(({ at, x }) =>
    analysis.strength.map((of) => ({ x, of, value: reactionForce(of.response, at) })),
  );
  const [greatest] = pressed.toSorted((a, b) => b.value - a.value);
  if (!greatest || greatest.value <= 0) return [];
  return [
    hangingCheck(
      { reaction: greatest.value, provided: inputs.hangingBars, fsyf: inputs.fsyf },
      { id: "hanging", title: "Hanging bars at supporting beams", action: actionAt("reaction", greatest) },
    ),
  ];
}
