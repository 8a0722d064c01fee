import { type Recorder, StepList } from "@kingpost/calc";

/** The value of one step of a calculation. */
export function stepOf(id: string, calculate: (record: Recorder) => unknown): number {
  const list = new StepList();
  calculate(list);
  const step = list.steps.find((one) => one.id === id);
  if (!step || step.kind === "heading") throw new Error(`The calculation has no step ${id}.`);
  return step.value;
}
