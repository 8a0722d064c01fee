import { type Point, polygon, type SceneItem } from "@kingpost/drawing/core";
import type { Figure, ResultTable } from "../../frame/figures/figure.ts";
import { line, mega, text } from "../../frame/figures/figure-items.ts";
import { left, right } from "../../frame/tables.ts";
import { greatestBetween, momentAt } from "../axis-actions.ts";
import type { CombinationResult } from "../combinations.ts";

const HEIGHT = 210;
const TOP = 34;
const BASE = 186;
/** The length of the greatest moment in the drawing. */
const REACH = 56;

const AXES = ["x", "y"] as const;

/** First-order and amplified moments of the governing combination about both axes; none of a column without moments. */
export function momentFigure(
  length: number,
  combinations: readonly CombinationResult[],
  shown: CombinationResult | undefined,
  width: number,
): readonly Figure[] {
  const moments = shown?.moments;
  if (!shown || !moments || (moments.x === 0 && moments.y === 0)) return [];
  const panels = AXES.map((axis, n) => panel(shown, axis, length, moments[axis], (width * (1 + 2 * n)) / 4));
  const { name } = shown.of;
  return [
    {
      id: "moments",
      title: `Moments under ${name}`,
      description: `First-order and amplified moments under ${name}. ${AXES.map(
        (axis) => `About ${axis}: ${endsText(shown, axis)}, amplified ${mega(moments[axis])} kNm`,
      ).join(". ")}. The table below has every combination.`,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        { ink: "section", items: panels.flatMap(({ amplified }) => amplified) },
        { ink: "accent", items: panels.flatMap(({ outline }) => outline) },
        {
          ink: "outline",
          items: [
            ...panels.flatMap(({ first }) => first),
            text("Line: first order. Dashed: amplified. kNm", { x: width / 2, y: HEIGHT - 4 }),
          ],
        },
      ],
      table: tableOf(combinations),
    },
  ];
}

const endsText = ({ of }: CombinationResult, axis: "x" | "y"): string =>
  `${mega(of[axis].to)} kNm at the top, ${mega(of[axis].from)} kNm at the base`;

/** Pieces of a curve. */
const STEPS = 32;

function panel({ of }: CombinationResult, axis: "x" | "y", length: number, amplified: number, at: number) {
  const greatest = greatestBetween(of[axis], length, 0, length);
  const most = Math.abs(greatest.m);
  const factor = most === 0 ? 1 : amplified / most;
  const scale = amplified === 0 ? 0 : REACH / amplified;
  const steps = of[axis].loads.length > 0 ? STEPS : 1;
  const level = (z: number) => BASE - ((BASE - TOP) * z) / length;
  const curve = (k: number): readonly Point[] =>
    Array.from({ length: steps + 1 }, (_, n) => {
      const z = length * (1 - n / steps);
      return { x: at + k * momentAt(of[axis], length, z) * scale, y: level(z) };
    });
  const column: readonly Point[] = [
    { x: at, y: TOP },
    { x: at, y: BASE },
  ];
  const label = (m: number, y: number): SceneItem[] =>
    m === 0
      ? []
      : [
          text(
            mega(factor * m),
            { x: at + factor * m * scale + (m > 0 ? 6 : -6), y },
            m > 0 ? "start" : "end",
          ),
        ];
  return {
    amplified: [
      {
        kind: "path",
        d: polygon(...column, ...curve(factor).toReversed()),
        className: "",
      } satisfies SceneItem,
    ],
    outline: [line(curve(factor), "drawing-axis-line")],
    first: [
      line(column, "drawing-thick"),
      line(curve(1), "drawing-thin"),
      text(`About ${axis}`, { x: at, y: 14 }),
      ...label(of[axis].to, TOP + 4),
      ...label(of[axis].from, BASE + 4),
      ...(greatest.x > 0 && greatest.x < length ? label(greatest.m, level(greatest.x) + 4) : []),
    ],
  };
}

function tableOf(combinations: readonly CombinationResult[]): ResultTable {
  return {
    id: "moment-values",
    title: "Moments of every combination",
    columns: [
      left("Combination"),
      ...AXES.flatMap((axis) => [
        right(`M_m${axis} top (kNm)`),
        right(`M_m${axis} base (kNm)`),
        right(`M*_${axis} (kNm)`),
      ]),
    ],
    rows: combinations.map(({ of, moments }) => [
      of.name,
      ...AXES.flatMap((axis) => [
        mega(of[axis].to),
        mega(of[axis].from),
        moments ? mega(moments[axis]) : "unstable",
      ]),
    ]),
  };
}
