export {
  FOOTING_SIDES,
  type FootingSide,
  greatestMoments,
  isAlongX,
  type NetPressure,
  netForceOutside,
  type SectionActions,
  sectionActions,
} from "./net-pressure.ts";
export {
  equalSquare,
  type FootingColumn,
  type FootingPerimeter,
  footingPerimeters,
  loadedBox,
} from "./perimeters.ts";
export { type Box, boxOf, boxPolygon, clip, type FootingPlan, type Polygon } from "./plan.ts";
export {
  effectivePressure,
  isBalanced,
  pressureAt,
  type SoilPressure,
  soilPressure,
  type UndersideAction,
} from "./pressure.ts";
export { ECCENTRICITY, SOIL_PRESSURE, UNDERSIDE_FORCE } from "./pressure-formulas.ts";
