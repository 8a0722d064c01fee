export {
  minorShearBendingCheck,
  minorShearBendingRatio,
  minorShearCheck,
} from "./minor-shear.ts";
export {
  designShearWithMoment,
  type ShearBendingRatio,
  shearBendingCheck,
  shearBendingRatio,
} from "./shear-bending.ts";
export {
  designWebShear,
  leastWebThickness,
  shearCheck,
  type WebStiffeners,
  webThicknessCheck,
} from "./stiffened-web.ts";
