import { overallVerdict, type Problem, type Unavailable, type Verdict } from "@kingpost/calc";
import type { Report } from "@kingpost/report/blocks";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Resources } from "../frame/module/resources.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { designReport } from "./design-report.ts";
import type { ReportOf } from "./report-of.ts";

export type ReportAnswer =
  | { readonly kind: "report"; readonly report: Report; readonly verdict: Verdict }
  | { readonly kind: "errors"; readonly problems: readonly Problem[] }
  | { readonly kind: "unavailable"; readonly reason: Unavailable };

/** Runs a design and returns the report that its page makes, for the API and the command line. */
export function answerReport(
  module: RunnableModule,
  raw: RawInputs,
  resources: Resources,
  of: Pick<ReportOf, "issuer" | "project" | "date" | "address" | "length">,
): ReportAnswer {
  const outcome = module.run(raw, resources);
  if (outcome.kind === "errors") return outcome;
  if (outcome.kind === "unavailable") return { kind: "unavailable", reason: outcome.reason };
  const { result, problems } = outcome;
  const inputs = withDefaults(module.fields, raw);
  return {
    kind: "report",
    report: designReport({ ...of, module, inputs, result, problems }),
    verdict: overallVerdict(result.checks),
  };
}
