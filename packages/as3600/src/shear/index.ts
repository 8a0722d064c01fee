export { type ColumnJoint, jointRatio, jointShearCheck, jointShortfall } from "./column-joint.ts";
export { type Fitments, fitmentArea, legArea } from "./fitments.ts";
export { type FlangeJunction, junctionCheck, junctionOf, junctionStress } from "./flange-junction.ts";
export { hangingCheck } from "./hanging.ts";
export { type LongitudinalCase, longitudinalChecks, longitudinalForce } from "./longitudinal.ts";
export {
  DEEP_BEAM,
  KV_NOFIT_CAP,
  plainShearLimit,
  type ShearActions,
  type ShearMethod,
  type ShearSection,
  type ShearStrength,
  shearDepth,
  shearStrength,
  shearTension,
} from "./shear.ts";
export {
  isCompressedFaceCracked,
  isCracked,
  isCrackedThrough,
  pulledMoment,
  reversedShearCheck,
  type ShearCase,
  shearChecks,
} from "./shear-checks.ts";
export { shearSectionOf } from "./shear-section.ts";
