export { axialBendingCheck } from "./axial-bending.ts";
export {
  ALPHA_N_DIV,
  BIAXIAL_PHI,
  type BiaxialActions,
  type BiaxialSurface,
  biaxialContour,
  biaxialExponent,
  biaxialSum,
  biaxialSurface,
  type MomentPair,
  rigorousRatio,
  surfaceCurves,
} from "./biaxial.ts";
export { type ColumnAxis, type ColumnCase, columnChecks } from "./column-checks.ts";
export {
  type ConfinedCore,
  type ConfinementRegion,
  calculatedSpacing,
  confinementSpacing,
  confiningPressure,
  deemedSpacing,
  isSpecialRegion,
  joinedRegions,
  NO_SPECIAL_REGIONS,
  type SpecialRegions,
  specialRegionLength,
  specialRegions,
} from "./confinement.ts";
export {
  type ColumnDetails,
  detailingChecks,
  fitmentSpacing,
  leastFitment,
  restraintForce,
} from "./detailing.ts";
export {
  BEAM_FACTORS,
  effectiveLengthFactor,
  endRestraint,
  FOOTING_RESTRAINT,
  IDEAL_FACTORS,
} from "./effective-length.ts";
export {
  bucklingLoad,
  type ColumnPlane,
  type ColumnSway,
  designMomentOf,
  effectiveLength,
  endMomentRatio,
  isShortColumn,
  momentMagnifier,
  shortLimit,
  slendernessRatio,
  swayMagnifier,
} from "./slenderness.ts";
export {
  type AxisStrength,
  axisStrength,
  type ControlPoint,
  type CurvePoint,
  curvePoint,
  decompressionDepth,
  designMoment,
  designMomentOnRay,
  designSquash,
  interactionCurve,
  leastMoment,
  pointAtForce,
  pointOnRay,
  squashStrength,
} from "./strength.ts";
