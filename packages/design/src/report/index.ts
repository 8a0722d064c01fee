export {
  designReport,
  type Issuer,
  type ReportLength,
  type ReportOf,
  type ReportWarning,
  sectionOf,
  WARNING_WORDS,
} from "./design-report.ts";
export { designTitleBlock } from "./design-title-block.ts";
export {
  LONGEST_DETAIL,
  NO_PROJECT,
  PROJECT_FIELDS,
  type ProjectDetails,
  parseProject,
} from "./project-details.ts";
export { revisionOf, type SavedInReport } from "./saved-in-report.ts";
export { valueText } from "./value-text.ts";
