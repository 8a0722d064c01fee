export { uncoveredAnchorage } from "./anchorage.ts";
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
export { baseForces, bearingMoment, isBalanced, MOST_BIAXIAL, momentRatio } from "./base-forces.ts";
export { baseMoment } from "./base-moment.ts";
export { BASE_LIMITS, type BaseProblem, baseProblem } from "./base-problem.ts";
export { designBoltShear, designBoltTension } from "./bolt.ts";
export {
  type AnchorHole,
  anchorHole,
  BOLT_GRADES,
  BOLT_SIZES,
  type BoltGrade,
  type BoltSize,
  boltDimensions,
  standardHole,
} from "./bolt-table.ts";
export { designBearingStress, designConcreteBearing } from "./concrete-bearing.ts";
export { detailingChecks } from "./detailing.ts";
export { GROUT_METHODS } from "./grout.ts";
export { requiredBearingThickness, requiredTensionThickness } from "./plate.ts";
export { BASE_REFERENCES } from "./references.ts";
export { type ShearPath, shearPath } from "./shear-transfer.ts";
export { PHI_FRICTION } from "./shear-transfer-formulas.ts";
export {
  type Overturning,
  overturningCheck,
  overturningRatio,
  type Uplift,
  upliftCheck,
} from "./stability.ts";
export { baseWeldForce, designFillet, leastFilletLeg } from "./weld.ts";
