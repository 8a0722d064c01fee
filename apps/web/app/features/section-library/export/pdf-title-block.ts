import { brand } from "../../../../shared/brand.ts";
import type { DataSheet } from "./data-sheet.ts";
import { INK, RULE, STEEL, setLine } from "./pdf-type.ts";

type Doc = PDFKit.PDFDocument;

export const TITLE_BLOCK_HEIGHT = 78;
const STRIP = 16;
const PAD = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Field {
  readonly label: string;
  readonly text: string;
}

/** The title block of the sheet, as the site's foot: firm, section, scale and sheet, version and date; below them the address. */
export function titleBlock(doc: Doc, sheet: DataSheet, scale: string | undefined, box: Box): void {
  const { left, right, top, bottom } = box;
  const { record, provenance } = sheet;
  const stripTop = bottom - STRIP;
  const line = (x1: number, y1: number, x2: number, y2: number, width = 0.6) =>
    doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).undash().stroke(RULE);
  doc.moveTo(left, top).lineTo(right, top).lineWidth(1.1).undash().stroke(INK);
  line(left, stripTop, right, stripTop);
  const columns = [0, 0.36, 0.66, 0.81].map((share) => left + share * (right - left));
  for (const x of columns.slice(1)) line(x, top, x, stripTop);
  const [firm = left, section = left, paper = left, data = left] = columns;

  setLine(doc, brand.firmName, firm + PAD, top + 19, { size: 13, face: "narrow" });
  setLine(doc, brand.serviceAreas, firm + PAD, top + 32, { size: 7, colour: STEEL });
  setLine(doc, `${brand.email}   ${brand.phone}`, firm + PAD, top + 44, { size: 7, colour: STEEL });
  setLine(doc, brand.companyNumber, firm + PAD, top + 56, { size: 7, colour: STEEL });

  setLine(doc, "Section data sheet", section + PAD, top + 12, { size: 6.5, colour: STEEL });
  setLine(doc, record.name, section + PAD, top + 28, { size: 14, face: "narrow" });
  setLine(doc, record.grade, section + PAD, top + 41, { size: 7.5 });
  setLine(doc, `${record.standard}. Design to AS 4100:2020`, section + PAD, top + 53, {
    size: 7,
    colour: STEEL,
  });
  fields(doc, paper + PAD, top, [
    { label: "Scale at A4", text: scale ?? "no drawing" },
    { label: "Sheet", text: "1 of 1" },
  ]);
  fields(doc, data + PAD, top, [
    { label: "Date", text: provenance.date },
    { label: "Data version", text: provenance.version },
  ]);
  setLine(doc, provenance.address, left + PAD, stripTop + 11, { size: 6.5, colour: STEEL });
  doc.link(left, stripTop, right - left, STRIP, provenance.address);
}

function fields(doc: Doc, x: number, top: number, list: readonly Field[]): void {
  for (const [index, { label, text }] of list.entries()) {
    const y = top + 12 + index * 28;
    setLine(doc, label, x, y, { size: 6.5, colour: STEEL });
    setLine(doc, text, x, y + 12, { size: 8.5, face: "semibold" });
  }
}
