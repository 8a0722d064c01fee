import { formatRatio, isUnavailable } from "@kingpost/calc";
import type { StudyPoint } from "@kingpost/design";
import {
  alongX,
  alongY,
  axesItems,
  curvePath,
  extentOf,
  makeScale,
  numberWidth,
  placeOf,
  scaleBetween,
} from "@kingpost/drawing/plot";
import { SceneItems } from "../../../ui/calc/scene.tsx";
import "../../../ui/calc/plot.css";
import { valueText } from "./study-words.ts";

const WIDTH = 340;
const HEIGHT = 210;
const TEXT = 11;
/** Half the size of a mark. */
const MARK = 3.5;

/** The ratio of the governing check by the varied value, with the limit. */
export function StudyPlot({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly StudyPoint[];
}) {
  const rated = points.flatMap((point) => {
    const { value, ratio } = point;
    return isUnavailable(ratio) ? [] : [{ point, ratio, at: { x: value, y: ratio } }];
  });
  const extent = extentOf(points.map(({ value }) => value));
  if (!extent || rated.length === 0) return null;
  const x = extent.least < extent.most ? scaleBetween(extent, 6) : makeScale(extent, "linear");
  const y = makeScale({ least: 0, most: Math.max(1, ...rated.map(({ ratio }) => ratio)) }, "linear");
  const frame = {
    left: numberWidth(y, TEXT) + 12,
    top: 14,
    right: WIDTH - 14,
    bottom: HEIGHT - 38,
    textSize: TEXT,
  };
  const limit = alongY(frame, y, 1);
  const [first] = rated;
  const last = rated.at(-1);
  const ends = [first, last].map((one) =>
    one ? `${formatRatio(one.ratio)} at ${valueText(one.point)}` : "",
  );
  return (
    <svg
      className="study-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}: ratio ${ends[0]}, ${ends[1]}.`}
    >
      <SceneItems
        items={axesItems(
          frame,
          { scale: x, grid: "none", hasMarks: true },
          { scale: y, grid: "named", hasMarks: false },
        )}
      />
      <path d={`M${frame.left} ${limit}H${frame.right}`} className="study-limit" />
      <path
        d={curvePath(
          frame,
          x,
          y,
          rated.map(({ at }) => at),
        )}
        className="study-line"
      />
      {rated.map(({ point, ratio, at }) => {
        const place = placeOf(frame, x, y, at);
        return (
          <path
            key={`${point.value} ${point.solved}`}
            d={ratio > 1 ? cross(place) : dot(place)}
            className="study-mark"
            data-fails={ratio > 1 ? "" : undefined}
            data-present={point.isPresent ? "" : undefined}
          />
        );
      })}
      {rated
        .filter(({ point }) => point.isPresent)
        .map(({ point }) => (
          <path
            key={point.value}
            d={`M${alongX(frame, x, point.value)} ${frame.top}V${frame.bottom}`}
            className="study-present"
          />
        ))}
      <text x={frame.left} y={10} className="plot-number" fontSize={TEXT}>
        Ratio
      </text>
      <text
        x={(frame.left + frame.right) / 2}
        y={HEIGHT - 6}
        textAnchor="middle"
        className="plot-number"
        fontSize={TEXT}
      >
        {points[0]?.axis}
      </text>
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const dot = ({ x, y }: Place) =>
  `M${x - MARK} ${y}a${MARK} ${MARK} 0 1 0 ${2 * MARK} 0a${MARK} ${MARK} 0 1 0 ${-2 * MARK} 0`;

/** Mark of a failing value, which differs by its shape too. */
const cross = ({ x, y }: Place) =>
  `M${x - MARK} ${y - MARK}l${2 * MARK} ${2 * MARK}m0 ${-2 * MARK}l${-2 * MARK} ${2 * MARK}`;
