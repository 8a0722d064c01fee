import { type Expression, formulaMathml, type MathNode, textRuns } from "@kingpost/calc";
import { createElement, Fragment, type ReactNode } from "react";
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

/** A line of text in which an underscore starts a subscript: `\u03b1_c`, `f_y`. */
export function SubscriptText({ text }: { readonly text: string }): ReactNode {
  // The runs of a text never change their places.
  return textRuns(text).map(({ text: run, style }, at) =>
    style === "subscript" ? <sub key={at}>{run}</sub> : <Fragment key={at}>{run}</Fragment>,
  );
}
