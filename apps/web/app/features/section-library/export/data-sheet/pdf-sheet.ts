import { pictureOf } from "@kingpost/drawing/steel-section";
import {
  type Doc,
  drawArtifact,
  type Fonts,
  HAIRLINE,
  INK,
  noteLines,
  type ProjectTitleBlock,
  placeDrawing,
  RULE,
  rule,
  SHEET,
  STEEL,
  setLine,
  setNoteLine,
  sheetsPdf,
  Tags,
} from "@kingpost/report";
import { shortGrade } from "@kingpost/sections";
import { brand } from "../../../../../shared/brand.ts";
import { sheetTitleBlock } from "../sheet-title-block.ts";
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
    author: sheet.owner.firm.name,
    subject: `${sheet.family}, ${record.grade}, data version ${provenance.version}`,
    creator: `${brand.productName} Section Library`,
  };
  return sheetsPdf({ ...info, isTagged: true }, fonts, (doc) => [() => setSheet(doc, sheet)]);
}

/** Sets the content of the sheet, and returns its title block. */
function setSheet(doc: Doc, sheet: DataSheet): ProjectTitleBlock {
  const { left, right, top, foot } = SHEET;
  const tags = new Tags(doc);
  head(doc, tags, sheet);
  // In the order in which they are read.
  const [properties, figure, ofCapacities, ofNotes] = [
    tags.section("Properties"),
    tags.section("Drawing"),
    tags.section("Design capacities"),
    tags.section("Notes"),
  ];
  const notesTop = notes(doc, ofNotes, sheet, foot);
  const bodyTop = top + HEAD_HEIGHT;
  const divide = left + TABLE_WIDTH;
  const pitch = pitchFor(sheet.groups, notesTop - bodyTop - PAD);
  propertyTable(doc, properties, sheet.groups, {
    left: left + PAD,
    right: divide - PAD,
    top: bodyTop,
    pitch,
  });
  const { capacities, record, provenance } = sheet;
  const drawingBottom = notesTop - capacityLines(capacities) * pitch - PAD;
  drawArtifact(doc, () => {
    rule(doc, divide, bodyTop, divide, notesTop, HAIRLINE);
    rule(doc, divide, drawingBottom, right, drawingBottom, HAIRLINE);
  });
  const width = right - divide;
  const drawing = drawingFor(record, width - PAD, drawingBottom - bodyTop - 2 * PAD);
  if (drawing) {
    const alt = `${record.name} to scale ${drawing.scale} with its dimensions`;
    figure.draw(figure.add("Figure", { alt }), "Figure", () =>
      placeDrawing(doc, pictureOf(drawing.drawn), divide + width / 2, (bodyTop + drawingBottom) / 2),
    );
  }
  capacityTables(doc, ofCapacities, capacities, {
    left: divide + PAD,
    right: right - PAD,
    top: drawingBottom,
    pitch,
  });
  return sheetTitleBlock({
    owner: sheet.owner,
    shows: { label: "Section data sheet", text: `${record.name}, ${record.grade}` },
    beside: [
      { label: "Scale at A4", text: drawing?.scale ?? "no drawing", share: 0.15 },
      { label: "Data version", text: provenance.version, share: 0.15 },
    ],
    date: provenance.date,
    address: provenance.address,
  });
}

function head(doc: Doc, tags: Tags, { record, family, meaning, availability }: DataSheet): void {
  const { left, right, top } = SHEET;
  const base = top + 26;
  const set = (type: "H1" | "P", ...line: SetLine) =>
    tags.draw(tags.add(type), type, () => setLine(doc, ...line));
  set("H1", record.name, left + PAD, base, { size: 24, face: "narrow" });
  set("P", family, right - PAD, base - 8, { size: 10, face: "semibold", align: "right" });
  set("P", record.grade, right - PAD, base + 4, { size: 9, align: "right" });
  set("P", meaning, left + PAD, base + 15, { size: 7.5, colour: STEEL });
  if (availability !== undefined) {
    set("P", `Availability: ${availability}`, right - PAD, base + 15, {
      size: 7.5,
      colour: STEEL,
      align: "right",
    });
  }
  drawArtifact(doc, () => rule(doc, left, top + HEAD_HEIGHT, right, top + HEAD_HEIGHT, RULE));
}

type SetLine = Parameters<typeof setLine> extends [Doc, ...infer Line] ? Line : never;

/** Sets the notes so that they end above `bottom`, and returns where they begin. */
function notes(doc: Doc, tags: Tags, sheet: DataSheet, bottom: number): number {
  const { left, right } = SHEET;
  const how = { size: NOTE.size, colour: INK };
  const verify =
    "Design values follow AS 4100:2020. A qualified engineer must verify any design that uses these values.";
  const width = right - left - 2 * PAD;
  const all = [...sheet.notes, { text: verify }].map((note) => noteLines(doc, note, width, how));
  const top = bottom - all.flat().length * NOTE.leading - PAD;
  drawArtifact(doc, () => rule(doc, left, top, right, top, RULE));
  let y = top + PAD / 2;
  for (const lines of all) {
    const first = y;
    y += lines.length * NOTE.leading;
    tags.draw(tags.add("P"), "P", () => {
      for (const [index, line] of lines.entries())
        setNoteLine(doc, line, left + PAD, first + (index + 0.75) * NOTE.leading, how);
    });
  }
  return top;
}
