import { ALL_CATEGORIES } from "@kingpost/sections";
import { memo } from "react";
import { FAMILY_MARKS, pathOfMarks } from "../table/family-marks.ts";
import type { ChartFrame } from "./chart-frame.ts";
import type { ChartPoint, Spot } from "./chart-points.ts";

interface MarksProps {
  readonly points: readonly ChartPoint[];
  readonly spots: readonly Spot[];
  readonly size: number;
  /** The highlighted ones; undefined when all are alike. */
  readonly frontier: ReadonlySet<ChartPoint> | undefined;
}

/** The sections, one path a family. Never made again by pointing at one. */
export const ChartMarks = memo(function ChartMarks({ points, spots, size, frontier }: MarksProps) {
  const layers = frontier ? ([false, true] as const) : ([true] as const);
  return layers.map((outstanding) => (
    <g key={String(outstanding)} className={outstanding ? undefined : "chart-behind"}>
      {ALL_CATEGORIES.map((category) => {
        const own = spots.filter((_, at) => {
          const point = points[at];
          if (point?.entry.category !== category) return false;
          return frontier === undefined || frontier.has(point) === outstanding;
        });
        const { tone, filled } = FAMILY_MARKS[category];
        return own.length === 0 ? null : (
          <path
            key={category}
            d={pathOfMarks(category, own, size)}
            className="chart-mark"
            data-tone={tone}
            data-filled={filled || undefined}
          />
        );
      })}
    </g>
  ));
});

interface ChosenSpotProps {
  readonly frame: ChartFrame;
  readonly spot: Spot;
  readonly name: string;
}

/** The section chosen: its lines to both axes, a ring, and its name. */
export function ChosenSpot({ frame, spot: { left, top }, name }: ChosenSpotProps) {
  const isRight = left > (frame.left + frame.right) / 2;
  return (
    <g>
      <path d={`M${frame.left} ${top}H${left}V${frame.bottom}`} className="plot-line chart-leader" />
      <circle cx={left} cy={top} r={9} className="chart-chosen" />
      <text
        x={isRight ? left - 14 : left + 14}
        y={Math.max(top - 8, frame.top + 10)}
        textAnchor={isRight ? "end" : "start"}
        className="chart-name"
      >
        {name}
      </text>
    </g>
  );
}
