export {
  designSectionCompression,
  designTension,
  type FastenerHoles,
  netArea,
  type TensionConnection,
} from "./axial-section.ts";
export * from "./baseplate/index.ts";
export * from "./bearing/index.ts";
export type {
  CapacityName,
  CapacityQuery,
  DetailCapacity,
  MemberCapacity,
  SectionCapacity,
} from "./capacity.ts";
export { BEARING_CAPACITIES, DETAIL_CAPACITIES, SECTION_CAPACITIES } from "./capacity.ts";
export { capacityOf, derive, sectionCapacities } from "./capacity-of.ts";
export { EDITION } from "./clauses.ts";
export * from "./column/index.ts";
export { designMemberCompression } from "./compression-member.ts";
export { GRAVITY } from "./constants.ts";
export type { CurvePoint, CurveQuery } from "./curve.ts";
export { capacityCurve } from "./curve.ts";
export type { Derivation } from "./derivation.ts";
export {
  EXPOSURES,
  type Exposure,
  exposedSurfaceRatio,
  exposuresOf,
  surfacePerMetre,
  surfacePerTonne,
} from "./fire/exposed-surface.ts";
export type { CapacityUnit, ShownCapacity } from "./format.ts";
export { formatCapacity, plainText, roundedCapacity, unitOf } from "./format.ts";
export { fullLateralRestraint } from "./full-lateral-restraint.ts";
export { inputsOf } from "./inputs.ts";
export type { CapacityLabel } from "./labels.ts";
export { CAPACITY_LABELS, capacityTitle } from "./labels.ts";
export { capacitiesOverLengths, TABLE_LENGTHS } from "./length-table.ts";
export { ALPHA_M_RANGE, alphaMProblem, bearingProblem, lengthProblem } from "./limits.ts";
export * from "./member/index.ts";
export { type DesignProperties, designProperties, designWithStrengths } from "./section/design.ts";
export type { DesignShape } from "./section/design-shape.ts";
export {
  type Compactness,
  type SectionSlenderness,
  sectionSlenderness,
} from "./section/effective-modulus.ts";
export type { BendingAxis } from "./section/effective-modulus-formulas.ts";
export {
  C250,
  C350,
  C450,
  type Grade,
  type GradeSymbol,
  HOT_ROLLED_300,
  HOT_ROLLED_350,
  type ResidualStress,
  WELDED_300,
  WELDED_400,
} from "./section/grade.ts";
export { type Strengths, strengthsOf } from "./section/strength.ts";
export * from "./shear/index.ts";
export { assumptionsOf, generalAssumptions, STATEMENT, shearArea } from "./statement.ts";
export type { DirectionalModuli, SectionKind, SteelSection } from "./steel-section.ts";
export { thinWebWarning } from "./thin-web.ts";
