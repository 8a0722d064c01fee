import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import type { Member } from "../capacities/member.ts";
import { dataSheet } from "./data-sheet.ts";
import italic from "./fonts/archivo-italic.ttf?url";
import narrow from "./fonts/archivo-narrow-semibold.ttf?url";
import regular from "./fonts/archivo-regular.ttf?url";
import semibold from "./fonts/archivo-semibold.ttf?url";
import symbols from "./fonts/noto-sans-symbols.ttf?url";
import { dataSheetPdf } from "./pdf-sheet.ts";
import type { Fonts } from "./pdf-type.ts";
import type { Provenance } from "./provenance.ts";

async function face(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A typeface could not be loaded (HTTP ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

async function loadFonts(): Promise<Fonts> {
  const [one, two, three, four, five] = await Promise.all(
    [regular, semibold, italic, narrow, symbols].map(face),
  );
  if (!one || !two || !three || !four || !five) throw new Error("A typeface is missing.");
  return { regular: one, semibold: two, italic: three, narrow: four, symbols: five };
}

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
