export { availabilityInWords, otherGradeInWords } from "./availability-words.ts";
export { DERIVED_ROWS, type DerivedKey, type DerivedRow } from "./derived-rows.ts";
export { mergedGroups } from "./merged-rows.ts";
export { type PropertyGroup, type PropertyRow, type RowFormat, symbolText } from "./property-row.ts";
export { findRow, notedRow, propertyGroups } from "./property-rows.ts";
