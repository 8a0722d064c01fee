import { UNITS } from "../unit/units.ts";
import type { Formula } from "./formula.ts";
import { type Printer, print } from "./print.ts";
import type { FunctionName } from "./tree.ts";

const FUNCTIONS: Readonly<Record<FunctionName, string>> = {
  sqrt: "SQRT",
  abs: "ABS",
  min: "MIN",
  max: "MAX",
  sin: "SIN",
  cos: "COS",
  tan: "TAN",
};
const OPERATORS = { "+": "+", "−": "-", "×": "*", "<": "<", "≤": "<=" } as const;

/**
 * A formula for a cell of a workbook, without the leading `=`. Each cell holds a value in the unit of its symbol; so does
 * the result.
 *
 * Shape    `cellOf` gives the address of a symbol by the name of its property: `B4`
 */
export function workbookFormula(
  { tree, result }: Pick<Formula, "tree" | "result">,
  cellOf: (name: string) => string,
): string {
  const printer: Printer<string> = {
    isStacked: false,
    number: ({ mantissa }) => mantissa.replace("\u2212", "-").replaceAll("\u202f", ""),
    pi: "PI()",
    symbol: ({ unit }, name) => {
      const cell = cellOf(name);
      return UNITS[unit].factor === 1 ? cell : `(${cell}*${UNITS[unit].factor})`;
    },
    row: (left, operator, right) => left + OPERATORS[operator] + right,
    fraction: (numerator, denominator) => `${numerator}/${denominator}`,
    power: (base, exponent) => `${base}^${exponent}`,
    call: (name, of) => `${FUNCTIONS[name]}(${of.join(",")})`,
    brackets: (content) => `(${content})`,
    cases: (cases, otherwise) =>
      cases.reduceRight((rest, { value, condition }) => `IF(${condition},${value},${rest})`, otherwise),
  };
  const inBase = print(tree(), printer);
  const { factor } = UNITS[result.unit];
  return factor === 1 ? inBase : `(${inBase})/${factor}`;
}
