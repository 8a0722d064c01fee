import PDFDocument from "pdfkit";
import type { Block, Report, ReportPackage, ReportPart } from "../blocks.ts";
import { Bookmarks } from "./bookmarks.ts";
import { paginate } from "./flow.ts";
import { type Column, headingsOf, type OpenDocument, piecesOf, placeOfPart } from "./pieces.ts";
import { type Rest, SHEET, type Sheet, sheetsPdf } from "./sheets.ts";
import { Tags } from "./tags.ts";
import { type Doc, type Fonts, type LoadedScripts, loadScripts, registerFaces } from "./type.ts";

const PAD = 12;

interface Making {
  /** Called after each sheet. */
  readonly onSheet?: (set: number, of: number) => void;
  readonly rest?: Rest;
}

/** A report as the bytes of a PDF: its blocks flow over as many sheets as they need, each with the title block. */
export function reportPdf(
  { info, attachments, ...part }: Report,
  fonts: Fonts,
  making?: Making,
): Promise<Uint8Array<ArrayBuffer>> {
  return packagePdf({ info, parts: [part], ...(attachments && { attachments }) }, fonts, making);
}

/** Several reports as the bytes of one PDF: each begins a sheet and has its own title block; the sheets have one run of numbers. */
export async function packagePdf(
  { info, parts, attachments = [] }: ReportPackage,
  fonts: Fonts,
  { onSheet, rest }: Making = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const scripts = await loadScripts(fonts, JSON.stringify(parts.map(({ shorter, ...fullest }) => fullest)));
  const top = SHEET.top + PAD;
  const column = { left: SHEET.left + PAD, right: SHEET.right - PAD, height: SHEET.foot - PAD - top };
  const set = async (doc: Doc) => {
    for (const { name, type, description, text } of attachments) {
      doc.file(new TextEncoder().encode(text).buffer, { name, type, description });
    }
    const tags = new Tags(doc);
    const bookmarks = new Bookmarks(doc);
    const sheetOf = new Map<number, number>();
    const sheetOfPart: number[] = [];
    let firstHeading = 0;
    let count = 0;
    const sheets: Sheet[] = [];
    for (const [part, { titleBlock, bookmark, ...given }] of parts.entries()) {
      const blocks = await fitting(given, column, fonts, scripts, rest);
      const document: OpenDocument = {
        ...{ doc, bookmarks, sheetOf, sheetOfPart, rest },
        tags: bookmark === undefined ? tags : tags.section(bookmark),
      };
      const pages = paginate(await piecesOf(document, blocks, column, firstHeading), column.height);
      firstHeading += headingsOf(blocks).length;
      sheetOfPart.push(count + 1);
      for (const [index, page] of pages.entries()) {
        count += 1;
        const number = count;
        for (const { piece } of page) if (piece.heading !== undefined) sheetOf.set(piece.heading, number);
        sheets.push(() => {
          if (index === 0) {
            if (bookmark !== undefined) bookmarks.add(bookmark, 0, top);
            doc.addNamedDestination(placeOfPart(part), "XYZ", column.left, 0, 0);
          }
          for (const { piece, y } of page) piece.draw(top + y);
          onSheet?.(number, count);
          return titleBlock;
        });
      }
    }
    return sheets;
  };
  return sheetsPdf({ ...info, isTagged: true }, fonts, set, scripts, rest);
}

/** The blocks of a part: the first list that fits its sheets. */
async function fitting(
  { blocks, shorter = [], mostSheets = 1 }: Pick<ReportPart, "blocks" | "shorter" | "mostSheets">,
  column: Column,
  fonts: Fonts,
  scripts: LoadedScripts,
  rest: Rest | undefined,
): Promise<readonly Block[]> {
  if (shorter.length === 0) return blocks;
  // Measured in a document that is thrown away: what is set in one stays in its structure.
  const doc = new PDFDocument({ autoFirstPage: false, font: "" });
  registerFaces(doc, fonts, scripts);
  const measured = {
    ...{ doc, tags: new Tags(doc), bookmarks: new Bookmarks(doc), rest },
    ...{ sheetOf: new Map<number, number>(), sheetOfPart: [] },
  };
  const all = [blocks, ...shorter];
  for (const some of all) {
    if (paginate(await piecesOf(measured, some, column, 0), column.height).length <= mostSheets) return some;
  }
  return all.at(-1) ?? blocks;
}
