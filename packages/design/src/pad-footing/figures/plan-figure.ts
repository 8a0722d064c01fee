import {
  boxOf,
  boxPolygon,
  clip,
  type FootingSide,
  type Polygon,
  pressureAt,
  type SoilPressure,
  shearDepth,
} from "@kingpost/as3600";
import { formatNumber, SILENT } from "@kingpost/calc";
import { type Point, polygon, type SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { line, millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, placePart, type View, viewOf } from "../../frame/figures/view.ts";
import { shearFaces } from "../checks/strength.ts";
import type { CombinationResult } from "../design.ts";
import { type PadFootingModel, projectionOf } from "../model.ts";

const HEIGHT = 440;
/** Range of the fields, mm. */
const OFFSET = { least: -6000, most: 6000 } as const;
const SIDES: readonly FootingSide[] = ["left", "right", "bottom", "top"];
/** Lines of equal pressure between the least and the greatest. */
const ISOBARS = 4;

const kPa = (stress: number) => formatNumber(stress * 1e3, { decimals: [0, 0] });

/** The footing from above: soil pressure with its zero line, the kern, and the sections and perimeters that are checked, to scale. */
export function planFigure(
  model: PadFootingModel,
  shown: CombinationResult | undefined,
  perimeter: string | undefined,
  width: number,
): Figure {
  const { plan, column, inputs } = model;
  const [x, y] = [plan.lx / 2, plan.ly / 2];
  const soil = shown?.loaded.soil;
  const view = viewOf(
    { left: -x, right: x, bottom: -y, top: y },
    { left: 90, right: width - 90, top: 60, bottom: HEIGHT - 74 },
  );
  const { at, dimension } = view;
  const low = at(-x, -y);
  const words = soil ? `${shown?.of.name ?? ""}: maximum ${kPa(soil.greatest)} kPa` : (shown?.of.name ?? "");
  const contact = soil ? `, contact ${formatNumber(100 * soil.contactRatio, { decimals: [0, 1] })} %` : "";
  return {
    id: "plan",
    title: "Plan",
    description: `Footing of ${millimetres(plan.lx)} by ${millimetres(plan.ly)} mm from above. ${words}${contact}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: soil ? [shape(view, soil.contact, "")] : [] },
      {
        ink: "outline",
        items: [
          view.box(-x, -y, x, y),
          ...columnItems(model, view),
          text(`${words}${contact}`, { x: width / 2, y: 16 }),
          ...(soil ? cornerTexts(soil, x, y, view) : []),
        ],
      },
      {
        ink: "accent",
        items: [...criticalLines(model, view), ...perimeterItems(model, perimeter, view)],
      },
      {
        ink: "dimension",
        items: [
          ...(soil ? isobars(soil, model, view) : []),
          ...dimension([-x, -y], [x, -y], low.y + 56),
          ...dimension([-x, -y], [-x, y], low.x - 66),
          ...(column.x === 0 ? [] : dimension([0, -y], [column.x, -y], low.y + 24)),
          ...(column.y === 0 ? [] : dimension([-x, 0], [-x, column.y], low.x - 34)),
        ],
      },
      {
        ink: "axis",
        items: [
          text("x", at(x, 0, 10, 4), "start"),
          text("y", at(0, y, 4, -26), "start"),
          view.lineOf("drawing-axis-line", [-x, 0], [x, 0]),
          view.lineOf("drawing-axis-line", [0, -y], [0, y]),
          kern(model, view),
          ...resultant(shown, model, view),
        ],
      },
    ],
    parts: [
      part("/lengthX", `Length along x ${millimetres(plan.lx)} mm`, at(0, -y, 0, 44)),
      part("/lengthY", `Length along y ${millimetres(plan.ly)} mm`, at(-x, 0, -66)),
      placePart(
        view,
        `Column at ${millimetres(column.x)}, ${millimetres(column.y)} mm`,
        {
          x: { path: "/offsetX", value: column.x, ...OFFSET },
          y: { path: "/offsetY", value: column.y, ...OFFSET },
        },
        { path: inputs.columnKind === "circular" ? "/diameter" : "/columnX" },
      ),
    ],
  };
}

const shape = (view: View, points: Polygon, className: string): SceneItem => ({
  kind: "path",
  d: polygon(...points.map(({ x, y }) => view.at(x, y))),
  className,
});

function columnItems({ column, inputs }: PadFootingModel, view: View): readonly SceneItem[] {
  const { area, x, y } = column;
  if (area.shape === "circular") return [view.disc(x, y, area.diameter)];
  const box = (cx: number, cy: number, className: string) =>
    view.box(x - cx / 2, y - cy / 2, x + cx / 2, y + cy / 2, className);
  return [
    box(area.cx, area.cy, "drawing-thick"),
    ...(inputs.columnKind === "plate" ? [box(inputs.steelX, inputs.steelY, "drawing-thin")] : []),
  ];
}

function cornerTexts(soil: SoilPressure, x: number, y: number, { at }: View): readonly SceneItem[] {
  return ([-1, 1] as const).flatMap((right) =>
    ([-1, 1] as const).map((up) =>
      text(
        `${kPa(pressureAt(soil, right * x, up * y))} kPa`,
        at(right * x, up * y, right * 6, up > 0 ? -6 : 16),
        right > 0 ? "start" : "end",
      ),
    ),
  );
}

/** Where the pressure has a few values, and where it is zero. */
function isobars(soil: SoilPressure, { plan }: PadFootingModel, view: View): readonly SceneItem[] {
  const { a, b, c, greatest } = soil;
  const least = a - (Math.abs(b) * plan.lx) / 2 - (Math.abs(c) * plan.ly) / 2;
  const from = Math.max(0, least);
  if (greatest - from <= 1e-3 * greatest) return [];
  const all = boxPolygon(boxOf(plan));
  const lineAt = (value: number, className: string): readonly SceneItem[] => {
    const ends = crossing(clip(all, a - value, b, c), (p) => Math.abs(a + b * p.x + c * p.y - value));
    return ends.length === 2
      ? [
          line(
            ends.map((p) => view.at(p.x, p.y)),
            className,
          ),
        ]
      : [];
  };
  const values = Array.from(
    { length: ISOBARS - 1 },
    (_, n) => from + ((greatest - from) * (n + 1)) / ISOBARS,
  );
  return [
    ...values.flatMap((value) => lineAt(value, "drawing-axis-leg")),
    ...(least < 0 ? lineAt(0, "drawing-thick") : []),
  ];
}

/** The two corners of a cut polygon that are on the cut. */
function crossing(points: Polygon, off: (p: Point) => number): readonly Point[] {
  const size = Math.max(0, ...points.map(off));
  return points.filter((p) => off(p) <= 1e-9 * size);
}

const kern = ({ plan }: PadFootingModel, view: View): SceneItem =>
  shape(
    view,
    [
      { x: plan.lx / 6, y: 0 },
      { x: 0, y: plan.ly / 6 },
      { x: -plan.lx / 6, y: 0 },
      { x: 0, y: -plan.ly / 6 },
    ],
    "drawing-thin",
  );

/** Where the resultant is. */
function resultant(
  shown: CombinationResult | undefined,
  { plan }: PadFootingModel,
  view: View,
): readonly SceneItem[] {
  const under = shown?.loaded.underside;
  if (!under || Math.abs(under.ex) > plan.lx / 2 || Math.abs(under.ey) > plan.ly / 2) return [];
  const size = plan.lx / 40;
  return [...view.cross(under.ex, under.ey, size), view.disc(under.ex, under.ey, size, "drawing-thin")];
}

/** The sections of bending, dashed, and of one-way shear. */
function criticalLines(model: PadFootingModel, view: View): readonly SceneItem[] {
  const { plan, critical, bottom, inputs } = model;
  const [x, y] = [plan.lx / 2, plan.ly / 2];
  const across = (side: FootingSide, at: number, className: string) =>
    side === "left" || side === "right"
      ? view.lineOf(className, [at, -y], [at, y])
      : view.lineOf(className, [-x, at], [x, at]);
  const faces = shearFaces(model);
  return SIDES.flatMap((side) => {
    const isX = side === "left" || side === "right";
    const sign = side === "left" || side === "bottom" ? -1 : 1;
    const layer = bottom?.[isX ? "x" : "y"];
    const dv = layer ? shearDepth({ depth: inputs.depth, d: layer.d }, SILENT) : model.dom / 2;
    return [
      across(side, critical[side], "drawing-axis-leg"),
      ...(dv < projectionOf(model, faces, side)
        ? [across(side, faces[side] + sign * dv, "drawing-load-line")]
        : []),
    ];
  });
}

/** The critical perimeter of punching that governs. */
function perimeterItems(
  { perimeters }: PadFootingModel,
  perimeter: string | undefined,
  view: View,
): readonly SceneItem[] {
  const shown = perimeters.find(({ name }) => perimeter === `${name} perimeter`) ?? perimeters[0];
  return shown ? [shape(view, shown.inside, "drawing-mark-line")] : [];
}
