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
export { basicFactor, designGeotechnical, geotechnicalFactor, type PileRisk } from "./geotechnical.ts";
export {
  leastSpacing,
  type PilePlace,
  STANDARD_LAYOUTS,
  type StandardLayout,
  shareBeyond,
  standardLayout,
} from "./layouts.ts";
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
  bendingChecks,
  type CapSections,
  type ColumnMoments,
  columnBearing,
  faceMoment,
  hasPulled,
  minimumSteelChecks,
  type NonFlexural,
  nonFlexuralRow,
  nonFlexuralShear,
  oneWayShearChecks,
  punchingChecks,
} from "./section-checks.ts";
export {
  areaAcross,
  type BarsAcross,
  type Bursting,
  type BurstingBasis,
  type BurstingSteel,
  burstingCheck,
  burstingLimit,
  burstingSteelCheck,
  burstingSteelStrength,
  type CapPlace,
  type PlacedStrut,
  strutChecks,
  worstBursting,
  worstOf,
} from "./strut-checks.ts";
export { crackStressCheck, tieChecks, tiesOf } from "./tie-checks.ts";
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
