export { bracketedRoot } from "./bracketed-root.ts";
export {
  areaBeyond,
  barArea,
  type CrackedSection,
  crackedSection,
  plasticCentroid,
  type TransformedSection,
  transformedSection,
} from "./elastic.ts";
export { type Point, type Region, type RegionProperties, regionOf, regionProperties } from "./region.ts";
export {
  type Bar,
  BOTTOM,
  type ConcreteSection,
  partWithin,
  type SectionView,
  TOP,
  viewAlong,
} from "./section-view.ts";
export { circle, circleRing, type FlangedShape, flanged, rectangle } from "./shapes.ts";
export {
  axialForce,
  type BarState,
  neutralAxisAt,
  resultantOf,
  type SectionLaws,
  type SectionState,
  stateOf,
  ultimatePlane,
} from "./strain-compatibility.ts";
export { type ConcreteLaw, curveLaw, linearLaw, type SteelLaw, steelStress, stressBlock } from "./stress.ts";
