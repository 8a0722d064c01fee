export {
  designShearWithMoment,
  governingShearPoint,
  type ShearPoint,
  shearBendingCheck,
} from "./shear-bending.ts";
export {
  designWebShear,
  leastWebThickness,
  shearCheck,
  type WebStiffeners,
  webThicknessCheck,
} from "./stiffened-web.ts";
