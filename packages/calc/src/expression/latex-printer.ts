import { latexSymbol } from "../math-text/views.ts";
import type { Printer } from "./print.ts";

const RELATIONS = { "+": "+", "−": "-", "×": "\\times", "<": "<", "≤": "\\le" } as const;

/** LaTeX with the commands of amsmath, for copying. */
export const LATEX: Printer<string> = {
  isStacked: true,
  number: ({ mantissa, power, suffix }) =>
    [
      mantissa.replace("\u2212", "-").replaceAll("\u202f", "\\,"),
      power === 0 ? "" : ` \\times 10^{${power}}`,
      suffix === "" ? "" : `\\text{${suffix}}`,
    ].join(""),
  pi: "\\pi",
  symbol: ({ text }) => latexSymbol(text),
  row: (left, operator, right) => `${left} ${RELATIONS[operator]} ${right}`,
  fraction: (numerator, denominator) => `\\frac{${numerator}}{${denominator}}`,
  power: (base, exponent) => `{${base}}^{${exponent}}`,
  call: (name, of) => {
    if (name === "sqrt") return `\\sqrt{${of.join()}}`;
    return name === "abs" ? `\\left|${of.join()}\\right|` : `\\${name}\\left(${of.join(", ")}\\right)`;
  },
  brackets: (content) => `\\left(${content}\\right)`,
  cases: (cases, otherwise) => {
    const rows = cases.map(({ value, condition }) => `${value} & \\text{if } ${condition}`);
    return `\\begin{cases} ${[...rows, `${otherwise} & \\text{otherwise}`].join(" \\\\ ")} \\end{cases}`;
  },
};
