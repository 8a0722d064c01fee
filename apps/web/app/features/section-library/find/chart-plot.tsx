import { CATEGORIES } from "@kingpost/sections/record";
import { memo } from "react";
import type { Scale } from "../plot/scale.ts";
import { alongX, alongY, type ChartFrame, namedTicks } from "./chart-frame.ts";
import type { ChartPoint, Spot } from "./chart-points.ts";
import { FAMILY_MARKS, pathOfMarks } from "./family-marks.ts";

interface AxesProps {
  readonly frame: ChartFrame;
  readonly x: Scale;
  readonly y: Scale;
}

/** The hairlines of the plot, its frame, and the numbers beside it. */
export const ChartAxes = memo(function ChartAxes({ frame, x, y }: AxesProps) {
  const { left, right, top, bottom } = frame;
  const named = namedTicks(frame, x);
  return (
    <g>
      {x.ticks.map((tick) => {
        const { value, label } = tick;
        const at = alongX(frame, x, value);
        return (
          <g key={value}>
            {label || frame.isWide ? (
              <path d={`M${at} ${top}V${bottom}`} className="chart-line" data-minor={!label || undefined} />
            ) : null}
            <path d={`M${at} ${bottom}v${label ? 5 : 3}`} className="chart-frame" />
            {named.has(tick) ? (
              <text x={at} y={bottom + 18} textAnchor="middle" className="chart-number">
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
      {y.ticks.map(({ value, label }) => {
        const at = alongY(frame, y, value);
        return (
          <g key={value}>
            {label || frame.isWide ? (
              <path d={`M${left} ${at}H${right}`} className="chart-line" data-minor={!label || undefined} />
            ) : null}
            <path d={`M${left} ${at}h${label ? -5 : -3}`} className="chart-frame" />
            {label ? (
              <text x={left - 8} y={at + 4} textAnchor="end" className="chart-number">
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
      <path d={`M${left} ${top}V${bottom}H${right}`} className="chart-frame" />
    </g>
  );
});

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
      {CATEGORIES.map((category) => {
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

interface FrontierLineProps {
  readonly frame: ChartFrame;
  /** In the order of x. */
  readonly spots: readonly Spot[];
}

/** The largest value for a mass: level until a heavier section has more. */
export function FrontierLine({ frame, spots }: FrontierLineProps) {
  const [first, ...rest] = spots;
  if (!first) return null;
  const steps = rest.map(({ left, top }) => `H${left}V${top}`).join("");
  return <path d={`M${first.left} ${first.top}${steps}H${frame.right}`} className="chart-frontier" />;
}

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
      <path d={`M${frame.left} ${top}H${left}V${frame.bottom}`} className="chart-leader" />
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
