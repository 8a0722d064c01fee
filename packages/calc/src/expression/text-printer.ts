import { markedSymbol } from "../math-text/views.ts";
import { superscript, workingNumberText } from "../number-format.ts";
import type { Printer, ShownNumber } from "./print.ts";

/** `897 × 10³ mm³`. */
export function shownNumberText(shown: ShownNumber): string {
  return workingNumberText(shown) + shown.suffix;
}

/** One line of Unicode: `ξ × (1 − √(1 − (90 / (ξ × λ))²))`; symbols as `markedSymbol` writes them. */
export const TEXT: Printer<string> = {
  isStacked: false,
  number: shownNumberText,
  pi: "π",
  symbol: ({ text }) => markedSymbol(text),
  row: (left, operator, right) => `${left} ${operator} ${right}`,
  fraction: (numerator, denominator) => `${numerator} / ${denominator}`,
  power: (base, exponent) => base + (superscript(exponent) ?? `^${exponent}`),
  call: (name, of) => {
    if (name === "sqrt") return `√(${of.join()})`;
    return name === "abs" ? `|${of.join()}|` : `${name}(${of.join(", ")})`;
  },
  brackets: (content) => `(${content})`,
  cases: (cases, otherwise) =>
    [...cases.map(({ value, condition }) => `${value} if ${condition}`), `otherwise ${otherwise}`].join("; "),
};
