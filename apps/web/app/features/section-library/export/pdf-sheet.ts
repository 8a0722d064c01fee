import PDFDocument from "pdfkit";
import { brand } from "../../../../shared/brand.ts";
import type { DataSheet } from "./data-sheet.ts";
import { shortGrade } from "./file-name.ts";
import { drawingFor, placeDrawing } from "./pdf-drawing.ts";
import { capacityLines, capacityTables, pitchFor, propertyTable } from "./pdf-tables.ts";
import { TITLE_BLOCK_HEIGHT, titleBlock } from "./pdf-title-block.ts";
import { breakLines, FACES, type Fonts, HAIRLINE, INK, RULE, rule, STEEL, setLine } from "./pdf-type.ts";

type Doc = PDFKit.PDFDocument;

/** A4 upright with a frame 10 mm from its edge. Points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 28.35;
const FRAME = { left: EDGE, right: PAGE.width - EDGE, top: EDGE, bottom: PAGE.height - EDGE };
const HEAD_HEIGHT = 50;
const TABLE_WIDTH = 294;
const PAD = 8;

const NOTE = { size: 7, leading: 9.2 };
/** By how much the longest head of a note, in semibold, is wider than in regular. Points. */
const WIDER_HEAD = 5;

/** A data sheet on one page of A4 as the bytes of a PDF: vectors, embedded faces, text that can be searched and copied. */
export function dataSheetPdf(sheet: DataSheet, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const { record, provenance } = sheet;
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    font: "",
    lang: "en-AU",
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: `${record.name} ${shortGrade(record.grade)}: section data sheet`,
      Author: brand.firmName,
      Subject: `${sheet.family}, ${record.grade}, data version ${provenance.version}`,
      Creator: `${brand.productName} Section Library`,
    },
  });
  const done = collect(doc);
  for (const face of FACES) doc.registerFont(face, fonts[face]);
  setSheet(doc, sheet);
  doc.end();
  return done;
}

function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((settle, fail) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("error", fail);
    doc.on("end", () => {
      const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      settle(bytes);
    });
  });
}

function setSheet(doc: Doc, sheet: DataSheet): void {
  const { left, right, top, bottom } = FRAME;
  head(doc, sheet);
  const blockTop = bottom - TITLE_BLOCK_HEIGHT;
  const notesTop = notes(doc, sheet, blockTop);
  const bodyTop = top + HEAD_HEIGHT;
  const divide = left + TABLE_WIDTH;
  rule(doc, divide, bodyTop, divide, notesTop, HAIRLINE);
  const pitch = pitchFor(sheet.groups, notesTop - bodyTop - PAD);
  propertyTable(doc, sheet.groups, { left: left + PAD, right: divide - PAD, top: bodyTop, pitch });
  const { capacities } = sheet;
  const drawingBottom = notesTop - capacityLines(capacities) * pitch - PAD;
  const width = right - divide;
  const drawing = drawingFor(sheet.record, width - PAD, drawingBottom - bodyTop - 2 * PAD);
  if (drawing) placeDrawing(doc, drawing.scene, divide + width / 2, (bodyTop + drawingBottom) / 2);
  rule(doc, divide, drawingBottom, right, drawingBottom, HAIRLINE);
  capacityTables(doc, capacities, { left: divide + PAD, right: right - PAD, top: drawingBottom, pitch });
  titleBlock(doc, sheet, drawing?.scale, { left, right, top: blockTop, bottom });
  doc
    .rect(left, top, right - left, bottom - top)
    .lineWidth(1.1)
    .undash()
    .stroke(INK);
}

function head(doc: Doc, { record, family, meaning, availability }: DataSheet): void {
  const { left, right, top } = FRAME;
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
  const { left, right } = FRAME;
  const how = { size: NOTE.size, colour: INK };
  const verify =
    "Design values follow AS 4100:2020. A qualified engineer must verify any design that uses these values.";
  const headed = new Set(sheet.capacities.notes);
  const width = right - left - 2 * PAD - WIDER_HEAD;
  const lines = [...sheet.notes, verify].flatMap((text) => {
    const head = headed.has(text) ? text.slice(0, text.indexOf(".") + 1) : "";
    return breakLines(doc, text, width, how).map((line, index) =>
      index === 0 ? { head, rest: line.slice(head.length) } : { head: "", rest: line },
    );
  });
  const top = bottom - lines.length * NOTE.leading - PAD;
  rule(doc, left, top, right, top, RULE);
  for (const [index, { head, rest }] of lines.entries()) {
    const y = top + PAD / 2 + (index + 0.75) * NOTE.leading;
    const indent = setLine(doc, head, left + PAD, y, { ...how, face: "semibold" });
    setLine(doc, rest, left + PAD + indent, y, how);
  }
  return top;
}
