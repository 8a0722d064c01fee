import type { Block, DrawingBlock, FormulaBlock, Line, Note, Table } from "../blocks.ts";
import { placeDrawing } from "./drawing.ts";
import type { Piece } from "./flow.ts";
import { formulaBoxes, setBox } from "./formula.ts";
import { noteLines, setNoteLine } from "./note.ts";
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

/** A block in pieces: each is on one page whole. */
export function piecesOf(doc: Doc, block: Block, column: Column): Piece[] {
  switch (block.kind) {
    case "heading": {
      const { how, leading, space } = HEADINGS[block.level];
      return kept(linesOf(doc, block.text, column, { how, leading, space }), true);
    }
    case "paragraph":
      return withoutLoneLines(
        linesOf(doc, block.text, column, { how: TEXT, leading: LEADING, space: SPACE }),
      );
    case "note":
      return noteOf(doc, block, column);
    case "table":
      return tableOf(doc, block, column);
    case "formula":
      return [formulaOf(doc, block, column)];
    case "drawing":
      return drawingOf(doc, block, column);
  }
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

function tableOf(doc: Doc, { columns, rows }: Table, { left, right }: Column): Piece[] {
  const width = right - left;
  const starts = columns.map((_, at) =>
    columns.slice(0, at).reduce((x, { share }) => x + share * width, left),
  );
  const rowOf = (cells: readonly Line[], how: Setting, colour: string): Piece => {
    const broken = columns.map(({ share }, at) =>
      breakLines(doc, cells[at] ?? "", share * width - 2 * CELL_PAD, how),
    );
    const height = LEADING * Math.max(...broken.map(({ length }) => length)) + CELL_PAD;
    return {
      height,
      space: 0,
      keepWithNext: false,
      draw: (y) => {
        for (const [at, lines] of broken.entries()) {
          const { align = "left", share = 0 } = columns[at] ?? {};
          const start = (starts[at] ?? left) + CELL_PAD;
          const x = align === "left" ? start : start + share * width - 2 * CELL_PAD;
          for (const [index, line] of lines.entries())
            setLine(doc, line, x, y + CELL_PAD / 2 + (index + BASELINE) * LEADING, { ...how, align });
        }
        rule(doc, left, y + height, right, y + height, colour);
      },
    };
  };
  const heads = columns.map(({ head }) => head);
  const head = rowOf(heads, { ...TEXT, face: "semibold" }, RULE);
  const first = { ...head, space: SPACE, keepWithNext: true };
  return [first, ...rows.map((cells) => ({ ...rowOf(cells, TEXT, HAIRLINE), continued: head }))];
}

function formulaOf(doc: Doc, block: FormulaBlock, { left, right }: Column): Piece {
  const { result, lines } = formulaBoxes(doc, block, FORMULA_SIZE);
  const equals = lineWidth(doc, " = ", { size: FORMULA_SIZE });
  const widest = Math.max(...lines.map(({ width }) => width));
  // A formula wider than the page is set smaller.
  const factor = Math.min(1, (right - left - FORMULA_INDENT) / (result.width + equals + widest));
  const x = left + FORMULA_INDENT;
  const referenceWidth = lineWidth(doc, block.reference, SMALL);
  const titles = breakLines(doc, block.title, right - left - referenceWidth - SPACE, TEXT);
  const titleHeight = titles.length * LEADING;
  const [top = result] = lines;
  const ascents = lines.map((line, index) =>
    index === 0 ? Math.max(top.ascent, result.ascent) : line.ascent,
  );
  const descents = lines.map((line, index) =>
    index === 0 ? Math.max(top.descent, result.descent) : line.descent,
  );
  const heights = ascents.map((ascent, index) => factor * (ascent + (descents[index] ?? 0)) + FORMULA_GAP);
  return {
    height: titleHeight + heights.reduce((sum, height) => sum + height, 0),
    space: SPACE,
    keepWithNext: false,
    draw: (y) => {
      for (const [index, title] of titles.entries())
        setLine(doc, title, left, y + (index + BASELINE) * LEADING, TEXT);
      setLine(doc, block.reference, right, y + BASELINE * LEADING, { ...SMALL, align: "right" });
      let rowTop = y + titleHeight;
      for (const [index, line] of lines.entries()) {
        const baseline = rowTop + FORMULA_GAP / 2 + factor * (ascents[index] ?? 0);
        if (index === 0) setBox(doc, result, x, baseline, factor);
        setLine(doc, " = ", x + factor * result.width, baseline, { size: factor * FORMULA_SIZE });
        setBox(doc, line, x + factor * (result.width + equals), baseline, factor);
        rowTop += heights[index] ?? 0;
      }
    },
  };
}

function drawingOf(doc: Doc, { picture, caption }: DrawingBlock, column: Column): Piece[] {
  const { left, right } = column;
  const captions = caption
    ? linesOf(doc, caption, column, { how: SMALL, leading: SMALL_LEADING, space: SPACE / 2 })
    : [];
  const room = column.height - captions.reduce((sum, { height, space }) => sum + height + space, 0);
  const { width, height } = picture.bounds;
  const factor = Math.min(1, (right - left) / width, room / height);
  const drawn: Piece = {
    height: factor * height,
    space: SPACE,
    keepWithNext: captions.length > 0,
    draw: (y) => placeDrawing(doc, picture, (left + right) / 2, y + (factor * height) / 2, factor),
  };
  return [drawn, ...kept(captions, false)];
}
