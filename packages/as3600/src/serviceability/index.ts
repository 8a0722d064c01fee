export {
  type CrackCase,
  crackChecks,
  crackWidth,
  stressLimit,
  type TensionFace,
  type WidthCase,
} from "./crack-control.ts";
export { CRACK_WIDTHS, type CrackWidth } from "./crack-limits.ts";
export {
  type Continuity,
  crackingMoment,
  type DeemedSpan,
  effectiveLoad,
  effectiveSecondMoment,
  lateralRestraintLimit,
  longTermDeflections,
  longTermFactor,
  type ShortTermDeflections,
  type StiffnessCase,
  shrinkageStress,
  simplifiedStiffness,
  spanSecondMoment,
  spanToDepth,
} from "./deflection.ts";
export { barStress, type CrackedElastic, crackedElastic } from "./elastic.ts";
