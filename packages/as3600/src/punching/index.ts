export {
  type CriticalPerimeter,
  criticalPerimeter,
  criticalPerimeters,
  type EdgeDistances,
  INTERIOR,
  type LoadedArea,
  type PunchingActions,
  type PunchingFitments,
  type PunchingSection,
  punchingCheck,
  punchingDemand,
  punchingStrength,
} from "./punching.ts";
