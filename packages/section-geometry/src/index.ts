export type {
  AngleDimensions,
  BoxDimensions,
  ChannelDimensions,
  ChsDimensions,
  Dimensions,
  FlatDimensions,
  ISectionDimensions,
  RhsDimensions,
  RoundDimensions,
  TaperISectionDimensions,
  TeeDimensions,
  UnequalISectionDimensions,
} from "./dimensions.ts";
export { type GrossProperties, grossProperties } from "./gross.ts";
export { STEEL_DENSITY } from "./gross-properties.ts";
export { requirePositive } from "./refuse.ts";
export { taperedFlange } from "./shapes/taper-i.ts";
