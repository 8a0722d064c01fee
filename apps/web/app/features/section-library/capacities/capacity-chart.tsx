import { capacityCurve, formatCapacity, isCovered, type MemberCapacity } from "@kingpost/as4100";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { useMemo } from "react";
import { formatDecimals } from "../format.ts";
import { PropertySymbol } from "../notation.tsx";
import { roundTicks } from "../plot/ticks.ts";
import { capacityFor, steelOf } from "./capacity-for.ts";
import { capacityRow } from "./capacity-rows.ts";
import type { Member } from "./member.ts";

interface CapacityChartProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
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
const LEFT = 52;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 40;

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
  const top = most * 1.05;
  const x = (metres: number) => LEFT + (metres / to) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const unit = capacityRow(first.capacity)?.unit;

  return (
    <figure className="capacity-chart">
      <figcaption className="font-narrow font-semibold text-14">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {roundTicks(0, top, 5).map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} className="plot-grid" />
            <text x={LEFT - 8} y={y(tick)} dominantBaseline="central" textAnchor="end">
              {formatDecimals(tick, 0, 3)}
            </text>
          </g>
        ))}
        {roundTicks(0, to, 8).map((tick) => (
          <g key={tick}>
            <line
              x1={x(tick)}
              x2={x(tick)}
              y1={HEIGHT - BOTTOM}
              y2={HEIGHT - BOTTOM + 5}
              className="plot-axis"
            />
            <text x={x(tick)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        <path d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}`} className="plot-axis" fill="none" />
        <text x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end" className="plot-name">
          effective length, m
        </text>
        <text x={LEFT + 6} y={TOP + 4} className="plot-name">
          {unit}
        </text>
        {curves.map(({ capacity, points }, index) => (
          <path
            key={capacity}
            d={pathOf(points.map(({ le, capacity: value }) => [x(le / 1000), y(value / perUnit)]))}
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
            place={(metres, value) => [x(metres), y(value / perUnit)]}
            foot={HEIGHT - BOTTOM}
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
              <PropertySymbol symbol={capacityRow(capacity)?.symbol} /> {capacityRow(capacity)?.label}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

interface ChosenLengthProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly capacity: MemberCapacity;
  readonly place: (metres: number, value: number) => readonly [x: number, y: number];
  readonly foot: number;
  /** The lower of two curves has its label below the point: the two may be close. */
  readonly isLabelBelow: boolean;
}

/** The point of a curve at the length chosen, with its value. */
function ChosenLength({ record, member, capacity, place, foot, isLabelBelow }: ChosenLengthProps) {
  const metres = member[LENGTH_OF[capacity]];
  const value = capacityFor(record, capacity, member);
  if (!isCovered(value)) return null;
  const [x, y] = place(metres, value);
  const { text, unit } = formatCapacity(value, capacity);
  const isFarRight = x > WIDTH - 110;
  return (
    <g className="plot-chosen">
      <line x1={x} x2={x} y1={y} y2={foot} />
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
