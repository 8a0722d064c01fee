export {
  crackingTorque,
  minimumTorsionLeg,
  rectangularTorsion,
  type TorsionCase,
  type TorsionSection,
  torsionalStrength,
  torsionLimit,
  torsionSpacing,
  torsionTension,
  tubeArea,
} from "./torsion.ts";
export { actionsWithTorsion, needsTorsion, type TorsionDesign, torsionChecks } from "./torsion-checks.ts";
