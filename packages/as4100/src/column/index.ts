export {
  type Amplification,
  amplificationFactor,
  amplifiedMoment,
  bracedBucklingLoad,
  type ColumnAxis,
  type EndMoments,
  endMomentRatio,
  type GivenRatio,
  GREATEST_AMPLIFICATION,
  type Sway,
  swayLoadFactors,
} from "./amplification.ts";
export {
  type AngleLegs,
  type AngleStrut,
  type StrutEnds,
  strutCompressionCheck,
  strutEccentricCheck,
  strutEccentricity,
  strutMinorCheck,
  strutSectionCheck,
  strutSlendernessCheck,
} from "./angle-strut.ts";
export {
  type AmplifiedMoment,
  amplificationCheck,
  amplifiedOnce,
  columnMomentCheck,
  combinedMemberCheck,
  combinedSectionCheck,
  elasticBucklingCheck,
  memberCompressionCheck,
  sectionCompressionCheck,
  swayStabilityCheck,
  tensionCheck,
} from "./column-checks.ts";
export {
  type AxialForce,
  combinedOfMember,
  combinedOfSection,
  type InPlaneCase,
  inPlaneMoment,
  type MemberCase,
  memberCapacities,
  outOfPlaneMoment,
  planeMoment,
  sectionMomentWithAxial,
} from "./combined.ts";
export { chartFactor, columnLength, type EffectiveFactor } from "./effective-length.ts";
export { flexuralTorsionalCheck, mayTwist, type TwistLengths } from "./flexural-torsional.ts";
export { isEqualFlangedI, type TwistOfI, torsionalCheck } from "./torsional.ts";
