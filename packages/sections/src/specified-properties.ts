import type { PropertyName, SpecifiedProperties } from "./record.ts";

/** The numbers that every record has, in the specification's order. */
export const SPECIFIED_NUMBERS = [
  "fy",
  "fyw",
  "fu",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
  "d",
  "bf",
  "tf",
  "tw",
  "r1",
  "d1",
  "ag",
  "ix",
  "iy",
  "zx",
  "zy",
  "sx",
  "sy",
  "rx",
  "ry",
  "j",
  "iw",
  "kf",
  "zex",
  "zey",
  "centroidXL",
  "shearCentreX0",
  "zey300",
  "zey350",
] as const satisfies readonly (keyof SpecifiedProperties)[];

/** The class letters that every record has. */
export const SPECIFIED_LETTERS = [
  "compactness",
  "compactnessX",
  "compactnessY",
] as const satisfies readonly PropertyName[];
