export {
  type Bottle,
  BURSTING_SHARE,
  type BurstingStress,
  burstingArea,
  burstingForce,
  burstingSteel,
  LEAST_STRUT_ANGLE,
  nodeStrength,
  strutStrength,
  tieArea,
  tieStrength,
  unreinforcedBurst,
} from "./strut-and-tie.ts";
