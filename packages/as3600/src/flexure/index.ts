export {
  axisOf,
  type DesignSection,
  type EngineOptions,
  type ReinforcingBar,
  type SectionAxis,
  ultimateState,
  ultimateStateAt,
} from "./design-section.ts";
export { type BendingSense, compressedSide, type FlexuralStrength, flexuralStrength } from "./strength.ts";
