export * from "./bolts/bolt-group.ts";
export { pryingOf } from "./bolts/prying.ts";
export {
  BRACING_CLEAT_ROWS,
  braceBolts,
  bracingCleatChecks,
  bracingCleatDetailing,
  bracingCleatProblems,
  memberEndActions,
} from "./bracing/bracing-checks.ts";
export type { BracingCleat } from "./bracing/bracing-cleat.ts";
export type { JointProblem } from "./detailing/problems.ts";
export * from "./groups/bolt-group-joint.ts";
export * from "./groups/weld-group-joint.ts";
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
export { minimumShearCheck, simpleActions } from "./member-end.ts";
export {
  axialNotLess,
  momentNotLess,
  shearNotLess,
  spliceMoment,
} from "./minimum-actions.ts";
export { rigidActions } from "./moment/flange-force.ts";
export {
  MOMENT_END_PLATE_ROWS,
  momentBolts,
  momentEndPlateChecks,
  momentEndPlateDetailing,
  momentEndPlateProblems,
  momentPlateSize,
} from "./moment/moment-end-plate.ts";
export type {
  ColumnStiffener,
  FlangeWeld,
  MomentColumn,
  MomentEndPlate,
  WeldedMoment,
} from "./moment/moment-joint.ts";
export {
  type MemberWelds,
  momentEndPlateWelds,
  type RigidWelds,
  weldedMomentWelds,
} from "./moment/weld-forces.ts";
export {
  WELDED_MOMENT_ROWS,
  weldedMomentChecks,
  weldedMomentDetailing,
  weldedMomentProblems,
} from "./moment/welded-moment.ts";
export {
  PIN_ROWS,
  type PinJoint,
  type PinPlate,
  pinChecks,
  pinDetailing,
  pinProblems,
} from "./pin/pin.ts";
export { staggeredNetArea } from "./plies/plate.ts";
export { type AngleCleat, angleCleatDepth } from "./simple/angle-cleat/angle-cleat.ts";
export {
  ANGLE_CLEAT_ROWS,
  angleCleatChecks,
  supportPoints,
  supportTension,
} from "./simple/angle-cleat/angle-cleat-checks.ts";
export { angleCleatDetailing, angleCleatProblems } from "./simple/angle-cleat/angle-cleat-detailing.ts";
export { type EndPlate, endPlateSize } from "./simple/end-plate/end-plate.ts";
export { END_PLATE_ROWS, endPlateChecks, endPlateStub } from "./simple/end-plate/end-plate-checks.ts";
export { endPlateDetailing, endPlateProblems } from "./simple/end-plate/end-plate-detailing.ts";
export { type SidePlate, sidePlateEccentricity, sidePlateSize } from "./simple/side-plate/side-plate.ts";
export { forcesOnWeb, SIDE_PLATE_ROWS, sidePlateChecks } from "./simple/side-plate/side-plate-checks.ts";
export { sidePlateDetailing, sidePlateProblems } from "./simple/side-plate/side-plate-detailing.ts";
export {
  BOLTED_SPLICE_ROWS,
  boltedSpliceChecks,
  boltedSpliceDetailing,
  boltedSpliceProblems,
  flangeBoltForces,
  flangeBolts,
  webActions as spliceWebActions,
} from "./splice/bolted-splice.ts";
export type { BoltedSplice, SplicePlace, WeldedSplice } from "./splice/splice.ts";
export { spliceActions } from "./splice/splice-actions.ts";
export {
  WELDED_SPLICE_ROWS,
  weldedSpliceChecks,
  weldedSpliceDetailing,
  weldedSpliceProblems,
  weldedSpliceWelds,
} from "./splice/welded-splice.ts";
export {
  type WeldActions,
  type WeldForces,
  type WeldSegment,
  type WeldVector,
  weldForces,
  weldProperties,
} from "./welds/weld-group.ts";
export { weldGroupCheck } from "./welds/weld-group-check.ts";
