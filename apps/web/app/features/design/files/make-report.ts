import { designReport, type ReportOf } from "@kingpost/design/report";
import { reportPdf } from "@kingpost/report";
import { loadFonts } from "../../../ui/report-fonts/load-fonts.ts";

/** The report of a design as a PDF with the design inside. */
export async function makeReport(of: ReportOf): Promise<Blob> {
  const bytes = await reportPdf(designReport(of), await loadFonts());
  return new Blob([bytes], { type: "application/pdf" });
}
