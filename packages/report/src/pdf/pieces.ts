import { formulaText, markedSymbol } from "@kingpost/calc";
import type { Block, Cell, DrawingBlock, FormulaBlock, Heading, Line, Note, Table } from "../blocks.ts";
import type { Bookmarks } from "./bookmarks.ts";
import { placeDrawing } from "./drawing.ts";
import type { Piece } from "./flow.ts";
import { formulaBoxes, setBox } from "./formula.ts";
import { noteLines, setNoteLine } from "./note.ts";
import type { Rest } from "./sheets.ts";
import { drawArtifact, type Tags } from "./tags.ts";
import {
  breakLines,
  type Doc,
  HAIRLINE,
  lineWidth,
  RULE,
  rule,
  type Setting,
  STEEL,
  setLine,
} from "./type.ts";

/** The width that blocks are set in, and the height of a page. Points. */
export interface Column {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

const TEXT: Setting = { size: 9 };
const LEADING = 12.5;
const HEADINGS = {
  1: { how: { size: 14, face: "narrow" }, leading: 18, space: 14 },
  2: { how: { size: 10.5, face: "narrow" }, leading: 14, space: 10 },
} as const;
const SMALL: Setting = { size: 7.5, colour: STEEL };
const SMALL_LEADING = 10;
const SPACE = 6;
/** The baseline below the top of a line, as a share of its leading. */
const BASELINE = 0.72;
const CELL_PAD = 3;
/** From the left of the text to a formula. */
const FORMULA_INDENT = 12;
const FORMULA_GAP = 5;
const FORMULA_SIZE = 9.5;

/** A document while it is set: what all its parts have. */
export interface OpenDocument {
  readonly doc: Doc;
  readonly tags: Tags;
  readonly bookmarks: Bookmarks;
  /** The sheet of each heading of the document, known once the pages are filled. */
  readonly sheetOf: ReadonlyMap<number, number>;
  /** The first sheet of each part, known once the pages are filled. */
  readonly sheetOfPart: readonly number[];
  readonly rest: Rest | undefined;
}

/** The blocks of a part in pieces: each is on one page whole, tagged as what it is. `firstHeading` is the number of its first heading. */
export async function piecesOf(
  document: OpenDocument,
  blocks: readonly Block[],
  column: Column,
  firstHeading: number,
): Promise<Piece[]> {
  const setter: Setter = { ...document, firstHeading, headings: headingsOf(blocks) };
  const pieces: Piece[] = [];
  for (const block of blocks) {
    pieces.push(...blockPieces(setter, block, column));
    await document.rest?.();
  }
  return pieces;
}

export const headingsOf = (blocks: readonly Block[]): readonly Heading[] =>
  blocks.filter((block) => block.kind === "heading");

interface Setter extends OpenDocument {
  /** Of the part, in their order. */
  readonly headings: readonly Heading[];
  readonly firstHeading: number;
}

function blockPieces(setter: Setter, block: Block, column: Column): Piece[] {
  const { doc } = setter;
  switch (block.kind) {
    case "heading":
      return headingOf(setter, block, column);
    case "contents":
      return contentsOf(setter, column);
    case "paragraph": {
      const lines = linesOf(doc, block.text, column, { how: TEXT, leading: LEADING, space: SPACE });
      return tagged(setter, "P", withoutLoneLines(lines));
    }
    case "note":
      return tagged(setter, "P", noteOf(doc, block, column));
    case "table":
      return tableOf(setter, block, column);
    case "formula":
      return [formulaOf(setter, block, column)];
    case "drawing":
      return drawingOf(setter, block, column);
  }
}

/** Pieces that are one part of the document. */
function tagged({ tags }: Setter, type: string, pieces: readonly Piece[]): Piece[] {
  const element = tags.add(type);
  return pieces.map((piece) => ({
    ...piece,
    draw: (y) => tags.draw(element, type, () => piece.draw(y)),
  }));
}

/** The name of a heading as the destination of a link. */
const placeOf = (heading: number) => `heading-${heading}`;

/** The name of the first sheet of a part as the destination of a link. */
export const placeOfPart = (part: number) => `part-${part}`;

/** A line for each heading, with the number of its sheet. The first heading is the title above them. */
function contentsOf(setter: Setter, { left, right }: Column): Piece[] {
  const { doc, headings, firstHeading, sheetOf } = setter;
  const lines = headings.slice(1).map(({ text, level }, index): Piece => {
    const number = firstHeading + index + 1;
    const how: Setting = level === 1 ? { ...TEXT, face: "semibold" } : TEXT;
    return {
      height: LEADING,
      space: level === 1 ? SPACE : 0,
      keepWithNext: level === 1,
      draw: (y) => {
        const base = y + BASELINE * LEADING;
        const start = left + (level === 1 ? 0 : FORMULA_INDENT);
        setLine(doc, text, start, base, how);
        setLine(doc, String(sheetOf.get(number) ?? ""), right, base, { ...how, align: "right" });
        doc.goTo(start, y, right - start, LEADING, placeOf(number));
      },
    };
  });
  return lines.flatMap((line) => tagged(setter, "P", [line]));
}

function headingOf(setter: Setter, block: Heading, column: Column): Piece[] {
  const { text, level, startsPage = false } = block;
  const number = setter.firstHeading + setter.headings.indexOf(block);
  const { how, leading, space } = HEADINGS[level];
  const lines = kept(linesOf(setter.doc, text, column, { how, leading, space }), true);
  const [first, ...others] = tagged(setter, `H${level}`, lines);
  if (!first) return [];
  const marked: Piece = {
    ...first,
    startsPage,
    heading: number,
    draw: (y) => {
      setter.bookmarks.add(text, level, y);
      setter.doc.addNamedDestination(placeOf(number), "XYZ", column.left, y, 0);
      first.draw(y);
    },
  };
  return [marked, ...others];
}

interface LineStyle {
  readonly how: Setting;
  readonly leading: number;
  /** Above the first line. */
  readonly space: number;
}

function linesOf(doc: Doc, text: Line, { left, right }: Column, { how, leading, space }: LineStyle): Piece[] {
  return breakLines(doc, text, right - left, how).map((line, index) => ({
    height: leading,
    space: index === 0 ? space : 0,
    keepWithNext: false,
    draw: (y) => setLine(doc, line, left, y + BASELINE * leading, how),
  }));
}

const kept = (pieces: readonly Piece[], alsoLast: boolean): Piece[] =>
  pieces.map((piece, index) => ({ ...piece, keepWithNext: alsoLast || index < pieces.length - 1 }));

/** Neither the first nor the last line of a paragraph is alone on a page. */
const withoutLoneLines = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => ({
    ...piece,
    keepWithNext: index < pieces.length - 1 && (index === 0 || index === pieces.length - 2),
  }));

function noteOf(doc: Doc, note: Note, { left, right }: Column): Piece[] {
  return withoutLoneLines(
    noteLines(doc, note, right - left, SMALL).map((line, index) => ({
      height: SMALL_LEADING,
      space: index === 0 ? SPACE / 2 : 0,
      keepWithNext: false,
      draw: (y) => setNoteLine(doc, line, left, y + BASELINE * SMALL_LEADING, SMALL),
    })),
  );
}

const isSheet = (cell: Cell | undefined) => typeof cell === "object" && "kind" in cell;

/** A head of a column. `scope` is known to the library, not to its types. */
const COLUMN_HEAD = { lang: "en-AU", scope: "Column" };

function tableOf(setter: Setter, table: Table, { left, right }: Column): Piece[] {
  const { doc, tags, sheetOfPart } = setter;
  const { columns, rows, size = TEXT.size } = table;
  const text = { ...TEXT, size };
  const leading = (LEADING / TEXT.size) * size;
  const width = right - left;
  const starts = columns.map((_, at) =>
    columns.slice(0, at).reduce((x, { share }) => x + share * width, left),
  );
  const part = tags.add("Table");
  const rowOf = (cells: readonly Cell[], how: Setting, colour: string, type: "TH" | "TD"): Piece => {
    const broken = columns.map(({ share }, at) => {
      const cell = cells[at] ?? "";
      // The number of a sheet is known when it is drawn.
      return isSheet(cell) ? [] : breakLines(doc, cell, share * width - 2 * CELL_PAD, how);
    });
    const row = tags.add("TR", {}, part);
    const tagOf = columns.map(() => tags.add(type, type === "TH" ? COLUMN_HEAD : {}, row));
    const height = leading * Math.max(1, ...broken.map(({ length }) => length)) + CELL_PAD;
    const cell = (broken: readonly Line[], at: number, y: number) => {
      const { align = "left", share = 0 } = columns[at] ?? {};
      const start = (starts[at] ?? left) + CELL_PAD;
      const x = align === "left" ? start : start + share * width - 2 * CELL_PAD;
      const own = cells[at];
      const lines = isSheet(own) ? [String(sheetOfPart[own.part] ?? "")] : broken;
      if (isSheet(own)) doc.goTo(start, y, share * width - 2 * CELL_PAD, height, placeOfPart(own.part));
      for (const [index, line] of lines.entries())
        setLine(doc, line, x, y + CELL_PAD / 2 + (index + BASELINE) * leading, { ...how, align });
    };
    let isSet = false;
    return {
      height,
      space: 0,
      keepWithNext: false,
      draw: (y) => {
        for (const [at, lines] of broken.entries()) {
          const element = tagOf[at];
          // A head that is repeated on the next page is not read again.
          if (isSet || !element) drawArtifact(doc, () => cell(lines, at, y));
          else tags.draw(element, type, () => cell(lines, at, y));
        }
        isSet = true;
        drawArtifact(doc, () => rule(doc, left, y + height, right, y + height, colour));
      },
    };
  };
  const heads = columns.map(({ head }) => head);
  const head = rowOf(heads, { ...text, face: "semibold" }, RULE, "TH");
  const first = { ...head, space: SPACE, keepWithNext: true };
  const continued = titled(doc, head, left, table.title);
  return [first, ...rows.map((cells) => ({ ...rowOf(cells, text, HAIRLINE, "TD"), continued }))];
}

/** The head of a table on a further page, below what the table is. */
function titled(doc: Doc, head: Piece, left: number, title: string | undefined): Piece {
  if (title === undefined) return head;
  const how = { ...TEXT, face: "semibold" } as const;
  return {
    ...head,
    height: LEADING + head.height,
    draw: (y) => {
      drawArtifact(doc, () => setLine(doc, `${title}, continued`, left, y + BASELINE * LEADING, how));
      head.draw(y + LEADING);
    },
  };
}

/** A formula as a line of text, for a screen reader. */
function spokenFormula({ result, formula }: FormulaBlock): string {
  const symbol = markedSymbol(result.text);
  if (!formula) return symbol;
  return [symbol, formulaText(formula.tree), formulaText(formula.tree, formula.values)].join(" = ");
}

function formulaOf({ doc, tags }: Setter, block: FormulaBlock, { left, right }: Column): Piece {
  const { result, lines } = formulaBoxes(doc, block, FORMULA_SIZE);
  const equals = lineWidth(doc, " = ", { size: FORMULA_SIZE });
  const widest = Math.max(...lines.map(({ width }) => width));
  // A formula wider than the page is set smaller.
  const factor = Math.min(1, (right - left - FORMULA_INDENT) / (result.width + equals + widest));
  const x = left + FORMULA_INDENT;
  const referenceWidth = lineWidth(doc, block.reference, SMALL);
  const titles = breakLines(doc, block.title, right - left - referenceWidth - SPACE, TEXT);
  const titleHeight = titles.length * LEADING;
  const ascents = lines.map((line) => Math.max(line.ascent, result.ascent));
  const descents = lines.map((line) => Math.max(line.descent, result.descent));
  const [named, set] = [tags.add("P"), tags.add("Formula", { alt: spokenFormula(block) })];
  const heights = ascents.map((ascent, index) => factor * (ascent + (descents[index] ?? 0)) + FORMULA_GAP);
  return {
    height: titleHeight + heights.reduce((sum, height) => sum + height, 0),
    space: SPACE,
    keepWithNext: false,
    draw: (y) => {
      tags.draw(named, "P", () => {
        for (const [index, title] of titles.entries())
          setLine(doc, title, left, y + (index + BASELINE) * LEADING, TEXT);
        setLine(doc, block.reference, right, y + BASELINE * LEADING, { ...SMALL, align: "right" });
      });
      tags.draw(set, "Formula", () => {
        let rowTop = y + titleHeight;
        for (const [index, line] of lines.entries()) {
          const baseline = rowTop + FORMULA_GAP / 2 + factor * (ascents[index] ?? 0);
          setBox(doc, result, x, baseline, factor);
          setLine(doc, " = ", x + factor * result.width, baseline, { size: factor * FORMULA_SIZE });
          setBox(doc, line, x + factor * (result.width + equals), baseline, factor);
          rowTop += heights[index] ?? 0;
        }
      });
    },
  };
}

function drawingOf(setter: Setter, block: DrawingBlock, column: Column): Piece[] {
  const { doc } = setter;
  const { picture, caption, alt, mostHeight = column.height } = block;
  const { left, right } = column;
  const captions = caption
    ? linesOf(doc, caption, column, { how: SMALL, leading: SMALL_LEADING, space: SPACE / 2 })
    : [];
  const room =
    Math.min(mostHeight, column.height) -
    captions.reduce((sum, { height, space }) => sum + height + space, 0);
  const { width, height } = picture.bounds;
  const factor = Math.min(1, (right - left) / width, room / height);
  const element = setter.tags.add("Figure", { alt: alt ?? caption ?? "Drawing" });
  const draw = (y: number) =>
    placeDrawing(doc, picture, (left + right) / 2, y + (factor * height) / 2, factor);
  const drawn: Piece = {
    height: factor * height,
    space: SPACE,
    keepWithNext: captions.length > 0,
    draw: (y) => setter.tags.draw(element, "Figure", () => draw(y)),
  };
  return [drawn, ...kept(captions.length > 0 ? tagged(setter, "Caption", captions) : [], false)];
}
