import type { Report } from "../blocks.ts";
import { paginate } from "./flow.ts";
import { piecesOf } from "./pieces.ts";
import { SHEET, type Sheet, sheetsPdf } from "./sheets.ts";
import { type Doc, type Fonts, needsExtended } from "./type.ts";

const PAD = 12;

/** A report as the bytes of a PDF: its blocks flow over as many sheets as they need, each with the title block. `onSheet` is called after each sheet. */
export async function reportPdf(
  { info, titleBlock, blocks, attachments = [] }: Report,
  fonts: Fonts,
  onSheet?: (set: number, of: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const isExtended = needsExtended(JSON.stringify([titleBlock, blocks]));
  const extended = isExtended ? await fonts.loadExtended?.() : undefined;
  const top = SHEET.top + PAD;
  const column = { left: SHEET.left + PAD, right: SHEET.right - PAD, height: SHEET.foot - PAD - top };
  const sheets = (doc: Doc) => {
    for (const { name, type, description, text } of attachments) {
      doc.file(new TextEncoder().encode(text).buffer, { name, type, description });
    }
    const sheetOf = new Map<number, number>();
    const pages = paginate(piecesOf(doc, blocks, column, sheetOf), column.height);
    for (const [index, page] of pages.entries()) {
      for (const { piece } of page) if (piece.heading !== undefined) sheetOf.set(piece.heading, index + 1);
    }
    return pages.map(
      (page, index): Sheet =>
        () => {
          for (const { piece, y } of page) piece.draw(top + y);
          onSheet?.(index + 1, pages.length);
          return titleBlock;
        },
    );
  };
  return sheetsPdf({ ...info, isTagged: true }, fonts, sheets, extended);
}
