export {
  type AxialFactors,
  axialFactor,
  bendingFactor,
  type CompressionCase,
  compressionFactor,
  PHI_BEARING,
  PHI_CRUSHING,
  PHI_PUNCHING,
  shearFactor,
} from "./capacity-factor.ts";
