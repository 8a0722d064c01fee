import type { Scale, Tick } from "../plot/scale.ts";
import type { ChartPoint, Spot } from "./chart-points.ts";

/** The plot's place on the drawing, in pixels: what is left for the marks beside the axes' numbers. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether there is room for the lines between the named ones. */
  readonly isWide: boolean;
  /** Half the height of a mark. */
  readonly mark: number;
}

const NARROW = 480;
const DIGIT = 6.6;

/** The frame of a drawing of a given width, with room for the longest number of the vertical axis and the last of the horizontal one. */
export function frameOf(width: number, x: Scale, y: Scale): ChartFrame {
  const isWide = width >= NARROW;
  const height = Math.round(isWide ? Math.min(width * 0.62, 560) : width * 1.05);
  const last = x.ticks.at(-1)?.label ?? "";
  const longest = Math.max(...y.ticks.map(({ label }) => label?.length ?? 0));
  return {
    width,
    height,
    left: Math.round(longest * DIGIT + 12),
    top: 10,
    right: Math.round(width - Math.max(14, (last.length * DIGIT) / 2 + 2)),
    bottom: height - 24,
    isWide,
    mark: isWide ? 4.2 : 3.4,
  };
}

export const alongX = ({ left, right }: ChartFrame, scale: Scale, value: number) =>
  left + (right - left) * scale.share(value);

export const alongY = ({ top, bottom }: ChartFrame, scale: Scale, value: number) =>
  bottom - (bottom - top) * scale.share(value);

/** The position of a point on the drawing. */
export function spotOf(frame: ChartFrame, x: Scale, y: Scale, point: ChartPoint): Spot {
  return { left: alongX(frame, x, point.x), top: alongY(frame, y, point.y) };
}

/** The ticks of the horizontal axis whose numbers have room: from the left, each that keeps clear of the one before. */
export function namedTicks(frame: ChartFrame, scale: Scale): ReadonlySet<Tick> {
  const named = new Set<Tick>();
  let end = Number.NEGATIVE_INFINITY;
  for (const tick of scale.ticks) {
    if (tick.label === undefined) continue;
    const at = alongX(frame, scale, tick.value);
    const half = (tick.label.length * DIGIT) / 2;
    if (at - half < end + DIGIT) continue;
    named.add(tick);
    end = at + half;
  }
  return named;
}
