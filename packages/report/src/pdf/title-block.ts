import type { TitleBlock } from "../blocks.ts";
import { type Doc, INK, lineWidth, RULE, type Setting, STEEL, setLine } from "./type.ts";

export const TITLE_BLOCK_HEIGHT = 78;
export const STRIP = 16;
const PAD = 8;

export interface TitleBlockBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `2 of 5` */
export interface SheetNumber {
  readonly sheet: number;
  readonly of: number;
}

/** The title block of a sheet, as the site's foot: firm, subject, scale and sheet, two fields; below them the address. */
export function titleBlock(
  doc: Doc,
  block: TitleBlock,
  { sheet, of }: SheetNumber,
  box: TitleBlockBox,
): void {
  const { left, right, top, bottom } = box;
  const stripTop = bottom - STRIP;
  const line = (x1: number, y1: number, x2: number, y2: number, width = 0.6) =>
    doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).undash().stroke(RULE);
  doc.moveTo(left, top).lineTo(right, top).lineWidth(1.1).undash().stroke(INK);
  line(left, stripTop, right, stripTop);
  const columns = [0, 0.36, 0.66, 0.81].map((share) => left + share * (right - left));
  for (const x of columns.slice(1)) line(x, top, x, stripTop);
  const [firm = left, subject = left, paper = left, last = left] = columns;

  setLine(doc, block.firm.name, firm + PAD, top + 19, { size: 13, face: "narrow" });
  for (const [index, text] of block.firm.lines.entries())
    setLine(doc, text, firm + PAD, top + 32 + 12 * index, { size: 7, colour: STEEL });

  const width = paper - subject - 2 * PAD;
  const within = (text: string, y: number, how: Setting) =>
    setLine(doc, text, subject + PAD, y, { ...how, size: fittingSize(doc, text, width, how) });
  setLine(doc, block.kind, subject + PAD, top + 12, { size: 6.5, colour: STEEL });
  within(block.title, top + 28, { size: 14, face: "narrow" });
  within(block.subtitle, top + 41, { size: 7.5 });
  within(block.detail, top + 53, { size: 7, colour: STEEL });
  fields(doc, paper + PAD, top, [block.scale, { label: "Sheet", text: `${sheet} of ${of}` }]);
  fields(doc, last + PAD, top, block.fields);
  setLine(doc, block.address, left + PAD, stripTop + 11, { size: 6.5, colour: STEEL });
  doc.link(left, stripTop, right - left, STRIP, block.address);
}

/** The size of type at which a text fits a width, at most the one set. */
export function fittingSize(doc: Doc, text: string, width: number, how: Setting): number {
  return how.size * Math.min(1, width / lineWidth(doc, text, how));
}

function fields(doc: Doc, x: number, top: number, list: TitleBlock["fields"]): void {
  for (const [index, { label, text }] of list.entries()) {
    const y = top + 12 + index * 28;
    setLine(doc, label, x, y, { size: 6.5, colour: STEEL });
    setLine(doc, text, x, y + 12, { size: 8.5, face: "semibold" });
  }
}
