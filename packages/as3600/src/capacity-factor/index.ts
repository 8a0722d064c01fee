export {
  type AxialFactors,
  axialFactor,
  bendingFactor,
  type CompressionCase,
  compressionFactor,
  PHI_BEARING,
  PHI_CRUSHING,
  PHI_PUNCHING,
  PHI_STRUT,
  PHI_TENSION_N,
  PHI_TIE,
  shearFactor,
} from "./capacity-factor.ts";
