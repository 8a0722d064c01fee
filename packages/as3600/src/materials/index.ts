export {
  type BlockFactors,
  blockFactors,
  type Concrete,
  elasticModulus,
  flexuralTensileStrength,
  NORMAL_DENSITY,
  requireConcrete,
  STANDARD_GRADES,
  squashFactor,
  ULTIMATE_STRAIN,
  uniaxialTensileStrength,
} from "./concrete.ts";
export { type CoverQuery, EXPOSURES, type ExposureClass, minimumCover } from "./cover.ts";
export {
  areaOfBar,
  BAR_DIAMETERS,
  bendDiameters,
  bendExtension,
  D500N,
  type DuctilityClass,
  ES,
  hookLength,
  MESHES,
  massOfBar,
  meshArea,
  type Steel,
  UNIFORM_STRAIN,
} from "./reinforcement.ts";
export {
  type Creep,
  creepCoefficient,
  ENVIRONMENTS,
  type Environment,
  hypotheticalThickness,
  shrinkageStrain,
  THIRTY_YEARS,
  type TimeEffects,
} from "./time.ts";
