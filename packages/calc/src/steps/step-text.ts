import { shownNumber } from "../expression/print.ts";
import { shownNumberText } from "../expression/text-printer.ts";
import { formulaText } from "../expression/views.ts";
import { markedSymbol } from "../math-text/views.ts";
import { workingNumber, workingNumberText } from "../number-format.ts";
import type { Reference } from "../reference.ts";
import { fromBase, type UnitName } from "../unit/units.ts";
import type { FormulaStep, RuleStep, Step } from "./step.ts";

/** A step in lines of text, an underscore before each subscript: plain data for the API, a worker and the PDF. */
export interface StepText {
  readonly id: string;
  readonly kind: "formula" | "rule";
  readonly symbol: string;
  readonly title: string;
  readonly reference: Reference;
  /** The formula with its symbols; of a rule, the table or case of the clause. */
  readonly formula: string;
  /** The formula with the value and unit of every symbol; of a rule, why it gives this value. */
  readonly substituted: string;
  /** In base units, unrounded. */
  readonly value: number;
  /** `value` in `unit`, five figures. */
  readonly shown: string;
  readonly unit: UnitName;
}

export function stepText(step: FormulaStep | RuleStep): StepText {
  const { id, kind, value } = step;
  const { title, reference, result } = kind === "formula" ? step.formula : step.rule;
  return {
    id,
    kind,
    symbol: markedSymbol(result.text),
    title,
    reference,
    ...lines(step),
    value,
    shown: workingNumberText(workingNumber(fromBase(value, result.unit))),
    unit: result.unit,
  };
}

/** The text of every step; headings have none. */
export function stepTexts(steps: readonly Step[]): readonly StepText[] {
  return steps.flatMap((step) => (step.kind === "heading" ? [] : [stepText(step)]));
}

function lines(step: FormulaStep | RuleStep): Pick<StepText, "formula" | "substituted"> {
  if (step.kind === "rule") return { formula: step.rule.rule, substituted: step.because };
  const tree = step.formula.tree();
  return { formula: formulaText(tree), substituted: formulaText(tree, step.values) };
}

/** `α_s = 0.6 × (…) = 0.40249`: one line for a log, a failing test or a plain report. */
export function stepLine(step: FormulaStep | RuleStep): string {
  const { symbol, formula, substituted, value, unit } = stepText(step);
  const result = shownNumberText(shownNumber(value, unit));
  return [symbol, formula, substituted, result].join(" = ");
}
