import type { Point } from "../core/geometry.ts";
import { polyline } from "../core/path-data.ts";
import type { PathItem, SceneItem } from "../core/scene-items.ts";
import { MIDDLE_TO_BASELINE, textItem } from "../core/text.ts";
import { alongX, alongY, namedTicks, type PlotFrame } from "./plot-frame.ts";
import type { Scale, Tick } from "./scale.ts";

export interface AxisStyle {
  readonly scale: Scale;
  /** Lines across the plot: at every tick, at those with a number, or at none. */
  readonly grid: "all" | "named" | "none";
  /** Whether each tick has a mark outside the plot. */
  readonly hasMarks: boolean;
}

/** In ems of the numbers. */
const MARK = 5 / 12;
const MINOR_MARK = 1 / 4;
const NUMBER_BELOW = 3 / 2;
const NUMBER_BESIDE = 2 / 3;

/** The axes of a plot with their numbers, and the grid: `plot-grid`, `plot-grid-minor`, `plot-axis`, `plot-number`. */
export function axesItems(frame: PlotFrame, x: AxisStyle, y: AxisStyle): SceneItem[] {
  const { left, top, right, bottom } = frame;
  return [
    ...levelAxis(frame, x),
    ...uprightAxis(frame, y),
    axisLine({ x: left, y: top }, { x: left, y: bottom }, { x: right, y: bottom }),
  ];
}

function levelAxis(frame: PlotFrame, { scale, grid, hasMarks }: AxisStyle): SceneItem[] {
  const { top, bottom, textSize } = frame;
  const named = namedTicks(frame, scale);
  return scale.ticks.flatMap((tick) => {
    const x = alongX(frame, scale, tick.value);
    const foot = { x, y: bottom };
    return [
      ...gridLine(tick, grid, { x, y: top }, foot),
      ...(hasMarks ? [axisLine(foot, { x, y: bottom + markLength(tick, textSize) })] : []),
      ...(named.has(tick)
        ? number(tick, { x, y: bottom + NUMBER_BELOW * textSize }, "middle", textSize)
        : []),
    ];
  });
}

function uprightAxis(frame: PlotFrame, { scale, grid, hasMarks }: AxisStyle): SceneItem[] {
  const { left, right, textSize } = frame;
  return scale.ticks.flatMap((tick) => {
    const y = alongY(frame, scale, tick.value);
    const foot = { x: left, y };
    const middle = { x: left - NUMBER_BESIDE * textSize, y: y + MIDDLE_TO_BASELINE * textSize };
    return [
      ...gridLine(tick, grid, foot, { x: right, y }),
      ...(hasMarks ? [axisLine(foot, { x: left - markLength(tick, textSize), y })] : []),
      ...number(tick, middle, "end", textSize),
    ];
  });
}

const axisLine = (...points: readonly Point[]): PathItem => ({
  kind: "path",
  d: polyline(...points),
  className: "plot-axis",
});

const markLength = ({ label }: Tick, textSize: number): number => (label ? MARK : MINOR_MARK) * textSize;

function gridLine({ label }: Tick, grid: AxisStyle["grid"], from: Point, to: Point): PathItem[] {
  if (grid === "none" || (grid === "named" && label === undefined)) return [];
  return [{ kind: "path", d: polyline(from, to), className: label ? "plot-grid" : "plot-grid-minor" }];
}

function number({ label }: Tick, at: Point, anchor: "middle" | "end", size: number): SceneItem[] {
  if (label === undefined) return [];
  return [textItem([{ text: label, style: "text" }], { at, size, anchor, className: "plot-number" })];
}
