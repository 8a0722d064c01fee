export * from "./bearing/index.ts";
export * from "./bolts/index.ts";
export { capacityOf, derive, sectionCapacities } from "./capacity/capacity-of.ts";
export type { CurvePoint, CurveQuery } from "./capacity/curve.ts";
export { capacityCurve } from "./capacity/curve.ts";
export type { Derivation } from "./capacity/derivation.ts";
export { inputsOf } from "./capacity/inputs.ts";
export { capacitiesOverLengths, TABLE_LENGTHS } from "./capacity/length-table.ts";
export { assumptionsOf, generalAssumptions, STATEMENT, shearArea } from "./capacity/statement.ts";
export { CLAUSES, EDITION } from "./clauses.ts";
export { designMemberCompression } from "./column/compression-member.ts";
export * from "./column/index.ts";
export { E, G, GRAVITY, PHI } from "./constants.ts";
export {
  EXPOSURES,
  type Exposure,
  exposedSurfaceRatio,
  exposuresOf,
  surfacePerMetre,
  surfacePerTonne,
} from "./fire/exposed-surface.ts";
export type {
  CapacityName,
  CapacityQuery,
  DetailCapacity,
  MemberCapacity,
  SectionCapacity,
} from "./labels/capacity.ts";
export { BEARING_CAPACITIES, DETAIL_CAPACITIES, SECTION_CAPACITIES } from "./labels/capacity.ts";
export type { CapacityUnit, ShownCapacity } from "./labels/format.ts";
export { formatCapacity, plainText, roundedCapacity, unitOf } from "./labels/format.ts";
export type { CapacityLabel } from "./labels/labels.ts";
export { CAPACITY_LABELS, capacityTitle } from "./labels/labels.ts";
export { ALPHA_M_RANGE, alphaMProblem, bearingProblem, lengthProblem } from "./labels/limits.ts";
export { fullLateralRestraint } from "./member/full-lateral-restraint.ts";
export * from "./member/index.ts";
export { PLATE_GRADES, type PlateGrade, plateStrength } from "./plate/plate-strength.ts";
export {
  designSectionCompression,
  designTension,
  type FastenerHoles,
  netArea,
  type TensionConnection,
} from "./section/axial-section.ts";
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
export { isHollow } from "./section/hollow.ts";
export { compressionReduction } from "./section/slenderness-reduction.ts";
export {
  type DirectionalModuli,
  rootRadiusOf,
  type SectionKind,
  type SteelSection,
} from "./section/steel-section.ts";
export { type Strengths, strengthsOf } from "./section/strength.ts";
export * from "./shear/index.ts";
export { thinWebWarning } from "./shear/thin-web.ts";
export * from "./welds/index.ts";
