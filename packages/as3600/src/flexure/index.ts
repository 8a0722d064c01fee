export {
  axisOf,
  type DesignSection,
  type EngineOptions,
  type ReinforcingBar,
  type SectionAxis,
  ultimateState,
  ultimateStateAt,
} from "./design-section.ts";
export { type EffectiveFlange, effectiveFlange, type FlangeSide } from "./effective-flange.ts";
export { DUCTILE, type FlexureCase, flexureChecks } from "./flexure-checks.ts";
export { barInset, barLayer, circularBars, rectangularBars } from "./layout.ts";
export { minimumMoment, minimumSteel, tensionModulus, type Uncracked, type WebAndFlange } from "./minimum.ts";
export { allowedRedistribution } from "./redistribution.ts";
export { type BendingSense, compressedSide, type FlexuralStrength, flexuralStrength } from "./strength.ts";
