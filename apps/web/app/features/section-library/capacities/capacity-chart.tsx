import { capacityCurve, formatCapacity, type MemberCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import type { Point } from "@kingpost/drawing/core";
import { axesItems, curvePath, type PlotFrame, placeOf, scaleBetween } from "@kingpost/drawing/plot";
import type { SteelSectionRecord } from "@kingpost/sections";
import { useMemo } from "react";
import { SceneItems } from "../../../ui/calc/scene.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { PropertySymbol } from "../section/notation.tsx";
import { capacityFor, steelOf } from "./capacity-for.ts";
import { capacityRow } from "./capacity-rows.ts";
import type { Member } from "./member/member.ts";

interface CapacityChartProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  /** An underscore starts a subscript. */
  readonly title: string;
  readonly capacities: readonly MemberCapacity[];
}

const LENGTH_OF: Readonly<Record<MemberCapacity, "lex" | "ley" | "leb">> = {
  phiNcx: "lex",
  phiNcy: "ley",
  phiMbx: "leb",
};

// Drawing units; the picture is as wide as its column.
const WIDTH = 560;
const HEIGHT = 300;
const FRAME: PlotFrame = { left: 52, top: 14, right: WIDTH - 14, bottom: HEIGHT - 40, textSize: 13 };

const FIRST_M = 0.1;

/**
 * How far the curves go, in metres: to a slenderness of 300 about y, the practical limit, and past every length chosen.
 */
function lastLength(record: SteelSectionRecord, chosen: readonly number[]): number {
  const slender = Math.ceil(0.3 * record.properties.ry);
  return Math.max(2, Math.min(20, slender), ...chosen.map((length) => Math.ceil(length * 1.25)));
}

/** Capacities of a member against its effective length, with the chosen lengths marked. */
export function CapacityChart({ record, member, title, capacities }: CapacityChartProps) {
  const to = lastLength(
    record,
    capacities.map((capacity) => member[LENGTH_OF[capacity]]),
  );
  const curves = useMemo(
    () =>
      capacities.flatMap((capacity) => {
        const range = { capacity, from: FIRST_M * 1000, to: to * 1000, alphaM: member.alphaM };
        const points = capacityCurve(steelOf(record), range);
        return "reason" in points ? [] : [{ capacity, points }];
      }),
    [record, capacities, to, member.alphaM],
  );
  const [first] = curves;
  if (!first) return null;
  const perUnit = capacityRow(first.capacity)?.unit === "kNm" ? 1e6 : 1e3;
  const most = Math.max(...curves.flatMap(({ points }) => points.map(({ capacity }) => capacity / perUnit)));
  const x = scaleBetween({ least: 0, most: to }, 8);
  const y = scaleBetween({ least: 0, most: most * 1.05 }, 5);
  const axes = axesItems(
    FRAME,
    { scale: x, grid: "none", hasMarks: true },
    { scale: y, grid: "all", hasMarks: false },
  );
  const unit = capacityRow(first.capacity)?.unit;

  return (
    <figure className="capacity-chart">
      <figcaption className="font-narrow font-semibold text-14">
        <SubscriptText text={title} />
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title.replaceAll("_", "")}>
        <SceneItems items={axes} />
        <text x={FRAME.right} y={HEIGHT - 4} textAnchor="end" className="plot-name">
          effective length, m
        </text>
        <text x={FRAME.left + 6} y={FRAME.top + 4} className="plot-name">
          {unit}
        </text>
        {curves.map(({ capacity, points }, index) => (
          <path
            key={capacity}
            d={curvePath(
              FRAME,
              x,
              y,
              points.map(({ le, capacity: value }) => ({ x: le / 1000, y: value / perUnit })),
            )}
            className="plot-curve"
            data-line={index}
          />
        ))}
        {curves.map(({ capacity }, index) => (
          <ChosenLength
            key={capacity}
            record={record}
            member={member}
            capacity={capacity}
            place={(metres, value) => placeOf(FRAME, x, y, { x: metres, y: value / perUnit })}
            isLabelBelow={index > 0}
          />
        ))}
      </svg>
      {curves.length > 1 ? (
        <ul className="plot-legend">
          {curves.map(({ capacity }, index) => (
            <li key={capacity}>
              <svg viewBox="0 0 32 8" aria-hidden="true">
                <path d="M0 4H32" className="plot-curve" data-line={index} />
              </svg>
              <span>
                <PropertySymbol symbol={capacityRow(capacity)?.symbol} /> {capacityRow(capacity)?.label}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

interface ChosenLengthProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly capacity: MemberCapacity;
  readonly place: (metres: number, value: number) => Point;
  /** The lower of two curves has its label below the point: the two may be close. */
  readonly isLabelBelow: boolean;
}

/** The point of a curve at the length chosen, with its value. */
function ChosenLength({ record, member, capacity, place, isLabelBelow }: ChosenLengthProps) {
  const metres = member[LENGTH_OF[capacity]];
  const value = capacityFor(record, capacity, member);
  if (!isCovered(value)) return null;
  const { x, y } = place(metres, value);
  const { text, unit } = formatCapacity(value, capacity);
  const isFarRight = x > WIDTH - 110;
  return (
    <g className="plot-chosen">
      <line x1={x} x2={x} y1={y} y2={FRAME.bottom} />
      <circle cx={x} cy={y} r={4} />
      <text
        x={x + (isFarRight ? -8 : 8)}
        y={isLabelBelow ? y + 18 : y - 8}
        textAnchor={isFarRight ? "end" : "start"}
      >
        {text} {unit}
      </text>
    </g>
  );
}
