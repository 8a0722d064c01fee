import { itemNode, reactAttributes, type SceneItem, type SvgNode } from "@kingpost/drawing/core";
import { createElement, memo, type ReactNode } from "react";

/** A node of a drawing as React elements. */
export function drawnNode(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { ...reactAttributes(attributes), key }, ...children.map(drawnNode));
}

/** Lines and texts of a drawing, inside an `<svg>`. */
export const SceneItems = memo(function SceneItems({ items }: { readonly items: readonly SceneItem[] }) {
  return <g>{items.map((item, key) => drawnNode(itemNode(item, { theme: undefined }), key))}</g>;
});
