import fc from "fast-check";
import { symbol } from "../src/expression/symbol.ts";
import { type Expression, TREES } from "../src/expression/tree.ts";
import { evaluateTree } from "./evaluate-tree.ts";

/** Symbols of every kind of value that a line shows: pure, negative, with a unit, long. */
export const VALUES = { a: 2.5, b: -0.75, m: 141_580_000, l: 5820, i: 9_600_000 } as const;
const SYMBOLS = {
  a: symbol("alpha_a"),
  b: symbol("b"),
  m: symbol("M_o", "kNm"),
  l: symbol("l_e", "mm"),
  i: symbol("I_y", "mm⁴"),
} as const;

const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc
    .constantFrom(...Object.entries(SYMBOLS))
    .map(([name, symbol]) => ({ kind: "symbol", name, symbol }) as const),
  fc.constantFrom(-3, 0.6, 2, 90, 250_000).map((value) => TREES.constant(value)),
  fc.constant(TREES.constant(250, "MPa")),
  fc.constant(TREES.pi),
);

/** Any tree, whether or not its units balance: for the views, which show every tree. */
export const anyExpression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression }>((tie) => {
  const node = tie("node");
  const branch = (build: (a: Expression, b: Expression) => Expression) =>
    fc.tuple(node, node).map(([a, b]) => build(a, b));
  return {
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      branch((a, b) => TREES.plus(a, b)),
      branch(TREES.minus),
      branch((a, b) => TREES.times(a, b)),
      branch(TREES.over),
      branch((a, b) => TREES.min(a, b)),
      branch((a, b) => TREES.max(a, b)),
      node.map(TREES.square),
      node.map((base) => TREES.power(base, TREES.constant(3))),
      node.map((of) => TREES.sqrt(TREES.abs(of))),
      node.map(TREES.abs),
      // The cosine of a large angle depends on its last digit.
      node.filter((angle) => Math.abs(evaluateTree(angle, VALUES)) < 1e4).map(TREES.cos),
      fc
        .tuple(node, node, node, node)
        .map(([a, b, c, d]) => TREES.when(TREES.isLess(a, b), c, TREES.when(TREES.isAtMost(b, c), d, a))),
    ),
  };
}).node;
