import type { Report } from "../blocks.ts";
import { paginate } from "./flow.ts";
import { piecesOf } from "./pieces.ts";
import { SHEET, type Sheet, sheetsPdf } from "./sheets.ts";
import type { Fonts } from "./type.ts";

const PAD = 12;

/** A report as the bytes of a PDF: its blocks flow over as many sheets as they need, each with the title block. */
export function reportPdf(
  { info, titleBlock, blocks, attachments = [] }: Report,
  fonts: Fonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const top = SHEET.top + PAD;
  const column = { left: SHEET.left + PAD, right: SHEET.right - PAD, height: SHEET.foot - PAD - top };
  return sheetsPdf({ ...info, isTagged: true }, fonts, (doc) => {
    for (const { name, type, description, text } of attachments) {
      doc.file(new TextEncoder().encode(text).buffer, { name, type, description });
    }
    const pieces = piecesOf(doc, blocks, column);
    return paginate(pieces, column.height).map(
      (page): Sheet =>
        () => {
          for (const { piece, y } of page) piece.draw(top + y);
          return titleBlock;
        },
    );
  });
}
