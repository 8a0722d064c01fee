export { designReport } from "./design-report.ts";
export { designTitleBlock } from "./design-title-block.ts";
export { type EqualMembers, equalMemberBlocks, equalMembers } from "./equal-members.ts";
export {
  FIRM_FIELDS,
  type FirmDetails,
  firmOfTitleBlock,
  LONGEST_LOGO,
  NO_FIRM,
  parseFirm,
} from "./firm-details.ts";
export { memberSize } from "./member-size.ts";
export {
  LONGEST_DETAIL,
  NO_PROJECT,
  PROJECT_FIELDS,
  type ProjectDetails,
  parseProject,
} from "./project-details.ts";
export { answerReport, type ReportAnswer } from "./report-answer.ts";
export { type Issuer, REPORT_LENGTHS, type ReportLength, type ReportOf } from "./report-of.ts";
export { revisionOf, type SavedInReport } from "./saved-in-report.ts";
export { sectionOf } from "./section-names.ts";
export { valueText } from "./value-text.ts";
export { type ReportWarning, WARNING_WORDS } from "./warning-words.ts";
