export type {
  AngleDimensions,
  BoxDimensions,
  ChannelDimensions,
  ChsDimensions,
  Dimensions,
  ISectionDimensions,
  RhsDimensions,
} from "./dimensions.ts";
export { type GrossProperties, grossProperties, type Point } from "./gross.ts";
export { massPerMetre, STEEL_DENSITY } from "./gross-properties.ts";
export { requirePositive } from "./refuse.ts";
