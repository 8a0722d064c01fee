export {
  type Bearing,
  type BearingCapacities,
  bearingBucklingCheck,
  bearingWithBending,
  bearingWithBendingCheck,
  bearingYieldCheck,
  designBearing,
  restrainedFlangesAt,
} from "./bearing.ts";
