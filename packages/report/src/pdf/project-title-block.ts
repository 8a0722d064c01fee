import type { ProjectTitleBlock } from "../blocks.ts";
import { fittingSize, type SheetNumber, STRIP, type TitleBlockBox } from "./title-block.ts";
import { breakLines, type Doc, INK, lineWidth, RULE, rule, type Setting, STEEL, setLine } from "./type.ts";

const PAD = 5;
/** Points. */
const LOGO_HEIGHT = 20;
/** The firm's part of the width. */
const FIRM = 0.24;
/** The smallest type that is read on paper without effort, points. */
const LEAST_SIZE = 5.5;
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
  setFirm(doc, firm, { x: left + PAD + 3, top, width: start - left - 2 * PAD - 3 });
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
      setValue(doc, text, { x: x + PAD, y, width: width - 2 * PAD });
      x += width;
    }
  }
  setLine(doc, address, left + PAD + 3, stripTop + 11, { size: 6.5, colour: STEEL });
  if (address !== "") doc.link(left, stripTop, (right - left) / 2, STRIP, address);
  setLine(doc, note, right - PAD, stripTop + 11, { size: 6.5, colour: STEEL, align: "right" });
}

/** The firm: its logo if it has one, its name, and lines below it, each smaller if it must be. */
function setFirm(
  doc: Doc,
  { name, lines, logo }: ProjectTitleBlock["firm"],
  { x, top, width }: { readonly x: number; readonly top: number; readonly width: number },
): void {
  const place =
    logo === undefined
      ? { size: 12, name: 17, first: 30, leading: 11 }
      : { size: 9, name: 34, first: 42.5, leading: 8 };
  if (logo !== undefined) doc.image(logo, x, top + 4, { fit: [width, LOGO_HEIGHT] });
  const set = (text: string, y: number, how: Setting) =>
    setLine(doc, text, x, top + y, { ...how, size: fittingSize(doc, text, width, how) });
  set(name, place.name, { size: place.size, face: "narrow" });
  for (const [index, text] of lines.entries())
    set(text, place.first + place.leading * index, { size: 6.5, colour: STEEL });
}

/** Sets a value on one line, smaller if it must be; if that is hard to read, on two lines, the second cut off. */
function setValue(doc: Doc, text: string, { x, y, width }: { x: number; y: number; width: number }): void {
  const how = { size: 8, face: "semibold" } as const;
  const size = fittingSize(doc, text, width, how);
  if (size >= LEAST_SIZE) return void setLine(doc, text, x, y + 16.5, { ...how, size });
  const small = { ...how, size: LEAST_SIZE };
  const [first = "", ...rest] = wrapped(doc, text, width, small);
  setLine(doc, first, x, y + 13, small);
  setLine(
    doc,
    rest.length > 1 ? shortened(doc, rest.join(" "), width, small) : (rest[0] ?? ""),
    x,
    y + 19,
    small,
  );
}

/** Lines of whole words; a word that is wider than a line is cut. */
function wrapped(doc: Doc, text: string, width: number, how: Setting): readonly string[] {
  return breakLines(doc, text, width, how).map((line) =>
    shortened(doc, line.map((run) => run.text).join(""), width, how),
  );
}

function shortened(doc: Doc, text: string, width: number, how: Setting): string {
  if (lineWidth(doc, text, how) <= width) return text;
  let kept = text;
  while (kept !== "" && lineWidth(doc, `${kept}\u2026`, how) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}\u2026`;
}

/** The last field of the last row is the number of the sheet. */
function withSheet(row: ProjectTitleBlock["rows"][number], text: string): typeof row {
  return row.map((field, at) => (at === row.length - 1 ? { ...field, text } : field));
}
