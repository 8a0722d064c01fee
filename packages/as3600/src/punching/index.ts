export {
  type CriticalPerimeter,
  criticalPerimeter,
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
