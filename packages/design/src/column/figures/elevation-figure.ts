import type { Point, SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { line, metres, text, value } from "../../frame/figures/figure-items.ts";
import type { sectionPicture } from "../../frame/figures/section-picture.ts";
import { arrow, part, viewOf } from "../../frame/figures/view.ts";
import type { OfAxes } from "../sway-amplification.ts";
import { END_MOMENT_SIGNS, endMoments } from "./end-moments.ts";

const HEIGHT = 300;
const TOP = 52;
const BASE = 236;
/** Greatest sideways movement of a buckled shape. */
const SWING = 22;
const POINTS = 40;

/** How a column buckles about one axis. */
interface BucklingAxis {
  /** The buckled shape between the base, 0, and the top, 1, indicative. */
  readonly shape: (t: number) => number;
  /** The parts between restraints, mm from the base. */
  readonly parts: readonly { readonly from: number; readonly to: number }[];
  /** The effective length, mm. */
  readonly le: number;
  /** The input that it is of. */
  readonly path: string;
}

interface ColumnElevation {
  readonly length: number;
  readonly axes: OfAxes<BucklingAxis>;
  /** Between the ends, mm from the base; one that holds the column about every axis is drawn longer. */
  readonly restraints: readonly { readonly position: number; readonly isFull: boolean }[];
  readonly section: {
    readonly name: string;
    readonly picture: (centre: Point, scaleOf: (width: number, depth: number) => number) => Picture;
    readonly hasAxes: boolean;
    /** Whether beams at its faces have letters. */
    readonly hasBeams: boolean;
  };
}

type Picture = ReturnType<typeof sectionPicture>;

/** The column with its buckled shapes about both axes and the effective lengths, and its section with the axes. */
export function columnElevation(column: ColumnElevation, width: number): Figure {
  const { length, restraints, axes, section } = column;
  // Three panels side by side: about x, about y, and the section.
  const panels = (["x", "y"] as const).map((axis, n) => {
    const frame = { left: (width * n) / 3, right: (width * (n + 1)) / 3, top: TOP, bottom: BASE };
    return { axis, ...axes[axis], view: viewOf({ left: 0, right: 0, bottom: 0, top: length }, frame) };
  });
  const [x, y] = panels.map(({ view }) => view);
  if (!x || !y) throw new TypeError("A column has two axes.");
  const tick = (view: typeof x, z: number, half: number) =>
    line([view.at(0, z, -half), view.at(0, z, half)], "drawing-thin");
  return {
    id: "elevation",
    title: "Column, buckling about both axes",
    description: `Column of ${section.name}, ${metres(length)} long. Effective lengths: ${panels
      .map(({ axis, le }) => `${metres(le)} about ${axis}`)
      .join(", ")}. ${restraints.length} restraints between the ends. ${END_MOMENT_SIGNS}`,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      {
        ink: "accent",
        items: panels.flatMap(({ parts, shape, view }) =>
          parts.map(({ from, to }, n) => {
            // Neighbouring parts buckle to opposite sides.
            const swing = SWING * (n % 2 === 0 ? 1 : -1);
            const points = Array.from({ length: POINTS + 1 }, (_, i): Point => {
              const t = i / POINTS;
              return view.at(0, from + t * (to - from), swing * shape(t));
            });
            return line(points, "drawing-axis-line");
          }),
        ),
      },
      {
        ink: "outline",
        items: [
          ...panels.flatMap(({ axis, view, le }) => [
            view.lineOf("drawing-thick", [0, length], [0, 0]),
            tick(view, length, 12),
            tick(view, 0, 12),
            text(`About ${axis}`, { x: view.centre.x, y: 14 }),
            value(`le${axis}`, metres(le), view.at(0, 0, 0, 34)),
          ]),
          ...restraints.map(({ position, isFull }) => tick(y, position, isFull ? 12 : 7)),
          ...sectionItems(section, (width * 5) / 6, width / 6 - 14),
        ],
      },
      {
        ink: "dimension",
        items: [
          ...panels.flatMap(({ view }) => arrow(view.at(0, length, 0, -30), view.at(0, length, 0, -4))),
          ...panels.flatMap(({ axis, view }) => endMoments(view.at(0, length), view.at(0, 0), `M${axis}`)),
          ...x.dimension([0, 0], [0, length], x.centre.x - Math.min(36, width / 6 - 16), {
            words: metres(length),
            gap: 14,
          }),
        ],
      },
    ],
    parts: [
      part("/length", `Length ${metres(length)}`, x.at(0, length / 2, -33), [30, BASE - TOP]),
      part(axes.x.path, "Buckling about x", x.at(0, 0, 0, 30), [80, 20]),
      part(axes.y.path, "Buckling about y", y.at(0, 0, 0, 30), [80, 20]),
      ...restraints.map(({ position }, n) =>
        part(`/restraints/${n}/position`, `Restraint at ${metres(position)}`, y.at(0, position), [28, 12]),
      ),
    ],
  };
}

const axis = (...ends: readonly Point[]): SceneItem => line(ends, "drawing-axis-line");

/** The cross-section with its axes, and the letters of the faces that carry beams. */
function sectionItems(
  { name, picture: pictureAt, hasAxes, hasBeams }: ColumnElevation["section"],
  at: number,
  half: number,
): readonly SceneItem[] {
  const middle = (TOP + BASE) / 2;
  const reach = Math.max(20, Math.min(half, (BASE - TOP) / 2));
  const picture = pictureAt(
    { x: at, y: middle },
    (width, depth) => (2 * (reach - 16)) / Math.max(width, depth),
  );
  if (!picture) return [];
  const { x, y } = picture.place({ x: 0, y: 0 });
  const axes = hasAxes
    ? [
        axis({ x: at - reach, y }, { x: at + reach, y }),
        axis({ x, y: middle - reach }, { x, y: middle + reach }),
        text("x", { x: at + reach + 6, y: y + 4 }),
        text("y", { x, y: middle - reach - 4 }),
      ]
    : [];
  const faces = hasBeams
    ? [
        text("A", { x: at - 24, y: middle - reach + 6 }),
        text("B", { x: at - 24, y: middle + reach + 4 }),
        text("C", { x: at + reach - 2, y: y - 8 }),
        text("D", { x: at - reach + 2, y: y - 8 }),
      ]
    : [];
  return [...picture.items, ...axes, ...faces, text(name, { x: at, y: BASE + 34 })];
}
