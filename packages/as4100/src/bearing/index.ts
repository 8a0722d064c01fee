export {
  type Bearing,
  type BearingCapacities,
  type BearingMode,
  bearingCheck,
  bearingWithBending,
  bearingWithBendingCheck,
  designBearing,
  restrainedFlangesAt,
} from "./bearing.ts";
export {
  intermediateAreaCheck,
  intermediateStiffnessCheck,
  leastIntermediateArea,
} from "./intermediate-stiffener.ts";
export {
  contactWidth,
  flangeOutstand,
  type LoadBearingStiffener,
  type StiffenerPlates,
  stiffenedBearingBuckling,
  stiffenedBearingYield,
  stiffenedBucklingCheck,
  stiffenedYieldCheck,
  stiffenerOutstandCheck,
  stiffenerProblem,
  type TorsionalRestraintCase,
  torsionalRestraintCheck,
  webBesideStiffener,
} from "./load-bearing-stiffener.ts";
export { bearingDispersion } from "./web-bearing.ts";
