import { pictureOf } from "@kingpost/drawing/steel-section";
import {
  type Doc,
  type Fonts,
  HAIRLINE,
  INK,
  noteLines,
  placeDrawing,
  RULE,
  rule,
  SHEET,
  STEEL,
  setLine,
  setNoteLine,
  sheetsPdf,
  type TitleBlock,
} from "@kingpost/report";
import { brand } from "../../../../../shared/brand.ts";
import { shortGrade } from "../file-name.ts";
import type { DataSheet } from "./data-sheet.ts";
import { drawingFor } from "./pdf-drawing.ts";
import { capacityLines, capacityTables, pitchFor, propertyTable } from "./pdf-tables.ts";

const HEAD_HEIGHT = 50;
const TABLE_WIDTH = 294;
const PAD = 8;

const NOTE = { size: 7, leading: 9.2 };
/** A data sheet on one page of A4 as the bytes of a PDF. */
export function dataSheetPdf(sheet: DataSheet, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const { record, provenance } = sheet;
  const info = {
    title: `${record.name} ${shortGrade(record.grade)}: section data sheet`,
    author: brand.firmName,
    subject: `${sheet.family}, ${record.grade}, data version ${provenance.version}`,
    creator: `${brand.productName} Section Library`,
  };
  return sheetsPdf(info, fonts, (doc) => [() => setSheet(doc, sheet)]);
}

/** Sets the content of the sheet, and returns its title block. */
function setSheet(doc: Doc, sheet: DataSheet): TitleBlock {
  const { left, right, top, foot } = SHEET;
  head(doc, sheet);
  const notesTop = notes(doc, sheet, foot);
  const bodyTop = top + HEAD_HEIGHT;
  const divide = left + TABLE_WIDTH;
  rule(doc, divide, bodyTop, divide, notesTop, HAIRLINE);
  const pitch = pitchFor(sheet.groups, notesTop - bodyTop - PAD);
  propertyTable(doc, sheet.groups, { left: left + PAD, right: divide - PAD, top: bodyTop, pitch });
  const { capacities } = sheet;
  const drawingBottom = notesTop - capacityLines(capacities) * pitch - PAD;
  const width = right - divide;
  const drawing = drawingFor(sheet.record, width - PAD, drawingBottom - bodyTop - 2 * PAD);
  if (drawing) placeDrawing(doc, pictureOf(drawing.drawn), divide + width / 2, (bodyTop + drawingBottom) / 2);
  rule(doc, divide, drawingBottom, right, drawingBottom, HAIRLINE);
  capacityTables(doc, capacities, { left: divide + PAD, right: right - PAD, top: drawingBottom, pitch });
  return titleBlockOf(sheet, drawing?.scale);
}

function titleBlockOf({ record, provenance }: DataSheet, scale: string | undefined): TitleBlock {
  return {
    firm: {
      name: brand.firmName,
      lines: [brand.serviceAreas, `${brand.email}   ${brand.phone}`, brand.companyNumber],
    },
    kind: "Section data sheet",
    title: record.name,
    subtitle: record.grade,
    detail: `${record.standard}. Design to AS 4100:2020`,
    scale: { label: "Scale at A4", text: scale ?? "no drawing" },
    fields: [
      { label: "Date", text: provenance.date },
      { label: "Data version", text: provenance.version },
    ],
    address: provenance.address,
  };
}

function head(doc: Doc, { record, family, meaning, availability }: DataSheet): void {
  const { left, right, top } = SHEET;
  const base = top + 26;
  setLine(doc, record.name, left + PAD, base, { size: 24, face: "narrow" });
  setLine(doc, family, right - PAD, base - 8, { size: 10, face: "semibold", align: "right" });
  setLine(doc, record.grade, right - PAD, base + 4, { size: 9, align: "right" });
  setLine(doc, meaning, left + PAD, base + 15, { size: 7.5, colour: STEEL });
  if (availability !== undefined) {
    setLine(doc, `Availability: ${availability}`, right - PAD, base + 15, {
      size: 7.5,
      colour: STEEL,
      align: "right",
    });
  }
  rule(doc, left, top + HEAD_HEIGHT, right, top + HEAD_HEIGHT, RULE);
}

/** Sets the notes so that they end above `bottom`, and returns where they begin. */
function notes(doc: Doc, sheet: DataSheet, bottom: number): number {
  const { left, right } = SHEET;
  const how = { size: NOTE.size, colour: INK };
  const verify =
    "Design values follow AS 4100:2020. A qualified engineer must verify any design that uses these values.";
  const width = right - left - 2 * PAD;
  const lines = [...sheet.notes, { text: verify }].flatMap((note) => noteLines(doc, note, width, how));
  const top = bottom - lines.length * NOTE.leading - PAD;
  rule(doc, left, top, right, top, RULE);
  for (const [index, line] of lines.entries())
    setNoteLine(doc, line, left + PAD, top + PAD / 2 + (index + 0.75) * NOTE.leading, how);
  return top;
}
