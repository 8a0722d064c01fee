import { circle, type Point, type SceneItem } from "@kingpost/drawing/core";
import { alongY, axesItems, curvePath, makeScale, numberWidth, placeOf } from "@kingpost/drawing/plot";
import type { Figure, ResultTable } from "./figure.ts";
import { kilo, mega, TEXT_SIZE, text } from "./figure-items.ts";

const HEIGHT = 300;
const MARK = 4;

/** A capacity line of the plot: kNm and kN, from tension to compression. */
export interface CapacityLine {
  readonly title: string;
  readonly points: readonly Point[];
  readonly className: string;
}

/** A combination in the plot. Units N, Nmm. */
export interface CombinationDot {
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly name: string;
  readonly n: number;
  readonly m: number;
}

interface InteractionPlot {
  readonly id: string;
  readonly title: string;
  /** What the lines are: `Capacities of section and member`. */
  readonly what: string;
  readonly axis: "x" | "y";
  readonly lines: readonly CapacityLine[];
  readonly dots: readonly CombinationDot[];
  readonly table: ResultTable;
}

/** Axial force with moment about one axis: capacity lines, and a dot for each combination. */
export function interactionPlot(
  { id, title, what, axis, lines, dots, table }: InteractionPlot,
  width: number,
): Figure {
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
  return {
    id,
    title,
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
    table,
  };
}

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
