import { checkUnits } from "../src/expression/balance.ts";
import { shownNumber } from "../src/expression/print.ts";
import { shownNumberText } from "../src/expression/text-printer.ts";
import type { FormulaStep, Step } from "../src/steps/step.ts";
import { stepText } from "../src/steps/step-text.ts";
import { evaluateTree } from "./evaluate-tree.ts";
import { workLine } from "./read-line.ts";

/** Two orders of the same operations, in display units and in base units. */
const ROUNDING = 1e-9;
/** Values are shown to five figures; `1 − √(1 − x)` loses some of them. */
const FIVE_FIGURES = 2e-3;

/**
 * Checks every step of a derivation: its id is unique, its units balance, its tree gives its value to the last bit, and its
 * substituted line, worked as arithmetic, gives what the tree gives for the values shown. That is the value itself within
 * `tolerance`, a fraction of it.
 *
 * Errors   Error naming the step
 */
export function checkSteps(steps: readonly Step[], tolerance = FIVE_FIGURES): void {
  const ids = new Set<string>();
  for (const step of steps) {
    if (ids.has(step.id)) throw new Error(`Two steps have the id ${step.id}.`);
    ids.add(step.id);
    if (step.kind === "formula") checkFormulaStep(step, tolerance);
  }
}

function checkFormulaStep(step: FormulaStep, tolerance: number): void {
  const { id, formula, values, value } = step;
  checkUnits(formula);
  const tree = formula.tree();
  const fromTree = evaluateTree(tree, values);
  if (fromTree !== value) throw new Error(`${id} is ${value}; its tree gives ${fromTree}.`);
  const line = stepText(step).substituted;
  const worked = workLine(line);
  const ofShown = evaluateTree(tree, shownValues(step));
  if (Math.abs(worked - ofShown) > ROUNDING * Math.abs(ofShown)) {
    throw new Error(
      `${id}: the line "${line}" gives ${worked}; the tree gives ${ofShown} for the values shown.`,
    );
  }
  if (Math.abs(worked - value) > tolerance * Math.abs(value)) {
    throw new Error(`${id} is ${value}; its line "${line}" gives ${worked}.`);
  }
}

/** The values as far as the line shows them, in base units. */
function shownValues({ formula, values }: FormulaStep): Readonly<Record<string, number>> {
  const shown = Object.entries(formula.symbols).map(([name, { unit }]) => {
    return [name, workLine(shownNumberText(shownNumber(values[name] ?? Number.NaN, unit)))];
  });
  return Object.fromEntries(shown);
}
