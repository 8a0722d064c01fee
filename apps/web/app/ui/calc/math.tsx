import { type Expression, formulaMathml, type MathNode } from "@kingpost/calc";
import { createElement, type ReactNode } from "react";
import "./math.css";

/** A formula, set and read aloud by the browser. */
export function MathFormula({ tree }: { readonly tree: Expression }): ReactNode {
  return <MathView node={formulaMathml(tree)} />;
}

/** The content of a formula, with symbols or values. */
export function MathView({ node }: { readonly node: MathNode }): ReactNode {
  return createElement("math", null, element(node));
}

function element({ tag, children, attributes }: MathNode): ReactNode {
  const content = typeof children === "string" ? [children] : children.map(element);
  return createElement(tag, attributes, ...content);
}
