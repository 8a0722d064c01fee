import type { SteelSectionRecord } from "@kingpost/sections";
import { loadFonts } from "../../../../ui/report-fonts/load-fonts.ts";
import type { Member } from "../../capacities/member/member.ts";
import type { Provenance } from "../provenance.ts";
import { sheetOwner } from "../sheet-owner.ts";
import { dataSheet } from "./data-sheet.ts";
import { dataSheetPdf } from "./pdf-sheet.ts";

/** A section's data sheet as a file, with the firm and the project of a user (`useOwner`). */
export async function makeDataSheet(
  record: SteelSectionRecord,
  provenance: Provenance,
  owner: string,
  member?: Member,
): Promise<Blob> {
  const [fonts, made] = await Promise.all([loadFonts(), sheetOwner(owner)]);
  const bytes = await dataSheetPdf(dataSheet(record, provenance, member, made), fonts);
  return new Blob([bytes], { type: "application/pdf" });
}
