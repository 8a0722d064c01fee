import type { SpecifiedProperties } from "../record/record.ts";

/**
 * The properties that every record has, in the specification's order, with the specification's defaults.
 * Only the strengths among them can reach a record as a value; 0 and "" mean that the family has no such property.
 */
export const SPECIFIED_DEFAULTS: SpecifiedProperties = {
  fabrication: "Hot Rolled",
  availability: "Common",
  fy: 320,
  fyw: 320,
  fu: 440,
  fyHighStrength: 360,
  fywHighStrength: 360,
  fuHighStrength: 480,
  d: 0,
  bf: 0,
  tf: 0,
  tw: 0,
  r1: 0,
  d1: 0,
  ag: 0,
  ix: 0,
  iy: 0,
  zx: 0,
  zy: 0,
  sx: 0,
  sy: 0,
  rx: 0,
  ry: 0,
  j: 0,
  iw: 0,
  kf: 0,
  compactness: "",
  compactnessX: "",
  compactnessY: "",
  zex: 0,
  zey: 0,
  centroidXL: 0,
  shearCentreX0: 0,
  zey300: 0,
  zey350: 0,
};
