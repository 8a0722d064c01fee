import { textRuns } from "@kingpost/calc";
import { boundsOf, type Picture } from "@kingpost/drawing/core";
import type { Block, DrawingBlock, Line } from "@kingpost/report/blocks";
import type { Figure, ResultTable } from "../frame/figures/figure.ts";

/** Size of type in tables, points. */
export const TABLE_SIZE = 8;

export const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: "heading", text, level });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text: textRuns(text) });
/** What a table or drawing below it is. */
export const caption = (text: string): Block => ({
  kind: "paragraph",
  text: textRuns(text),
  isCaption: true,
});
/** In small type; its head in semibold. */
export const note = (text: string, head?: string): Block => ({
  kind: "note",
  ...(head === undefined ? {} : { head }),
  text: textRuns(text),
});
export const drawing = (figure: Figure, mostHeight?: number): DrawingBlock => ({
  kind: "drawing",
  picture: trimmed(figure),
  alt: `${figure.title}. ${figure.description}`,
  ...(mostHeight === undefined ? {} : { mostHeight }),
});

/** Around what is drawn, drawing units. */
const MARGIN = 3;

/** A drawing without the empty edges that it has on the page, so that it is larger on paper. Diagrams keep one width. */
function trimmed({ bounds, layers, reading }: Figure): Picture {
  const drawn = boundsOf(
    layers.flatMap(({ items }) => items),
    MARGIN,
  );
  return {
    layers,
    bounds: reading ? { ...drawn, x: bounds.x, width: bounds.width } : drawn,
  };
}

/** Greatest height of diagrams side by side, points. */
const DIAGRAM_HEIGHT = 150;

/** Drawings in rows of two. */
export const drawingRows = (figures: readonly Figure[], height = DIAGRAM_HEIGHT): Block[] =>
  figures.flatMap((_, at): Block[] =>
    at % 2 === 0
      ? [
          {
            kind: "drawings",
            drawings: figures.slice(at, at + 2).map((figure) => drawing(figure, height)),
          },
        ]
      : [],
  );

/** Letters for which a column has room, in proportion. */
const LEAST_LETTERS = 7;
const MOST_LETTERS = 34;

/** Rows that a table of combinations has in the standard report without a choice among them. */
const MOST_ROWS = 12;

/** A long table with rows of every combination: those of a few combinations, in the given order, and a note that there are more. */
export function combinationRows(table: ResultTable, combinations: readonly string[]): Block[] {
  const { columns, rows } = table;
  const some = rows.filter(([name = ""]) => combinations.includes(name));
  const isLong = rows.length > MOST_ROWS && columns[0]?.head === "Combination";
  if (!isLong || some.length === 0 || some.length === rows.length) return [tableBlock(table)];
  return [
    tableBlock({ columns, rows: some }),
    note("Of the combinations that govern first. The full report has all."),
  ];
}

export function tableBlock({ columns, rows }: Pick<ResultTable, "columns" | "rows">): Block {
  const weights = columns.map(({ head }, at) =>
    Math.min(
      MOST_LETTERS,
      Math.max(LEAST_LETTERS, head.length / 2, ...rows.map((row) => (row[at] ?? "").length)),
    ),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return {
    kind: "table",
    size: TABLE_SIZE,
    columns: columns.map(({ head, align }, at) => ({
      head: textRuns(head),
      align,
      share: (weights[at] ?? 1) / sum,
    })),
    rows: rows.map((row) => row.map((cell) => textRuns(cell))),
  };
}

/** Names with their values in rows of a few pairs. */
export function pairsTable(
  heads: readonly [name: string, value: string],
  pairs: readonly (readonly [name: Line, value: Line])[],
  across: number,
  nameShare = 0.56,
): Block {
  const [name, value] = heads;
  const widths = { name: nameShare / across, value: (1 - nameShare) / across };
  return {
    kind: "table",
    size: TABLE_SIZE,
    columns: Array.from({ length: across }).flatMap(
      () =>
        [
          { head: name, align: "left", share: widths.name },
          { head: value, align: "left", share: widths.value },
        ] as const,
    ),
    rows: pairs.flatMap((_, at) =>
      at % across === 0
        ? [Array.from({ length: across }, (_, pair) => pairs[at + pair] ?? ["", ""]).flat()]
        : [],
    ),
  };
}
