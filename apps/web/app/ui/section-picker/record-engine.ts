// What makes records of the catalogue and of custom sections: `loadRecords` fetches it when a page first needs one.
export { customSectionRecordOf, makeRecord } from "@kingpost/sections";
