import type { Point } from "../core/geometry.ts";
import type { Scale, Tick } from "./scale.ts";

/** The place of a plot in its drawing, and the size of the type beside it. Drawing units, y down. */
export interface PlotFrame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly textSize: number;
}

/** Width of a figure, in ems. */
const DIGIT = 0.55;

/** The width that the longest number of an axis takes. */
export function numberWidth({ ticks }: Scale, textSize: number): number {
  return Math.max(0, ...ticks.map(({ label }) => label?.length ?? 0)) * DIGIT * textSize;
}

export const alongX = ({ left, right }: PlotFrame, scale: Scale, value: number): number =>
  left + (right - left) * scale.share(value);

export const alongY = ({ top, bottom }: PlotFrame, scale: Scale, value: number): number =>
  bottom - (bottom - top) * scale.share(value);

/** The place of a value of x and one of y. */
export function placeOf(frame: PlotFrame, x: Scale, y: Scale, value: Point): Point {
  return { x: alongX(frame, x, value.x), y: alongY(frame, y, value.y) };
}

/** The ticks of the horizontal axis whose numbers have room: from the left, each that keeps clear of the one before. */
export function namedTicks(frame: PlotFrame, scale: Scale): ReadonlySet<Tick> {
  const named = new Set<Tick>();
  const digit = DIGIT * frame.textSize;
  let end = Number.NEGATIVE_INFINITY;
  for (const tick of scale.ticks) {
    if (tick.label === undefined) continue;
    const at = alongX(frame, scale, tick.value);
    const half = (tick.label.length * digit) / 2;
    if (at - half < end + digit) continue;
    named.add(tick);
    end = at + half;
  }
  return named;
}
