import { type Box, formulaText, markedSymbol } from "@kingpost/calc";
import type {
  Block,
  Cell,
  DrawingBlock,
  DrawingRow,
  FormulaBlock,
  Heading,
  Line,
  Note,
  Table,
} from "../blocks.ts";
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
  1: { how: { size: 14, face: "narrow" }, leading: 18, space: 12 },
  2: { how: { size: 10.5, face: "narrow" }, leading: 14, space: 8 },
} as const;
const SMALL: Setting = { size: 7.5, colour: STEEL };
const SMALL_LEADING = 9.5;
const SPACE = 6;
/** The baseline below the top of a line, as a share of its leading. */
const BASELINE = 0.72;
const CELL_PAD = 3;
/** From the left of the text to an entry of the contents. */
const INDENT = 12;
/** A step of a derivation is a row: what it gives, the formula, the clause. Shares of the width. */
const STEP = { title: 0.32, reference: 0.155 } as const;
const STEP_TEXT: Setting = { size: 8 };
const STEP_LEADING = 10;
const STEP_GAP = 10;
/** Times its column: the width of a formula up to which it is set smaller in its column. */
const WIDE = 1.25;
const FORMULA_GAP = 3;
const FORMULA_SIZE = 8.5;
/** Between drawings side by side. */
const DRAWING_GAP = 16;

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
  for (const [at, block] of blocks.entries()) {
    const own = blockPieces(setter, block, column);
    pieces.push(...(isHeadOfTable(blocks, at) ? kept(own, true) : own));
    await document.rest?.();
  }
  return pieces;
}

/** A note between a heading and its table is on the sheet of both: a further sheet has the title of the table only where rows are before it. */
const isHeadOfTable = (blocks: readonly Block[], at: number): boolean =>
  blocks[at]?.kind === "note" && blocks[at - 1]?.kind === "heading" && blocks[at + 1]?.kind === "table";

export const headingsOf = (blocks: readonly Block[]): readonly Heading[] =>
  blocks.filter((block) => block.kind === "heading");

interface Setter extends OpenDocument {
  /** Headings of the part, in their order. */
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
      return tagged(setter, "P", block.isCaption ? kept(lines, true) : withoutLoneLines(lines));
    }
    case "note":
      return tagged(setter, "P", noteOf(doc, block, column));
    case "table":
      return tableOf(setter, block, column);
    case "formula":
      return [formulaOf(setter, block, column)];
    case "drawing":
      return drawingOf(setter, block, column);
    case "drawings":
      return drawingRowOf(setter, block, column);
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
        const start = left + (level === 1 ? 0 : INDENT);
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
      space: index === 0 ? SPACE / 3 : 0,
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
  const first = { ...head, space: SPACE / 2, keepWithNext: true };
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

/**
 * A step of a derivation as a row. The formula, its values and the result are on one line where they have room, otherwise on several,
 * each with its left side.
 */
function formulaOf({ doc, tags }: Setter, block: FormulaBlock, { left, right }: Column): Piece {
  const width = right - left;
  const { type = 1 } = block;
  const text = { ...STEP_TEXT, size: type * STEP_TEXT.size };
  const small = { ...SMALL, size: type * SMALL.size };
  const leading = type * STEP_LEADING;
  const size = type * FORMULA_SIZE;
  const titleWidth = STEP.title * width - STEP_GAP;
  const { result, lines: parts } = formulaBoxes(doc, block, size);
  const equals = lineWidth(doc, " = ", { size });
  const ownRoom = width * (1 - STEP.title - STEP.reference) - STEP_GAP;
  const isWide = parts.some((part) => result.width + equals + part.width > WIDE * ownRoom);
  // A formula that is much wider than its column is below its title, across the sheet.
  const x = left + (isWide ? INDENT : STEP.title * width);
  const room = isWide ? width - INDENT : ownRoom;
  const rows = formulaRows(result, parts, equals, room).map((row) => {
    const boxes = [result, ...row];
    const own = boxes.reduce((sum, box) => sum + box.width, 0) + equals * row.length;
    // A formula that is wider than its column is set smaller.
    const factor = Math.min(1, room / own);
    const ascent = factor * Math.max(...boxes.map((box) => box.ascent));
    const descent = factor * Math.max(...boxes.map((box) => box.descent));
    return { boxes, factor, ascent, height: ascent + descent + FORMULA_GAP };
  });
  const titles = breakLines(
    doc,
    block.title,
    isWide ? width * (1 - STEP.reference) - STEP_GAP : titleWidth,
    text,
  );
  const references = breakLines(doc, block.reference, STEP.reference * width, small);
  const [named, set, cited] = [
    tags.add("P"),
    tags.add("Formula", { alt: spokenFormula(block) }),
    tags.add("P"),
  ];
  const formulaHeight = rows.reduce((sum, row) => sum + row.height, 0);
  const titleHeight = leading * Math.max(titles.length, references.length);
  const height = isWide ? titleHeight + formulaHeight : Math.max(titleHeight, formulaHeight);
  return {
    height: height + FORMULA_GAP,
    space: 0,
    keepWithNext: false,
    draw: (y) => {
      // The first baselines of the three columns are one.
      const least = isWide ? 0 : BASELINE * leading;
      const base = y + (isWide ? titleHeight : 0) + FORMULA_GAP / 2 + Math.max(rows[0]?.ascent ?? 0, least);
      tags.draw(named, "P", () => {
        const first = isWide || titles.length > 1 ? y + BASELINE * leading + 1 : base;
        for (const [index, title] of titles.entries())
          setLine(doc, title, left, first + index * leading, text);
      });
      tags.draw(set, "Formula", () => {
        let baseline = base;
        for (const [index, { boxes, factor, ascent }] of rows.entries()) {
          if (index > 0) baseline += (rows[index - 1]?.height ?? 0) - (rows[index - 1]?.ascent ?? 0) + ascent;
          let at = x;
          for (const [part, box] of boxes.entries()) {
            if (part > 0) {
              setLine(doc, " = ", at, baseline, { size: factor * size });
              at += factor * equals;
            }
            setBox(doc, box, at, baseline, factor);
            at += factor * box.width;
          }
        }
      });
      tags.draw(cited, "P", () => {
        const first = isWide || references.length > 1 ? y + BASELINE * leading + 1 : base;
        for (const [index, line] of references.entries())
          setLine(doc, line, right, first + index * leading, { ...small, align: "right" });
      });
      const foot = y + height + FORMULA_GAP - 0.5;
      drawArtifact(doc, () => rule(doc, left, foot, right, foot, HAIRLINE, 0.3));
    },
  };
}

/** The parts of a formula, each after an equals sign, on as few lines as have room for them. */
function formulaRows(result: Box, parts: readonly Box[], equals: number, room: number): Box[][] {
  const rows: Box[][] = [];
  let used = 0;
  for (const part of parts) {
    const last = rows.at(-1);
    if (last && used + equals + part.width <= room) {
      last.push(part);
      used += equals + part.width;
    } else {
      rows.push([part]);
      used = result.width + equals + part.width;
    }
  }
  return rows;
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

/** Drawings in two columns, with their feet on one line; a single one is in the middle. */
function drawingRowOf(setter: Setter, { drawings }: DrawingRow, column: Column): Piece[] {
  const width = column.right - column.left;
  const own = (width - DRAWING_GAP) / 2;
  const start = column.left + (drawings.length === 1 ? (width - own) / 2 : 0);
  const placed = drawings.flatMap((block, at) => {
    const left = start + at * (own + DRAWING_GAP);
    return drawingOf(setter, block, { ...column, left, right: left + own }).slice(0, 1);
  });
  const height = Math.max(0, ...placed.map((piece) => piece.height));
  return [
    {
      height,
      space: SPACE,
      keepWithNext: false,
      draw: (y) => {
        for (const piece of placed) piece.draw(y + height - piece.height);
      },
    },
  ];
}
