import { checkUnits } from "../src/expression/balance.ts";
import { shownNumber } from "../src/expression/print.ts";
import type { SymbolDefinition } from "../src/expression/symbol.ts";
import { shownNumberText } from "../src/expression/text-printer.ts";
import type { FormulaStep, Step } from "../src/steps/step.ts";
import { stepText } from "../src/steps/step-text.ts";
import { evaluateTree } from "./evaluate-tree.ts";
import { workLine } from "./read-line.ts";

/** Two orders of the same operations, in display units and in base units. */
const ROUNDING = 1e-9;
/** Half a unit in the last of five figures, as a fraction of the least number that has them: 1.0000. */
const FIVE_FIGURES = 0.5e-4 * (1 + ROUNDING);

/**
 * Checks every step of a derivation: its id is unique, its units balance, its tree gives its value to the last bit, its
 * symbols and its result are shown to five figures, and its substituted line, worked as arithmetic, gives what the tree gives
 * for the values shown.
 *
 * Errors   Error naming the step
 */
export function checkSteps(steps: readonly Step[]): void {
  const ids = new Set<string>();
  for (const step of steps) {
    if (ids.has(step.id)) throw new Error(`Two steps have the id ${step.id}.`);
    ids.add(step.id);
    if (step.kind === "formula") checkFormulaStep(step);
  }
}

/** The values with which a formula was checked: many derivations have the same step. At most so many of a formula. */
const checked = new WeakMap<FormulaStep["formula"], Set<string>>();
const MOST = 2000;

function checkFormulaStep(step: FormulaStep): void {
  const { formula, values, value } = step;
  const known = checked.get(formula) ?? new Set<string>();
  const key = JSON.stringify([value, values]);
  if (known.has(key)) return;
  // Whatever its values.
  if (known.size === 0) checkUnits(formula);
  checkLine(step);
  if (known.size === MOST) known.clear();
  checked.set(formula, known.add(key));
}

function checkLine(step: FormulaStep): void {
  const { id, formula, values, value } = step;
  const tree = formula.tree();
  const fromTree = evaluateTree(tree, values);
  if (fromTree !== value) throw new Error(`${id} is ${value}; its tree gives ${fromTree}.`);
  asShown(value, formula.result, `The result of ${id}`);
  const line = stepText(step).substituted;
  const worked = workLine(line);
  const ofShown = evaluateTree(tree, shownValues(step));
  if (Math.abs(worked - ofShown) > ROUNDING * Math.abs(ofShown)) {
    throw new Error(
      `${id}: the line "${line}" gives ${worked}; the tree gives ${ofShown} for the values shown.`,
    );
  }
}

/** The values as far as the line shows them, in base units. */
function shownValues({ id, formula, values }: FormulaStep): Readonly<Record<string, number>> {
  const shown = Object.entries(formula.symbols).map(([name, symbol]) => {
    return [name, asShown(values[name] ?? Number.NaN, symbol, `${name} of ${id}`)];
  });
  return Object.fromEntries(shown);
}

/** A value read back from its text. Errors: Error where five figures are not all there. */
function asShown(value: number, { unit }: SymbolDefinition, what: string): number {
  const text = shownNumberText(shownNumber(value, unit));
  const read = workLine(text);
  if (Math.abs(read - value) <= FIVE_FIGURES * Math.abs(value)) return read;
  throw new Error(`${what} is ${value}; it is shown as ${text}.`);
}
