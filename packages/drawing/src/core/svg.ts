import type { SvgNode } from "./svg-tree.ts";

/** A tree of SVG elements as text. */
export function renderNode({ tag, attributes, children }: SvgNode): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  const inner = children.map((child) => (typeof child === "string" ? escapeXml(child) : renderNode(child)));
  return inner.length === 0
    ? `<${tag}${list.join("")}/>`
    : `<${tag}${list.join("")}>${inner.join("")}</${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
