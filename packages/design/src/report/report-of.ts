import type { Problem } from "@kingpost/calc";
import type { ProjectTitleBlock } from "@kingpost/report/blocks";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { RunnableModule, ShownResult } from "../frame/module/runnable-module.ts";
import type { ProjectDetails } from "./project-details.ts";
import type { SavedInReport } from "./saved-in-report.ts";
import type { ReportWarning } from "./warning-words.ts";

/**
 * How much a report shows.
 *
 * summary    one full page: verdict, governing check, drawing, reactions and the worst checks
 * standard   also inputs that differ from their defaults, sections, loads, combinations, diagrams, and the working of failing checks
 * full       every input, the values of the diagrams and the working of every check
 */
export const REPORT_LENGTHS = ["summary", "standard", "full"] as const;
export type ReportLength = (typeof REPORT_LENGTHS)[number];

/** Who makes a report. */
export interface Issuer {
  /** The product's name. */
  readonly product: string;
  /** The firm of the title block. */
  readonly firm: ProjectTitleBlock["firm"];
}

export interface ReportOf {
  readonly issuer: Issuer;
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly result: ShownResult;
  /** Notes on the inputs, and what is not covered. */
  readonly problems: readonly Problem[];
  readonly project: ProjectDetails;
  /** Undefined for a design that is not saved. */
  readonly saved?: SavedInReport | undefined;
  /** `22 November 2026` */
  readonly date: string;
  /** Address of the page of the module. */
  readonly address: string;
  readonly length: ReportLength;
  /** Warning on a member of a load path whose actions are not the newest. */
  readonly warning?: ReportWarning | undefined;
}
