// What makes records of the catalogue and of custom sections. By itself, for pages that load it only when they first need a record.
export { makeRecord } from "../catalogue.ts";
export { customSectionRecordOf } from "../custom-section/custom-section.ts";
