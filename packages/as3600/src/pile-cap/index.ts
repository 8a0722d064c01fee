export { bendingChecks, bendingCrackChecks, minimumSteelChecks, topBendingChecks } from "./bending-checks.ts";
export {
  type CapRun,
  type CapTruss,
  COLUMN_KERN,
  capRun,
  columnBlock,
  type PileCap,
  pileArea,
  type TieSteel,
} from "./cap.ts";
export { columnBearing, type PunchingRuns, punchingChecks } from "./cap-punching.ts";
export { basicFactor, designGeotechnical, geotechnicalFactor, type PileRisk } from "./geotechnical.ts";
export {
  leastSpacing,
  type PilePlace,
  STANDARD_LAYOUTS,
  type StandardLayout,
  shareBeyond,
  standardLayout,
} from "./layouts.ts";
export { type NonFlexural, nonFlexuralRow, nonFlexuralShear, oneWayShearChecks } from "./one-way-shear.ts";
export {
  type GroupActions,
  type PileGroup,
  type PileReactions,
  pileGroup,
  pileReactions,
  recordReaction,
  toleranceRuns,
} from "./reactions.ts";
export { AS2159_REFERENCES } from "./references.ts";
export {
  type CapSections,
  type ColumnMoments,
  faceMoment,
  hasPulled,
  type SectionRuns,
  topParts,
} from "./sections.ts";
export {
  areaAcross,
  type BarsAcross,
  type Bursting,
  type BurstingBasis,
  type BurstingSteel,
  burstingCheck,
  burstingLimit,
  burstingSteelCheck,
  type CapPlace,
  type PlacedStrut,
  strutChecks,
  worstBursting,
  worstOf,
} from "./strut-checks.ts";
export {
  crackStressCheck,
  type MatLine,
  matLineChecks,
  matLineCracks,
  tieChecks,
  worstLines,
} from "./tie-checks.ts";
export {
  type CapColumn,
  type Force,
  type TieArrangement,
  type TieBand,
  type TieForce,
  type Truss,
  type TrussStrut,
  tieBands,
  tieForces,
  trussOf,
} from "./truss.ts";
