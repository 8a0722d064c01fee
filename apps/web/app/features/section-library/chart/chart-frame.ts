import { numberWidth, type PlotFrame, placeOf, type Scale } from "@kingpost/drawing/plot";
import type { ChartPoint, Spot } from "./chart-points.ts";

/** The plot's place on the drawing, in pixels: what is left for the marks beside the axes' numbers. */
export interface ChartFrame extends PlotFrame {
  readonly width: number;
  readonly height: number;
  /** Whether there is room for the lines between the named ones. */
  readonly isWide: boolean;
  /** Half the height of a mark. */
  readonly mark: number;
}

const NARROW = 480;
const TEXT = 12;

/** The frame of a drawing of a given width, with room for the longest number of the vertical axis and the last of the horizontal one. */
export function frameOf(width: number, x: Scale, y: Scale): ChartFrame {
  const isWide = width >= NARROW;
  const height = Math.round(isWide ? Math.min(width * 0.62, 560) : width * 1.05);
  const last = numberWidth({ ...x, ticks: x.ticks.slice(-1) }, TEXT);
  return {
    width,
    height,
    left: Math.round(numberWidth(y, TEXT) + 12),
    top: 10,
    right: Math.round(width - Math.max(14, last / 2 + 2)),
    bottom: height - 24,
    textSize: TEXT,
    isWide,
    mark: isWide ? 4.2 : 3.4,
  };
}

/** The position of a point on the drawing. */
export function spotOf(frame: ChartFrame, x: Scale, y: Scale, point: ChartPoint): Spot {
  const place = placeOf(frame, x, y, point);
  return { left: place.x, top: place.y };
}
