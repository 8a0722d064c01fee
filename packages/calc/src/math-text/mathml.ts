import type { MathAtom, MathText } from "./math-text.ts";

/** An element of MathML as plain data, so that a page renders it with its own elements. */
export interface MathNode {
  readonly tag: string;
  readonly children: readonly MathNode[] | string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export function mathNode(
  tag: string,
  children: MathNode["children"],
  attributes?: MathNode["attributes"],
): MathNode {
  return attributes ? { tag, children, attributes } : { tag, children };
}

/** The symbol as one element. */
export function symbolNode(symbol: MathText): MathNode {
  const atoms = symbol.map(atomNode);
  const [only] = atoms;
  return atoms.length === 1 && only ? only : mathNode("mrow", atoms);
}

function atomNode({ base, subscript, hasPrime, hasStar }: MathAtom): MathNode {
  const letter = mathNode(base === "/" ? "mo" : "mi", base);
  // A subscript of several letters is upright, as an <mi> of several letters is by itself.
  const below = subscript ? mathNode("mi", subscript, { mathvariant: "normal" }) : undefined;
  const raised = `${hasPrime ? "\u2032" : ""}${hasStar ? "*" : ""}`;
  const above = raised ? mathNode("mo", raised) : undefined;
  if (below && above) return mathNode("msubsup", [letter, below, above]);
  if (below) return mathNode("msub", [letter, below]);
  return above ? mathNode("msup", [letter, above]) : letter;
}
