import { worstFirst } from "@kingpost/calc";
import type { Block } from "@kingpost/report/blocks";
import type { Figure } from "../frame/figures/figure.ts";
import { drawingRows, heading } from "./blocks.ts";
import { checkTable, isApplicable, leftOut, withShortCombination } from "./check-blocks.ts";
import { DIAGRAM_WIDTH, frontBlocks, type Room, WIDTH } from "./front-blocks.ts";
import type { ReportOf } from "./report-of.ts";

/** What a summary has room for, beside the front of every report. */
interface SummaryRoom extends Required<Omit<Room, "hasSmallLetters">> {
  readonly checks: number;
  readonly diagrams: number;
}

const FULL: SummaryRoom = {
  ...{ checks: 14, diagrams: 4, reactions: 12 },
  ...{ drawing: 220, steps: Number.POSITIVE_INFINITY, type: 1 },
};
/** What is left out, step by step, until a summary is one page: the working of the governing check last. */
const LESS: readonly Partial<SummaryRoom>[] = [
  { diagrams: 2 },
  { checks: 10 },
  { checks: 7, drawing: 180 },
  { diagrams: 0, checks: 14 },
  { checks: 10 },
  { checks: 7 },
  { drawing: 150, reactions: 8 },
  { checks: 5, type: 0.93 },
  { drawing: 130, reactions: 4 },
  { checks: 3, type: 0.86 },
  { checks: 0, reactions: 3 },
  { drawing: 110, reactions: 2 },
  { drawing: 100, reactions: 1, type: 0.82 },
  ...[24, 20, 17, 14, 12, 10, 8, 6, 4].map((steps) => ({ steps })),
];

/** A summary, from the fullest one to the shortest: the first that fits one page is the report. */
export function summaries(of: ReportOf): readonly (readonly Block[])[] {
  const rooms = [FULL];
  for (const less of LESS) rooms.push({ ...(rooms.at(-1) ?? FULL), ...less });
  const [elevation] = of.result.figures(WIDTH);
  const [, ...diagrams] = of.result.figures(DIAGRAM_WIDTH);
  return rooms.map((room) => summaryBlocks(of, room, elevation, diagrams));
}

function summaryBlocks(
  of: ReportOf,
  room: SummaryRoom,
  elevation: Figure | undefined,
  diagrams: readonly Figure[],
): Block[] {
  const checks = worstFirst(of.result.checks);
  const listed = checks.filter(isApplicable).slice(0, room.checks);
  return [
    ...frontBlocks(of, elevation, room),
    ...(listed.length > 0 ? [heading("Checks", 2), checkTable(listed.map(withShortCombination))] : []),
    ...leftOut(checks.filter((check) => !listed.includes(check))),
    ...drawingRows(diagrams.slice(0, room.diagrams)),
  ];
}
