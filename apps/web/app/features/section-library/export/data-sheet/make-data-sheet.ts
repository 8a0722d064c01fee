import type { SteelSectionRecord } from "@kingpost/sections";
import { loadFonts } from "../../../../ui/report-fonts/load-fonts.ts";
import type { Member } from "../../capacities/member/member.ts";
import type { Provenance } from "../provenance.ts";
import { dataSheet } from "./data-sheet.ts";
import { dataSheetPdf } from "./pdf-sheet.ts";

/** A section's data sheet as a file. */
export async function makeDataSheet(
  record: SteelSectionRecord,
  provenance: Provenance,
  member?: Member,
): Promise<Blob> {
  const fonts = await loadFonts();
  const bytes = await dataSheetPdf(dataSheet(record, provenance, member), fonts);
  return new Blob([bytes], { type: "application/pdf" });
}
