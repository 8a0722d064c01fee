// The DXF writer is not here: ./dxf.ts is loaded with a drawing's file, on demand.
export { boundsOf } from "./bounds.ts";
export * from "./dimension-lines.ts";
export { drawnSize, type Frame, frameOf } from "./frame.ts";
export * from "./geometry.ts";
export { type HatchLine, hatchLines } from "./hatch.ts";
export { type Moments, momentsOf } from "./moments.ts";
export { aboutCentroid, type Outline } from "./outline.ts";
export * from "./path-data.ts";
export { type Pen, penOf } from "./pen.ts";
export { type Corner, corner, roundedLoop } from "./rounded-loop.ts";
export { scaleBar } from "./scale-bar.ts";
export type * from "./scene-items.ts";
export { escapeXml, renderNode } from "./svg.ts";
export {
  drawingNode,
  groupNode,
  type Ink,
  itemNode,
  node,
  reactAttributes,
  type SvgNode,
} from "./svg-tree.ts";
export { MIDDLE_TO_BASELINE, symbolRuns, textBox, textItem, textWidth } from "./text.ts";
export { LIGHT, strokes, type Theme, themed } from "./theme.ts";
