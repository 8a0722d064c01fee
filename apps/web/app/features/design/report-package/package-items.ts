import { type Fields, isUnavailable, readFile } from "@kingpost/calc";
import {
  type RawInputs,
  type Resources,
  type RunnableModule,
  type RunOutcome,
  withDefaults,
} from "@kingpost/design";
import {
  type Issuer,
  type ProjectDetails,
  parseProject,
  type ReportLength,
  type ReportWarning,
  type SavedInReport,
  sectionOf,
} from "@kingpost/design/report";
import type { PackageItem } from "./package-report.ts";

/** What the reports of a package have in common. */
export interface PackageBasis {
  readonly issuer: Issuer;
  readonly length: ReportLength;
  /** Whether there is only the schedule of the members. */
  readonly isSchedule?: boolean;
  /** Whether equal members have one report, with a table of the others. */
  readonly isTypical?: boolean;
  /** `22 November 2026` */
  readonly date: string;
  /** Origin of the product: `https://example.com`. */
  readonly origin: string;
}

/** A saved design before it is calculated. */
export interface SavedInPackage {
  readonly kind: string;
  readonly name: string;
  readonly details: Partial<ProjectDetails>;
  /** The text of its file, or why there is none. */
  readonly file: string | { readonly problem: string };
}

/** A saved design, calculated. */
export function savedItem(
  design: SavedInPackage,
  modules: readonly RunnableModule[],
  resources: Resources,
  basis: PackageBasis,
): PackageItem {
  const { kind, name, file } = design;
  const project = parseProject(design.details);
  const module = modules.find((one) => one.kind === kind);
  const none = (reason: string): PackageItem => ({
    kind: "none",
    ...{ project, reason, title: module?.title ?? kind, section: "" },
  });
  if (typeof file !== "string") return none(file.problem);
  const stored = readFile(file);
  if (isUnavailable(stored)) return none(stored.message);
  if (!module) return none(`There is no design module \u201c${kind}\u201d.`);
  const opened = module.open(stored);
  if (isUnavailable(opened)) return none(opened.message);
  const inputs = withDefaults(module.fields, opened);
  const outcome = module.run(inputs, resources);
  return itemOf({ module, inputs, outcome, project, saved: { name, frozen: undefined } }, basis);
}

interface CalculatedDesign {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly outcome: RunOutcome;
  readonly project: ProjectDetails;
  readonly saved?: SavedInReport | undefined;
  readonly warning?: ReportWarning | undefined;
}

/** A design with its report, or why it has none. */
export function itemOf(
  { module, inputs, outcome, project, saved, warning }: CalculatedDesign,
  { issuer, length, date, origin }: PackageBasis,
): PackageItem {
  if (outcome.kind !== "result") {
    return {
      kind: "none",
      project,
      title: module.title,
      section: sectionOf(module, inputs),
      reason: whyNoResult(module, outcome),
    };
  }
  const { result, problems } = outcome;
  const address = `${origin}/design/${module.kind}`;
  return {
    kind: "report",
    of: {
      ...{ issuer, module, inputs, result, problems, project, saved, warning, date, address, length },
    },
  };
}

/** The first error of the inputs, and how many more there are. */
function whyNoResult({ fields }: RunnableModule, outcome: Exclude<RunOutcome, { kind: "result" }>): string {
  if (outcome.kind === "unavailable") return outcome.reason.message;
  const [first, ...more] = outcome.problems.filter(({ kind }) => kind === "error");
  if (!first) return "an input has an error.";
  const rest = more.length > 0 ? ` (${more.length} more)` : "";
  return `error in ${placeOf(fields, first.path)}: ${first.message}${rest}`;
}

/** The input of a path: `Spans, row 1, Length`. */
function placeOf(fields: Fields, path: string): string {
  const [, name = "", row, cell = ""] = path.split("/");
  const field = fields[name];
  if (!field) return "the inputs";
  if (field.kind !== "rows" || row === undefined) return field.label;
  return [field.label, `row ${Number(row) + 1}`, field.columns[cell]?.label].filter(Boolean).join(", ");
}
