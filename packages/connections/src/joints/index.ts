export { type AngleCleat, angleCleatDepth } from "./angle-cleat/angle-cleat.ts";
export * from "./bolts/bolt-group.ts";
export { type EndPlate, endPlateSize } from "./end-plate/end-plate.ts";
export type {
  CutEdge,
  JointActions,
  JointBolt,
  JointBolts,
  JointCheck,
  JointMember,
  JointRow,
  Notch,
  PlateSteel,
  Support,
} from "./joint.ts";
export {
  axialNotLess,
  momentNotLess,
  shearNotLess,
  spliceMoment,
} from "./minimum-actions.ts";
export { type SidePlate, sidePlateEccentricity, sidePlateSize } from "./side-plate/side-plate.ts";
export {
  type WeldActions,
  type WeldForces,
  type WeldSegment,
  type WeldVector,
  weldForces,
  weldProperties,
} from "./welds/weld-group.ts";
