export {
  type Bolt,
  type BoltActions,
  boltInteraction,
  boltTensionWithPrying,
  designBoltShear,
  designBoltTension,
} from "./bolt.ts";
export { BOLT_INTERACTION, BOLT_SYMBOLS, PHI_BOLT, TENSILE_STRESS_AREA } from "./bolt-formulas.ts";
export {
  BOLT_GRADES,
  BOLT_SIZES,
  type BoltClass,
  type BoltGrade,
  type BoltSize,
  boltDimensions,
  boltStrengths,
  standardHole,
  standardHoleOf,
} from "./bolt-table.ts";
export {
  BOLT_CATEGORIES,
  type BoltCategory,
  boltClass,
  designShearPlanes,
  designSlip,
  fillerFactor,
  installationTension,
  isTensioned,
  type LapJoint,
  limitsSlip,
  type ShearPlanes,
  type SlipData,
  slipRatio,
} from "./structural-bolt.ts";
