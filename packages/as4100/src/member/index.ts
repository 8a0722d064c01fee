export {
  type AlphaMMethod,
  FROM_MOMENTS,
  factorOfMoments,
  freeEndFactor,
  momentModificationFactor,
  type TabulatedMoment,
  tabulatedFactor,
} from "./alpha-m.ts";
export {
  biaxialSectionCheck,
  biaxialSegmentCheck,
  minorMomentCheck,
  sectionMomentCheck,
} from "./bending-checks.ts";
export {
  type BiaxialMoments,
  biaxialOfSection,
  biaxialOfSegment,
  type ChannelSide,
  designMajorMoment,
  designMinorMoment,
  isCompactInBending,
} from "./biaxial.ts";
export { type BiaxialRatio, biaxialRatio } from "./biaxial-ratio.ts";
export { type EffectiveLengthCase, effectiveLength, hasFreeEnd } from "./effective-length.ts";
export type { MemberLayout, MemberRestraints } from "./layout.ts";
export { memberLayout } from "./layout.ts";
export type { MemberLoad } from "./load.ts";
export {
  designSegmentMoment,
  leastSegmentMoment,
  PreparedSegment,
  type SegmentCase,
  segmentMomentCheck,
  segmentMomentRatio,
  segmentMomentRatios,
} from "./member-moment.ts";
export type { MomentDiagram, MomentPoint, SegmentMoments } from "./moment-diagram.ts";
export {
  type ContinuousRestraint,
  type Flange,
  RESTRAINT_PRESETS,
  type Restraint,
  type RestraintKind,
  type RestraintLetter,
  restraintLetter,
  type TwistRestraint,
} from "./restraint.ts";
export { restraintForce } from "./restraint-force.ts";
export {
  type EndRestraints,
  type LoadDirection,
  type MemberRange,
  memberRanges,
  type Segment,
  segmentsOf,
  segmentsWithin,
} from "./segments.ts";
