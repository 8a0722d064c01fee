export { type AnchorHole, anchorHole } from "./anchor-hole.ts";
export { ANCHOR_CHECKS } from "./anchorage/anchor-checks.ts";
export { anchorBasisCheck, anchorDetailing } from "./anchorage/anchor-detailing.ts";
export { type BoltForces, boltForces, tensionAnchors } from "./anchorage/anchor-loads.ts";
export { uncoveredAnchorage } from "./anchorage/uncovered.ts";
export type * from "./base.ts";
export {
  baseShearCheck,
  baseWeldCheck,
  bearingMomentCheck,
  boltBendingCheck,
  boltInteractionCheck,
  boltTensionCheck,
  boltWeldCheck,
  concreteBearingCheck,
  coneCheck,
  keyPlateCheck,
  keyWeldCheck,
  plateBearingCheck,
  plateTensionCheck,
} from "./base-checks.ts";
export { baseMoment } from "./base-moment.ts";
export { BASE_LIMITS, type BaseProblem, baseProblem } from "./base-problem.ts";
export { detailingChecks } from "./detailing.ts";
export { baseForces, bearingMoment, isBalanced, MOST_BIAXIAL, momentRatio } from "./forces/base-forces.ts";
export { designBearingStress, designConcreteBearing } from "./forces/concrete-bearing.ts";
export { requiredBearingThickness, requiredTensionThickness } from "./plate/plate.ts";
export { baseWeldForce } from "./plate/weld.ts";
export { BASE_REFERENCES } from "./references.ts";
export { GROUT_METHODS } from "./shear/grout.ts";
export {
  aboutCentre,
  actionsOnPlate,
  designFriction,
  designKeyBearing,
  requiredKeyThickness,
  type ShearPath,
  shearForce,
  shearPath,
  withKeyMoment,
} from "./shear/shear-transfer.ts";
export { PHI_FRICTION } from "./shear/shear-transfer-formulas.ts";
export {
  type Overturning,
  overturningCheck,
  overturningRatio,
  type Uplift,
  upliftCheck,
} from "./stability.ts";
