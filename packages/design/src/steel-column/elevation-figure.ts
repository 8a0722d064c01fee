import {
  arrowhead,
  overallDimension,
  type Point,
  penOf,
  type SceneItem,
  thinLine,
} from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../figure.ts";
import { line, metres, TEXT_SIZE, text, value } from "../figure-items.ts";
import { sectionPicture } from "../section-picture.ts";
import { longest } from "./column-member.ts";
import type { ColumnResults } from "./design.ts";
import type { EndCase } from "./fields.ts";

const HEIGHT = 300;
const TOP = 52;
const BASE = 236;
/** Greatest sideways movement of a buckled shape. */
const SWING = 22;
const PEN = penOf(TEXT_SIZE);
const POINTS = 40;

/** The buckled shape between the base, 0, and the top, 1: of the ideal members, indicative. */
const SHAPES: Readonly<Record<EndCase, (t: number) => number>> = {
  pinned: (t) => Math.sin(Math.PI * t),
  "fixed-pinned": (t) => 6.75 * t * t * (1 - t),
  fixed: (t) => (1 - Math.cos(2 * Math.PI * t)) / 2,
  chart: (t) => Math.sin(Math.PI * t),
  own: (t) => Math.sin(Math.PI * t),
  "sway-fixed": (t) => (1 - Math.cos(Math.PI * t)) / 2,
  "sway-free": (t) => 1 - Math.cos((Math.PI * t) / 2),
  "sway-pinned": (t) => Math.sin((Math.PI * t) / 2),
  "sway-chart": (t) => (1 - Math.cos(Math.PI * t)) / 2,
  "sway-own": (t) => (1 - Math.cos(Math.PI * t)) / 2,
};

/** The column with its buckled shapes about both axes and the effective lengths, and its section with the axes. */
export function elevationFigure(results: ColumnResults, width: number): Figure {
  const { inputs, member } = results;
  const panels = [1, 3, 5].map((sixth) => (width * sixth) / 6);
  const [x = 0, y = 0, section = 0] = panels;
  const yOf = (z: number) => BASE - ((BASE - TOP) * z) / inputs.length;
  const lengths = (["x", "y"] as const).map((axis) => ({
    axis,
    at: axis === "x" ? x : y,
    le: member[axis].factor.ke * longest(member[axis].parts),
  }));
  const restraints = inputs.restraints.map(({ position, kind }, at) => ({ at, kind, level: yOf(position) }));
  return {
    id: "elevation",
    title: "Column, buckling about both axes",
    description: `Column of ${results.section.name}, ${metres(inputs.length)} long. Effective lengths: ${lengths
      .map(({ axis, le }) => `${metres(le)} about ${axis}`)
      .join(", ")}. ${inputs.restraints.length} restraints between the ends.`,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      {
        ink: "accent",
        items: lengths.flatMap(({ axis, at }) =>
          member[axis].parts.map((part, n) => {
            const shape = SHAPES[axis === "x" ? inputs.casesX : inputs.casesY];
            // Neighbouring parts buckle to opposite sides.
            const swing = SWING * (n % 2 === 0 ? 1 : -1);
            const points = Array.from({ length: POINTS + 1 }, (_, i): Point => {
              const t = i / POINTS;
              return { x: at + swing * shape(t), y: yOf(part.from + t * (part.to - part.from)) };
            });
            return line(points, "drawing-axis-line");
          }),
        ),
      },
      {
        ink: "outline",
        items: [
          ...lengths.flatMap(({ axis, at, le }) => [
            line(
              [
                { x: at, y: TOP },
                { x: at, y: BASE },
              ],
              "drawing-thick",
            ),
            ...[TOP, BASE].map((level) => tick(at, level, 12)),
            text(`About ${axis}`, { x: at, y: 14 }),
            value(`le${axis}`, metres(le), { x: at, y: BASE + 34 }),
          ]),
          ...restraints.map(({ level, kind }) => tick(y, level, kind === "both" ? 12 : 7)),
          ...sectionItems(results, section, width / 6 - 14),
        ],
      },
      {
        ink: "dimension",
        items: [
          ...lengths.flatMap(({ at }) => [
            thinLine({ x: at, y: TOP - 30 }, { x: at, y: TOP - 4 }),
            arrowhead({ x: at, y: TOP - 4 }, { x: 0, y: 1 }, PEN),
          ]),
          ...overallDimension(
            {
              from: { x, y: BASE },
              to: { x, y: TOP },
              line: x - Math.min(36, width / 6 - 16),
              upright: true,
              runs: [{ text: metres(inputs.length), style: "text" }],
              gap: 14,
            },
            PEN,
          ),
        ],
      },
    ],
    parts: partsOf(x, y, restraints, results),
  };
}

const tick = (x: number, y: number, half: number): SceneItem =>
  line(
    [
      { x: x - half, y },
      { x: x + half, y },
    ],
    "drawing-thin",
  );

function partsOf(
  x: number,
  y: number,
  restraints: readonly { readonly at: number; readonly level: number }[],
  { inputs }: ColumnResults,
): readonly FigurePart[] {
  const words = (at: number) => ({ x: at - 40, y: BASE + 20, width: 80, height: 20 });
  return [
    {
      path: "/length",
      label: `Length ${metres(inputs.length)}`,
      box: { x: x - 48, y: TOP, width: 30, height: BASE - TOP },
    },
    { path: "/casesX", label: "Buckling about x", box: words(x) },
    { path: "/casesY", label: "Buckling about y", box: words(y) },
    ...restraints.map(({ at, level }) => ({
      path: `/restraints/${at}/position`,
      label: `Restraint at ${metres(inputs.restraints[at]?.position ?? 0)}`,
      box: { x: y - 14, y: level - 6, width: 28, height: 12 },
    })),
  ];
}

/** The cross-section with its axes, those of an angle without, and the letters of the faces that carry beams. */
function sectionItems({ section, inputs }: ColumnResults, at: number, half: number): readonly SceneItem[] {
  const { kind, name } = section;
  const middle = (TOP + BASE) / 2;
  const reach = Math.max(20, Math.min(half, (BASE - TOP) / 2));
  const picture = sectionPicture(
    section,
    { x: at, y: middle },
    (width, depth) => (2 * (reach - 16)) / Math.max(width, depth),
  );
  if (!picture) return [];
  const { x, y } = picture.place({ x: 0, y: 0 });
  const axes =
    kind === "angle"
      ? []
      : [
          line(
            [
              { x: at - reach, y },
              { x: at + reach, y },
            ],
            "drawing-axis-line",
          ),
          line(
            [
              { x, y: middle - reach },
              { x, y: middle + reach },
            ],
            "drawing-axis-line",
          ),
          text("x", { x: at + reach + 6, y: y + 4 }),
          text("y", { x, y: middle - reach - 4 }),
        ];
  const hasReactions = inputs.actionsBy === "cases" && inputs.reactions.length > 0;
  const faces = hasReactions
    ? [
        text("A", { x: at - 24, y: middle - reach + 6 }),
        text("B", { x: at - 24, y: middle + reach + 4 }),
        text("C", { x: at + reach - 2, y: y - 8 }),
        text("D", { x: at - reach + 2, y: y - 8 }),
      ]
    : [];
  return [...picture.items, ...axes, ...faces, text(name, { x: at, y: BASE + 34 })];
}
