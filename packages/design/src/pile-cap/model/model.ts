import type { Modelled } from "@kingpost/calc";
import type { PileCapInputs } from "../fields.ts";
import { capOf, type PileCapModel } from "./cap.ts";
import { capProblems, earlyProblems, workProblems } from "./problems.ts";

export function model(inputs: PileCapInputs): Modelled<PileCapModel> {
  const early = earlyProblems(inputs);
  if (early.some(({ kind }) => kind === "error")) return { problems: early };
  const made = capOf(inputs);
  const work = workProblems(made);
  // What is too much to calculate is too much to look for its other problems.
  if (work.length > 0) return { problems: [...early, ...work] };
  const problems = [...early, ...capProblems(made)];
  return problems.some(({ kind }) => kind === "error") ? { problems } : { problems, model: made };
}
