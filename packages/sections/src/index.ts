export { loadCatalogue, makeRecord } from "./catalogue.ts";
export { type CatalogueColumns, type CatalogueData, joinCatalogue } from "./catalogue-data.ts";
export type { CatalogueEntry } from "./catalogue-entry.ts";
export { type Catalogue, indexCatalogue, type MakeRecord, type RecordFilter } from "./catalogue-index.ts";
export { columnOf, numberOf } from "./columns.ts";
export { customSectionRecord, customSectionRecordOf } from "./custom-section/custom-section.ts";
export {
  customId,
  customIdOfText,
  customText,
  customTextLike,
  MAX_CUSTOM_TEXT,
  START_TEXT,
  sizeText,
  textOfCustomId,
  typedFromText,
  wrongCustomText,
} from "./custom-section/custom-section-id.ts";
export * from "./custom-section/custom-section-record.ts";
export * from "./custom-section/fields.ts";
export {
  type CustomSection,
  type CustomSectionErrors,
  type ParsedCustomSection,
  parseCustomSection,
} from "./custom-section/parse-custom-section.ts";
export { dimensionsOf } from "./dimensions.ts";
export { gradeOf, gradeOfColumn } from "./family-grade.ts";
export { type ParsedSectionId, parseSectionId, sectionId, shortSize } from "./identifiers.ts";
export { KNOWN_FAULTS, type KnownFault, knownFault } from "./known-faults.ts";
export * from "./labels/index.ts";
export { steelSectionWithStrengths } from "./own-strength.ts";
export * from "./record.ts";
export {
  type CategoryGroup,
  findSections,
  groupByCategory,
  hasMatch,
  leadingFirst,
  matches,
  type SectionFilter,
} from "./search.ts";
export { type FamilyColumns, SOURCE_COLUMNS } from "./source-columns.ts";
export { isForMembers, kindOf, steelSectionOf } from "./steel-section.ts";
