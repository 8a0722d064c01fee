import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyExpression, VALUES } from "../../testing/any-expression.ts";
import { evaluateTree } from "../../testing/evaluate-tree.ts";
import { markupOf } from "../../testing/markup-of.ts";
import { workLine } from "../../testing/read-line.ts";
import type { MathNode } from "../math-text/mathml.ts";
import { formulaBox } from "./formula-box.ts";
import { symbol } from "./symbol.ts";
import { type Expression, TREES } from "./tree.ts";
import { formulaMathml, formulaText } from "./views.ts";

const { constant, times, over, plus, minus, square, power, sqrt, abs, min, max, when, isAtMost } = TREES;
const node = (name: string, notation: string): Expression => ({
  kind: "symbol",
  name,
  symbol: symbol(notation),
});
const [A, B, C] = [node("a", "alpha_a"), node("b", "b"), node("c", "c")];

/** Equal but for the order of roundings; what overflows is left out. */
function expectAlike(found: number, expected: number, line: string): void {
  fc.pre(Math.abs(expected) < 1e200 && Math.abs(expected) > 1e-200);
  expect(Math.abs(found / expected - 1), line).toBeLessThan(1e-6);
}

describe("the line of a formula", () => {
  test.each<[Expression, string]>([
    [times(over(A, B), C), "(α_a / b) × c"],
    [over(times(A, B), C), "α_a × b / c"],
    [over(A, times(B, C)), "α_a / (b × c)"],
    [over(A, over(B, C)), "α_a / (b / c)"],
    [minus(A, plus(B, C)), "α_a − (b + c)"],
    [minus(minus(A, B), C), "α_a − b − c"],
    [times(plus(A, B), C), "(α_a + b) × c"],
    [square(over(A, constant(90))), "(α_a / 90)²"],
    [power(A, constant(1.4)), "α_a^1.4"],
    [power(A, plus(B, constant(1))), "α_a^(b + 1)"],
    [square(sqrt(A)), "(√(α_a))²"],
    [times(constant(-0.5), A), "(−0.5) × α_a"],
    [min(A, times(B, C)), "min(α_a, b × c)"],
    [max(A, B, C), "max(α_a, b, c)"],
    [abs(minus(A, B)), "|α_a − b|"],
    [over(A, constant(250, "MPa")), "α_a / 250 MPa"],
    [when(isAtMost(A, constant(13.5)), constant(1), B), "1 if α_a ≤ 13.5; otherwise b"],
    [times(A, when(isAtMost(A, B), constant(1), C)), "α_a × (1 if α_a ≤ b; otherwise c)"],
  ])("%# is %s", (tree, text) => {
    expect(formulaText(tree)).toBe(text);
  });

  test("has the values with their units in the places of the symbols", () => {
    const tree = over(square({ kind: "symbol", name: "l", symbol: symbol("l_e", "mm") }), {
      kind: "symbol",
      name: "i",
      symbol: symbol("I_y", "mm⁴"),
    });
    expect(formulaText(tree, VALUES)).toBe("(5820 mm)² / (9.6 × 10⁶ mm⁴)");
    expect(() => formulaText(tree, { l: 1 })).toThrow("no value for i");
  });

  test("gives the value of its tree when it is worked as arithmetic, whatever the tree", () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const line = formulaText(tree, VALUES);
        expectAlike(workLine(line), evaluateTree(tree, VALUES), line);
      }),
      { numRuns: 200 },
    );
  });
});

describe("MathML", () => {
  test("gives the value of its tree when what is seen is worked as arithmetic, whatever the tree", () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const seen = linear(formulaMathml(tree, VALUES));
        expectAlike(workLine(seen), evaluateTree(tree, VALUES), seen);
      }),
      { numRuns: 200 },
    );
  });

  test("sets fractions and roots", () => {
    expect(markupOf(formulaMathml(times(over(A, B), sqrt(C))))).toBe(
      '<mrow><mfrac><msub><mi>α</mi><mi mathvariant="normal">a</mi></msub><mi>b</mi></mfrac><mo>×</mo><msqrt><mi>c</mi></msqrt></mrow>',
    );
  });

  test("sets the exponent of a symbol above its subscript", () => {
    expect(markupOf(formulaMathml(square(A)))).toBe(
      '<msubsup><mi>α</mi><mi mathvariant="normal">a</mi><mn>2</mn></msubsup>',
    );
  });
});

/** What a reader sees, in one line: a fraction, a root and a raised exponent hold their parts together, a row does not. */
function linear({ tag, children }: MathNode): string {
  if (typeof children === "string") {
    if (tag === "mtext") return children.replace("\u00a0", " ");
    if (tag === "mo")
      return "+−×<≤".includes(children) ? ` ${children} ` : children.replace(",", ", ").replace("\u2061", "");
    return children;
  }
  const parts = children.map(linear);
  const [first = "", second = ""] = parts;
  switch (tag) {
    case "mfrac":
      return `((${first}) / (${second}))`;
    case "msqrt":
      return `√(${parts.join("")})`;
    case "msup":
      return first === "10" ? `10${"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(second)]}` : `${first}^(${second})`;
    case "mtable":
      return parts.join("; ");
    case "mtr":
      return second === "otherwise" ? `otherwise ${first}` : `${first} if ${second.replace(/^if /, "")}`;
    default:
      return parts.join("").replace(/^\{/, "");
  }
}

describe("the box of a formula", () => {
  const type = { widthOf: (text: string, size: number) => text.length * size * 0.5, size: 10 };

  test("stacks a fraction about its bar", () => {
    const box = formulaBox(over(A, B), type);
    const bar = box.items.find((item) => item.kind === "line");
    const at = (text: string) => box.items.find((item) => item.kind === "text" && item.text === text);
    const [above, below] = [at("α"), at("b")];
    if (bar?.kind !== "line" || above?.kind !== "text" || below?.kind !== "text")
      throw new Error("A part is missing.");
    const height = bar.points[0]?.[1] ?? Number.NaN;
    expect(above.y).toBeLessThan(height);
    expect(below.y).toBeGreaterThan(height);
  });

  test("has brackets as tall as what they hold", () => {
    const { items } = formulaBox(square(over(A, B)), type);
    const texts = items.flatMap((item) => (item.kind === "text" ? [item] : []));
    const bracket = texts.find(({ text }) => text === "(");
    const inner = texts.filter(({ text }) => text === "α" || text === "b");
    if (!bracket || inner.length !== 2) throw new Error("A part is missing.");
    // A letter reaches from about 0.7 of its size above the baseline to 0.2 below.
    for (const { y, size } of inner) {
      expect(bracket.y - 0.72 * bracket.size).toBeLessThanOrEqual(y - 0.7 * size);
      expect(bracket.y + 0.22 * bracket.size).toBeGreaterThanOrEqual(y + 0.2 * size);
    }
  });

  test("holds everything it draws and shows all the text, whatever the tree", () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const box = formulaBox(tree, type, VALUES);
        for (const item of box.items) {
          const ys = item.kind === "text" ? [item.y] : item.points.map(([, y]) => y);
          const xs =
            item.kind === "text"
              ? [item.x, item.x + type.widthOf(item.text, item.size)]
              : item.points.map(([x]) => x);
          for (const y of ys) expect(-box.ascent - 1e-6 <= y && y <= box.descent + 1e-6).toBe(true);
          for (const x of xs) expect(x >= -1e-6 && x <= box.width + 1e-6).toBe(true);
        }
      }),
    );
  });
});
