export { buttThroat, designButt, designThroat, type ThroatWeld } from "./butt.ts";
export {
  designFillet,
  designPlateFillet,
  type FilletWeld,
  leastFilletLeg,
  mostFilletLeg,
  type WeldCategory,
} from "./fillet.ts";
