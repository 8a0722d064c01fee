export { type CatalogueColumns, type CatalogueData, joinCatalogue } from "./catalogue/catalogue-data.ts";
export type { CatalogueEntry } from "./catalogue/catalogue-entry.ts";
export {
  type Catalogue,
  indexCatalogue,
  type MakeRecord,
  type RecordFilter,
} from "./catalogue/catalogue-index.ts";
export { columnOf, numberOf } from "./catalogue/columns.ts";
export { parseSectionId, shortSize } from "./catalogue/identifiers.ts";
export { loadCatalogue } from "./catalogue.ts";
export {
  customIdOfText,
  customText,
  customTextLike,
  MAX_CUSTOM_TEXT,
  START_TEXT,
  textOfCustomId,
  typedFromText,
  wrongCustomText,
} from "./custom-section/code/custom-section-id.ts";
export * from "./custom-section/code/custom-section-record.ts";
export * from "./custom-section/code/fields.ts";
export { customSectionRecord, customSectionRecordOf } from "./custom-section/custom-section.ts";
export {
  type CustomSectionErrors,
  type ParsedCustomSection,
  parseCustomSection,
} from "./custom-section/parse-custom-section.ts";
export { steelSectionWithStrengths } from "./expansion/own-strength.ts";
export * from "./labels/index.ts";
export { dimensionsOf } from "./record/dimensions.ts";
export { gradeOf, shortGrade } from "./record/family-grade.ts";
export * from "./record/record.ts";
export { isForMembers, kindOf, steelSectionOf } from "./record/steel-section.ts";
export {
  type CategoryGroup,
  findSections,
  groupByCategory,
  hasMatch,
  leadingFirst,
} from "./search/search.ts";
export { KNOWN_FAULTS, type KnownFault } from "./source/known-faults.ts";
export { SOURCE_COLUMNS } from "./source/source-columns.ts";
