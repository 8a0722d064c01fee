import { governingCheck, worstFirst } from "@kingpost/calc";
import type { Block } from "@kingpost/report/blocks";
import { verdictWords } from "../answer/verdict-words.ts";
import type { Figure } from "../frame/figures/figure.ts";
import { drawing, heading, note, paragraph, tableBlock } from "./blocks.ts";
import { demandSentence, shorten, workingBlocks } from "./check-blocks.ts";
import type { ReportOf } from "./report-of.ts";
import { sectionNames } from "./section-names.ts";
import { WARNING_WORDS } from "./warning-words.ts";

/** Drawing units across a sheet, and of a diagram that is reduced to half of it. */
export const WIDTH = 514;
export const DIAGRAM_WIDTH = 380;
/** Greatest height of the drawing on the first sheet, points. */
const DRAWING_HEIGHT = 180;

/** Least size of the letters in the drawing on the first sheet, points. */
const LEAST_LETTERS = 6;

/** What there is room for; without a limit all of it. */
export interface Room {
  /** Points. The drawing is higher where its letters need it. */
  readonly drawing?: number;
  /** Whether its letters may be smaller, because its report has no room. */
  readonly hasSmallLetters?: boolean;
  /** Rows of the table of reactions. */
  readonly reactions?: number;
  /** Steps of the working of the governing check. */
  readonly steps?: number;
  /** Size of the type of the working, as a share of its size. */
  readonly type?: number;
}

/** What comes first in every report: the verdict, the governing check in full, the drawing, and what the member passes on. */
export function frontBlocks(of: ReportOf, elevation: Figure | undefined, room: Room = {}): Block[] {
  const { module, inputs, result } = of;
  const words = verdictWords(result.checks);
  const governing = governingCheck(worstFirst(result.checks));
  const names = sectionNames(module, inputs).join(" ");
  const isShort = room.drawing !== undefined;
  return [
    ...headBlocks(of, words),
    paragraph(
      [
        isShort ? shorten(names, 240) : names,
        words.governing,
        ...(governing ? [demandSentence(governing)] : []),
      ].join(" "),
    ),
    ...(words.missing === "" ? [] : [paragraph(isShort ? shorten(words.missing, 240) : words.missing)]),
    ...(elevation ? [drawingOf(elevation, room)] : []),
    ...(governing
      ? workingBlocks(governing, `Governing check: ${governing.title}`, {
          ...room,
          isShort: room.type !== undefined && room.type < 1,
        })
      : []),
    ...passedOnBlocks(of, governing?.combination, room.reactions),
  ];
}

function drawingOf(elevation: Figure, { drawing: height = DRAWING_HEIGHT, hasSmallLetters }: Room): Block {
  const block = drawing(elevation);
  const { bounds, layers } = block.picture;
  const sizes = layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "text" ? item.size : [])),
  );
  const letters = sizes.length === 0 || hasSmallLetters ? 0 : LEAST_LETTERS / Math.min(...sizes);
  return { ...block, mostHeight: Math.max(height, letters * bounds.height) };
}

/** The verdict in the heading; the result of earlier actions is neither pass nor fail. */
function headBlocks(
  { module: { title }, warning }: ReportOf,
  { ratio, headline }: ReturnType<typeof verdictWords>,
): Block[] {
  if (!warning) return [heading(`${title}: ${ratio} ${headline}`)];
  const head = WARNING_WORDS[warning.kind];
  const was = `With the values that it has taken it was: ${ratio} ${headline}.`;
  return [heading(`${title}: ${head}`), paragraph(`${warning.text} ${was}`)];
}

/** Tables of what the member passes on. Where not all rows have room, those of the governing combination come first. */
function passedOnBlocks(
  { module, result }: ReportOf,
  governing: string | undefined,
  most = Number.POSITIVE_INFINITY,
): Block[] {
  return result.tables
    .filter(({ id, rows }) => module.passedOn.includes(id) && rows.length > 0)
    .flatMap((table) => {
      if (table.rows.length <= most) return [heading(table.title, 2), tableBlock(table)];
      const isGoverning = (row: readonly string[]) => row.some((cell) => cell === governing);
      const rows = table.rows.toSorted((a, b) => Number(isGoverning(b)) - Number(isGoverning(a)));
      return [
        heading(table.title, 2),
        tableBlock({ ...table, rows: rows.slice(0, most) }),
        note("The standard report has the other rows."),
      ];
    });
}
