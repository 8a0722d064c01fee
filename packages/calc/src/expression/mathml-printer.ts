import { type MathNode, mathNode, symbolNode } from "../math-text/mathml.ts";
import type { Printer, ShownNumber } from "./print.ts";

const APPLY = mathNode("mo", "\u2061");

const row = (...children: readonly MathNode[]) => mathNode("mrow", children);
const operator = (text: string) => mathNode("mo", text);
const between = (open: string, content: readonly MathNode[], close: string) =>
  row(operator(open), ...content, operator(close));

function numberNode({ mantissa, power, suffix }: ShownNumber): MathNode {
  const number = mathNode("mn", mantissa);
  const parts = [
    number,
    ...(power === 0
      ? []
      : [operator("×"), mathNode("msup", [mathNode("mn", "10"), mathNode("mn", String(power))])]),
    ...(suffix === "" ? [] : [mathNode("mtext", suffix.replace(" ", "\u00a0"))]),
  ];
  return parts.length === 1 ? number : row(...parts);
}

/** The exponent of a symbol is above its subscript. */
function raised(base: MathNode, exponent: MathNode): MathNode {
  const { tag, children } = base;
  if (tag === "msub" && typeof children !== "string") return mathNode("msubsup", [...children, exponent]);
  return mathNode("msup", [base, exponent]);
}

/** MathML Core, which browsers set and screen readers speak. */
export const MATHML: Printer<MathNode> = {
  isStacked: true,
  number: numberNode,
  pi: mathNode("mi", "π"),
  symbol: ({ text }) => symbolNode(text),
  row: (left, sign, right) => row(left, operator(sign), right),
  fraction: (numerator, denominator) => mathNode("mfrac", [numerator, denominator]),
  power: raised,
  call: (name, of) => {
    if (name === "sqrt") return mathNode("msqrt", of);
    if (name === "abs") return between("|", of, "|");
    const listed = of.flatMap((term, at) => (at === 0 ? [term] : [operator(","), term]));
    return row(mathNode("mi", name), APPLY, between("(", listed, ")"));
  },
  brackets: (content) => between("(", [content], ")"),
  cases: (cases, otherwise) => {
    const line = (value: MathNode, ...when: readonly MathNode[]) =>
      mathNode("mtr", [mathNode("mtd", [value]), mathNode("mtd", when)]);
    const rows = cases.map(({ value, condition }) => line(value, mathNode("mtext", "if\u00a0"), condition));
    const table = mathNode("mtable", [...rows, line(otherwise, mathNode("mtext", "otherwise"))]);
    return row(operator("{"), table);
  },
};
