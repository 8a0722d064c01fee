import { fromBase } from "@kingpost/calc";
import { scaledRows } from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import type { LoadedColumn } from "./form.ts";

/** How the verdict depends on the length and the axial force. `alongOf`: what else of the inputs is along the length, scaled by a factor. */
export const columnStudies = <Inputs extends LoadedColumn>(
  alongOf: (inputs: Inputs, k: number) => Partial<Inputs>,
): readonly Study<Inputs>[] => [
  {
    study: "Length, restraints in proportion",
    axis: "Length (m)",
    scaled: (inputs, k) => ({
      ...inputs,
      length: k * inputs.length,
      transverse: scaledRows(inputs.transverse, k, "z"),
      caseTransverse: scaledRows(inputs.caseTransverse, k, "z"),
      ...alongOf(inputs, k),
    }),
    value: ({ length }, k) => fromBase(k * length, "m"),
  },
  {
    study: "Axial forces and beam reactions",
    axis: "Factor",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "n"),
      caseActions: scaledRows(inputs.caseActions, k, "n"),
      reactions: scaledRows(inputs.reactions, k, "force"),
    }),
    value: (_, k) => k,
  },
];
