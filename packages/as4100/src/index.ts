export type {
  Capacity,
  CapacityName,
  CapacityQuery,
  MemberCapacity,
  NotCovered,
  SectionCapacity,
} from "./capacity.ts";
export { isCovered, SECTION_CAPACITIES } from "./capacity.ts";
export type { Clause } from "./clauses.ts";
export type { Derivation, Step, StepUnit } from "./derivation.ts";
export type { DirectionalModuli, SectionKind, SteelSection } from "./steel-section.ts";

// To come, in these very signatures:
//   steelSectionOf(record: SectionRecord): SteelSection
//   capacityOf(section: SteelSection, query: CapacityQuery): Capacity
//   sectionCapacities(section: SteelSection): Readonly<Record<SectionCapacity, Capacity>>
//   derive(section: SteelSection, query: CapacityQuery): Derivation | NotCovered
//   capacityCurve(section: SteelSection, query: CurveQuery): Curve | NotCovered
//   lengthProblem(le: number): string | undefined, alphaMProblem(alphaM: number): string | undefined
//   formatCapacity(value: number, capacity: CapacityName): { text, unit };  plainText(text: string): string
