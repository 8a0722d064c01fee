import type { ProjectTitleBlock } from "../blocks.ts";
import { fittingSize, type SheetNumber, STRIP, type TitleBlockBox } from "./title-block.ts";
import { type Doc, INK, RULE, rule, STEEL, setLine } from "./type.ts";

const PAD = 5;
/** The firm's part of the width. */
const FIRM = 0.24;
const LABEL = { size: 5.5, colour: STEEL } as const;

/** The title block of a design: the firm, rows of fields with the number of the sheet last, below them a note and the address. */
export function projectTitleBlock(
  doc: Doc,
  { firm, rows, note, address }: ProjectTitleBlock,
  { sheet, of }: SheetNumber,
  { left, right, top, bottom }: TitleBlockBox,
): void {
  const stripTop = bottom - STRIP;
  doc.moveTo(left, top).lineTo(right, top).lineWidth(1.1).undash().stroke(INK);
  rule(doc, left, stripTop, right, stripTop, RULE);
  const start = left + FIRM * (right - left);
  rule(doc, start, top, start, stripTop, RULE);
  setLine(doc, firm.name, left + PAD + 3, top + 17, { size: 12, face: "narrow" });
  for (const [index, text] of firm.lines.entries()) {
    const how = { size: 6.5, colour: STEEL };
    const size = fittingSize(doc, text, start - left - 2 * PAD - 3, how);
    setLine(doc, text, left + PAD + 3, top + 30 + 11 * index, { ...how, size });
  }
  const height = (stripTop - top) / rows.length;
  for (const [index, row] of rows.entries()) {
    const y = top + index * height;
    if (index > 0) rule(doc, start, y, right, y, RULE, 0.35);
    const cells = index === rows.length - 1 ? withSheet(row, `${sheet} of ${of}`) : row;
    let x = start;
    for (const [at, { label, text, share }] of cells.entries()) {
      const width = share * (right - start);
      if (at > 0) rule(doc, x, y, x, y + height, RULE, 0.35);
      setLine(doc, label, x + PAD, y + 7.5, LABEL);
      const how = { size: 8, face: "semibold" } as const;
      setLine(doc, text, x + PAD, y + 16.5, { ...how, size: fittingSize(doc, text, width - 2 * PAD, how) });
      x += width;
    }
  }
  setLine(doc, address, left + PAD + 3, stripTop + 11, { size: 6.5, colour: STEEL });
  doc.link(left, stripTop, (right - left) / 2, STRIP, address);
  setLine(doc, note, right - PAD, stripTop + 11, { size: 6.5, colour: STEEL, align: "right" });
}

/** The last field of the last row is the number of the sheet. */
function withSheet(row: ProjectTitleBlock["rows"][number], text: string): typeof row {
  return row.map((field, at) => (at === row.length - 1 ? { ...field, text } : field));
}
