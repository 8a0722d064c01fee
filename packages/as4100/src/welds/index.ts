export { designFillet, type FilletWeld, leastFilletLeg, type WeldCategory } from "./fillet.ts";
