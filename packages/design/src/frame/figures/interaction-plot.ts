import type { Capacity } from "@kingpost/calc";
import { circle, type Point, type SceneItem } from "@kingpost/drawing/core";
import { alongY, axesItems, curvePath, makeScale, numberWidth, placeOf } from "@kingpost/drawing/plot";
import { left, NO_VALUE, right } from "../tables.ts";
import type { Figure, ResultTable } from "./figure.ts";
import { kilo, mega, TEXT_SIZE, text } from "./figure-items.ts";

const HEIGHT = 300;
const MARK = 4;

/** What a section, a member or a base carries beside an axial force: a line of the plot, and a column of its table. */
export interface CapacityCurve {
  /** Label of the line in the drawing. */
  readonly title: string;
  /** Head of its column in the table: `Section (kNm)`. */
  readonly head: string;
  readonly className: string;
  /** The axial force that leaves no moment, N. */
  readonly most: number;
  /** The moment that an axial force leaves, N and Nmm; no number where it leaves none. */
  readonly of: (n: number) => Capacity | undefined;
}

/** A combination in the plot. Units N, Nmm. */
export interface CombinationDot {
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly name: string;
  readonly n: number;
  readonly m: number;
}

interface Interaction {
  /** What the lines are: `Capacities of section and member`. */
  readonly what: string;
  readonly axis: "x" | "y";
  /** The least axial force of the lines, N: in tension. */
  readonly least: number;
  readonly curves: readonly CapacityCurve[];
  readonly dots: readonly CombinationDot[];
}

/** Axial force with moment about one axis: capacity lines, and a dot for each combination. None without a capacity. */
export function interactionFigure(
  { what, axis, least, curves, dots }: Interaction,
  width: number,
): readonly Figure[] {
  const lines = curves.map((curve) => ({ ...curve, points: sampled(curve, least) }));
  if (lines.every(({ points }) => points.length === 0)) return [];
  const values: readonly Point[] = [
    ...lines.flatMap(({ points }) => points),
    ...dots.map(({ m, n }) => ({ x: m / 1e6, y: n / 1e3 })),
  ];
  const x = makeScale({ least: 0, most: Math.max(...values.map((one) => one.x)) }, "linear");
  const y = makeScale(
    { least: Math.min(0, ...values.map((one) => one.y)), most: Math.max(...values.map((one) => one.y)) },
    "linear",
  );
  const frame = {
    left: numberWidth(y, TEXT_SIZE) + 16,
    top: 30,
    right: width - 20,
    bottom: HEIGHT - 46,
    textSize: TEXT_SIZE,
  };
  const placed = dots.map((dot) => ({
    ...dot,
    place: placeOf(frame, x, y, { x: dot.m / 1e6, y: dot.n / 1e3 }),
  }));
  return [
    {
      id: `interaction-${axis}`,
      title: titleOf(axis),
      description: `${what} for axial force and moment about ${axis}, with a dot for each of ${dots.length} combinations. The table below has the values.`,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        { ink: "dimension", items: axes(frame, x, y) },
        {
          ink: "outline",
          items: [
            ...lines.map(
              ({ points, className }): SceneItem => ({
                kind: "path",
                d: curvePath(frame, x, y, points),
                className,
              }),
            ),
            text("N* (kN)", { x: 2, y: 14 }, "start"),
            text(`M*_${axis} (kNm)`.replace("_", ""), { x: frame.right, y: HEIGHT - 14 }, "end"),
            text(lines.map(({ title }) => title).join("; "), { x: frame.right, y: 14 }, "end"),
          ],
        },
        {
          ink: "accent",
          items: placed.map(({ place }) => ({
            kind: "path",
            d: circle(place, MARK),
            className: "drawing-mark-fill",
          })),
        },
      ],
      parts: placed.flatMap(({ path, name, n, m, place }) =>
        path === undefined
          ? []
          : [
              {
                path,
                label: `${name}: ${kilo(n)} kN, ${mega(m)} kNm`,
                box: { x: place.x - 8, y: place.y - 8, width: 16, height: 16 },
              },
            ],
      ),
      table: tableOf(axis, dots, curves),
    },
  ];
}

const titleOf = (axis: "x" | "y"): string => `Axial force with moment about ${axis}`;

const STEPS = 24;

/** kNm and kN from tension to compression, until nothing is left. */
function sampled({ of, most }: CapacityCurve, from: number): readonly Point[] {
  const points: Point[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const n = from + ((most - from) * step) / STEPS;
    const m = of(n);
    if (typeof m === "number") points.push({ x: m / 1e6, y: n / 1e3 });
  }
  return points.length > 0 ? [...points, { x: 0, y: most / 1e3 }] : [];
}

const tableOf = (
  axis: "x" | "y",
  dots: readonly CombinationDot[],
  curves: readonly CapacityCurve[],
): ResultTable => ({
  id: `interaction-${axis}-values`,
  title: titleOf(axis),
  columns: [
    left("Combination"),
    right("N* (kN)"),
    right(`M*_${axis} (kNm)`),
    ...curves.map(({ head }) => right(head)),
  ],
  rows: dots.map(({ name, n, m }) => [
    name,
    kilo(n),
    mega(m),
    ...curves.map(({ of }) => {
      const capacity = of(n);
      return typeof capacity === "number" ? mega(capacity) : NO_VALUE;
    }),
  ]),
});

function axes(
  frame: Parameters<typeof alongY>[0],
  x: ReturnType<typeof makeScale>,
  y: typeof x,
): SceneItem[] {
  const zero = alongY(frame, y, 0);
  return [
    ...axesItems(
      frame,
      { scale: x, grid: "none", hasMarks: true },
      { scale: y, grid: "none", hasMarks: true },
    ).map(
      (item): SceneItem =>
        item.kind === "text"
          ? { ...item, className: "drawing-text" }
          : { ...item, className: "drawing-thin" },
    ),
    { kind: "path", d: `M${frame.left} ${zero}H${frame.right}`, className: "drawing-fine" },
  ];
}
