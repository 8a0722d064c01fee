import { textRuns } from "@kingpost/calc";
import type { Block, DrawingBlock, Line } from "@kingpost/report/blocks";
import type { Figure, ResultTable } from "../frame/figures/figure.ts";

/** Of tables, points. */
export const TABLE_SIZE = 8;

export const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: "heading", text, level });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text: textRuns(text) });
/** In small type; its head in semibold. */
export const note = (text: string, head?: string): Block => ({
  kind: "note",
  ...(head === undefined ? {} : { head }),
  text: textRuns(text),
});
export const drawing = (picture: Figure, mostHeight?: number): DrawingBlock => ({
  kind: "drawing",
  picture,
  alt: `${picture.title}. ${picture.description}`,
  ...(mostHeight === undefined ? {} : { mostHeight }),
});

/** Of diagrams side by side, points. */
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
