export type {
  Capacity,
  CapacityName,
  CapacityQuery,
  DetailCapacity,
  MemberCapacity,
  NotCovered,
  SectionCapacity,
} from "./capacity.ts";
export { BEARING_CAPACITIES, DETAIL_CAPACITIES, isCovered, SECTION_CAPACITIES } from "./capacity.ts";
export { capacityOf, derive, sectionCapacities } from "./capacity-of.ts";
export { EDITION } from "./clauses.ts";
export type { CurvePoint, CurveQuery } from "./curve.ts";
export { capacityCurve } from "./curve.ts";
export type { Derivation } from "./derivation.ts";
export type { CapacityUnit, ShownCapacity } from "./format.ts";
export { formatCapacity, plainText, roundedCapacity, unitOf } from "./format.ts";
export { kindOf, steelSectionOf } from "./from-record.ts";
export { inputsOf } from "./inputs.ts";
export type { CapacityLabel } from "./labels.ts";
export { CAPACITY_LABELS, capacityTitle, formulaSymbol, type SymbolParts } from "./labels.ts";
export { capacitiesOverLengths, TABLE_LENGTHS } from "./length-table.ts";
export { ALPHA_M_RANGE, alphaMProblem, bearingProblem, lengthProblem } from "./limits.ts";
export { assumptionsOf, generalAssumptions, STATEMENT } from "./statement.ts";
export type { DirectionalModuli, SectionKind, SteelSection } from "./steel-section.ts";
export { thinWebWarning } from "./thin-web.ts";
