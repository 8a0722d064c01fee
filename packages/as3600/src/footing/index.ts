export {
  FOOTING_SIDES,
  type FootingSide,
  greatestMoments,
  greatestShears,
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
export { SOIL_PRESSURE } from "./pressure-formulas.ts";
export {
  ALLOWABLE_PRESSURE,
  DOWN_PRESSURE,
  PASSIVE_FORCE,
  PUNCHING_FORCE,
  REMOVED_PRESSURE,
  SECTION_MOMENT,
  SECTION_SHEAR,
  SLIDING_RESISTANCE,
  ULTIMATE_PRESSURE,
} from "./soil-formulas.ts";
export {
  bearingWithDowels,
  FOOTING_SPACING,
  LEAST_PLAIN_DEPTH,
  minimumFootingSteel,
  PLAIN_SHEAR_AT,
  type PlainSection,
  plainBending,
  plainDepth,
  plainPunching,
  plainShear,
  starterTension,
} from "./strength.ts";
export { type FootingActions, type Underside, type UndersideCase, undersideAction } from "./underside.ts";
