export {
  type Bolt,
  type BoltActions,
  boltInteraction,
  boltTensionWithPrying,
  designBoltShear,
  designBoltTension,
} from "./bolt.ts";
export { BOLT_SYMBOLS, PHI_BOLT, TENSILE_STRESS_AREA } from "./bolt-formulas.ts";
export {
  BOLT_GRADES,
  BOLT_SIZES,
  type BoltGrade,
  type BoltSize,
  boltDimensions,
  boltStrengths,
  standardHole,
} from "./bolt-table.ts";
