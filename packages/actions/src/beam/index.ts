export { type BeamCurve, type BeamEnvelope, curveOf, envelopeOf } from "./curve.ts";
export {
  type BeamPoint,
  type BeamRange,
  type Extremes,
  extremes,
  extremesOfPieces,
  greatestDeflection,
  type MomentPart,
  momentParts,
  PIECE_EXTREMES,
  pieceExtremes,
  type ReferenceLine,
  type ValueExtremes,
} from "./extremes.ts";
export {
  BEAM_LIMITS,
  type BeamLoad,
  type BeamModel,
  type BeamSupport,
  type DistributedLoad,
  isSamePoint,
  jointPositions,
  type Restraint,
  type Span,
} from "./model.ts";
export {
  type BeamPart,
  beamParts,
  type DeflectionReference,
  referenceLine,
  relativeDeflection,
} from "./parts.ts";
export { BeamError, type BeamPlace, type BeamProblem, beamProblems } from "./problems.ts";
export { type MomentAt, withMomentsAtSupports } from "./redistribute.ts";
export {
  type Beam,
  type BeamQuantity,
  type BeamResponse,
  combine,
  pieceAt,
  type Reaction,
  reactionForce,
  reactions,
  type Side,
  valueAt,
  valueInPiece,
} from "./response.ts";
export { exceeds, withoutRounding } from "./rounding.ts";
export { solveBeam } from "./solve.ts";
