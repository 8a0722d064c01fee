export {
  type Anchorage,
  type AnchorConcrete,
  type AnchorHead,
  type AnchorProduct,
  type ConcreteEdges,
  edgeDistanceTo,
  type Fastener,
  nearestTo,
  SIDE_NAMES,
  SIDES,
  type Side,
  type TensionAnchor,
} from "./anchor.ts";
export { clustersOf } from "./clusters.ts";
export { cornersOf, rowNearest } from "./tension/blow-out.ts";
export { effectiveEmbedment } from "./tension/cone.ts";
export { projectedSquares, type Rectangle, unionArea, unionRectangles } from "./union-area.ts";
