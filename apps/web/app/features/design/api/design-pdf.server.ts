import { setImmediate as othersFirst } from "node:timers/promises";
import type { RawInputs, Resources, RunnableModule } from "@kingpost/design";
import {
  answerReport,
  firmOfTitleBlock,
  NO_FIRM,
  NO_PROJECT,
  type ReportAnswer,
  type ReportLength,
} from "@kingpost/design/report";
import { brand } from "../../../../shared/brand.ts";
import { formatDay } from "../../../../shared/dates.ts";

/** A report, or why there is none. */
export type DesignPdf =
  | { readonly kind: "pdf"; readonly bytes: Uint8Array<ArrayBuffer> }
  | Exclude<ReportAnswer, { kind: "report" }>;

/** The report of a design as a PDF, with an empty title block for the caller's own firm and project. */
export async function designPdf(
  module: RunnableModule,
  inputs: RawInputs,
  resources: Resources,
  { length, publicUrl }: { readonly length: ReportLength; readonly publicUrl: string },
): Promise<DesignPdf> {
  const answered = answerReport(module, inputs, resources, {
    issuer: { product: brand.productName, firm: firmOfTitleBlock(NO_FIRM) },
    project: NO_PROJECT,
    date: formatDay(new Date()),
    address: `${publicUrl}/design/${module.kind}`,
    length,
  });
  if (answered.kind !== "report") return answered;
  // Large, and only needed here.
  const [{ reportPdf }, { serverFonts }] = await Promise.all([
    import("@kingpost/report"),
    import("./report-fonts.server.ts"),
  ]);
  const rest = async () => void (await othersFirst());
  return { kind: "pdf", bytes: await reportPdf(answered.report, await serverFonts(), { rest }) };
}
