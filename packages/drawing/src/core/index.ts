// The DXF writer is not here: ./dxf.ts is loaded with a drawing's file, on demand.
export { boundsOf } from "./bounds.ts";
export * from "./dimension-lines.ts";
export * from "./geometry.ts";
export { hatchLines } from "./hatch.ts";
export * from "./path-data.ts";
export { penOf } from "./pen.ts";
export type * from "./scene-items.ts";
export { itemNode, reactAttributes, type SvgNode } from "./svg-tree.ts";
export { symbolRuns, textBox, textItem, textWidth } from "./text.ts";
export { LIGHT, strokes } from "./theme.ts";
