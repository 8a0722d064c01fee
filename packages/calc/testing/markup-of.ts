import type { MathNode } from "../src/math-text/mathml.ts";

/** An element in markup, which a test can show. */
export function markupOf({ tag, children, attributes = {} }: MathNode): string {
  const start = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const content = typeof children === "string" ? children : children.map(markupOf).join("");
  return `<${tag}${start.join("")}>${content}</${tag}>`;
}
