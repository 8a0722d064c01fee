import { pressureAt } from "@kingpost/as3600";
import { formatNumber } from "@kingpost/calc";
import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { arrow, part, type View, viewOf } from "../../frame/figures/view.ts";
import type { CombinationResult } from "../design.ts";
import { type BarLayer, diameterOf, hasStarters, type PadFootingModel } from "../model.ts";

const HEIGHT = 330;
/** The column above the pedestal or footing, and the soil, of what is drawn, mm. */
const STUB = 400;
/** The arrow of the greatest pressure, in drawing units. */
const ARROW = 46;
const ARROWS = 9;

/** The footing cut along an axis through the column, with its bars and the soil pressure below, to scale. */
export function sectionFigure(
  model: PadFootingModel,
  shown: CombinationResult | undefined,
  along: "x" | "y",
  width: number,
): Figure {
  const { plan, inputs, column, lever, bottom, isPlain } = model;
  const { depth, soilDepth } = inputs;
  const half = (along === "x" ? plan.lx : plan.ly) / 2;
  const middle = along === "x" ? column.x : column.y;
  const { area } = column;
  const size = area.shape === "circular" ? area.diameter : along === "x" ? area.cx : area.cy;
  const top = lever + STUB;
  const ground = depth + Math.min(soilDepth, STUB + lever - depth);
  const view = viewOf(
    { left: -half, right: half, bottom: 0, top },
    { left: 86, right: width - 86, top: 30, bottom: HEIGHT - 110, isAtTop: true },
  );
  const { at, lineOf, dimension } = view;
  const [from, to] = [middle - size / 2, middle + size / 2];
  const hasPedestal = lever > depth;
  const words = bottom ? `${bottom[along].count}${bottom[along].size} along ${along}` : "plain concrete";
  return {
    id: `section-${along}`,
    title: `Section along ${along}`,
    description: `Footing ${millimetres(depth)} mm deep cut along ${along}, with ${words}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      {
        ink: "section",
        items: [
          view.box(-half, 0, half, depth, ""),
          ...(hasPedestal ? [view.box(from, depth, to, lever, "")] : []),
        ],
      },
      {
        ink: "outline",
        items: [
          view.box(-half, 0, half, depth),
          ...(hasPedestal ? [view.box(from, depth, to, lever)] : []),
          ...[from, to].map((one) => lineOf("drawing-thick", [one, lever], [one, top])),
          ...(inputs.columnKind === "plate" ? plateLines(model, middle, along, view) : []),
          ...(isPlain ? [] : barItems(model, along, half, view)),
          ...starterItems(model, from, to, view),
          text(words, { x: width / 2, y: 14 }),
        ],
      },
      { ink: "accent", items: pressureItems(shown, model, along, half, view) },
      {
        ink: "dimension",
        items: [
          ...(ground > depth
            ? [
                lineOf("drawing-axis-leg", [-half, ground], [from, ground]),
                lineOf("drawing-axis-leg", [to, ground], [half, ground]),
              ]
            : []),
          ...dimension([-half, 0], [half, 0], at(0, 0).y + 92),
          ...dimension([-half, 0], [-half, depth], at(-half, 0).x - 42),
          ...(hasPedestal ? dimension([half, depth], [half, lever], at(half, 0).x + 30) : []),
        ],
      },
    ],
    parts: [
      part("/depth", `Depth ${millimetres(depth)} mm`, at(-half, depth / 2, -46)),
      ...(isPlain
        ? []
        : [
            part(
              along === "x" ? "/sizeX" : "/sizeY",
              `Bottom bars ${words}`,
              at(0, inputs.coverBottom, 0, 0),
              [120, 24],
            ),
          ]),
      part("/soilDepth", `Soil ${millimetres(soilDepth)} mm`, at(half * 0.8, ground)),
    ],
  };
}

/** The plate below a steel column, and the column on it. */
function plateLines(
  { inputs, lever }: PadFootingModel,
  middle: number,
  along: "x" | "y",
  { lineOf }: View,
): readonly SceneItem[] {
  const half = (along === "x" ? inputs.steelX : inputs.steelY) / 2;
  return [-half, half].map((one) =>
    lineOf("drawing-thin", [middle + one, lever], [middle + one, lever + STUB]),
  );
}

/** Bars along the section as lines, bars across it as circles. */
function barItems(
  { inputs, bottom, top }: PadFootingModel,
  along: "x" | "y",
  half: number,
  view: View,
): readonly SceneItem[] {
  const { depth, coverSide, ends } = inputs;
  const across = along === "x" ? "y" : "x";
  const long = (bars: BarLayer, level: number, hasCogs: boolean): readonly SceneItem[] => {
    const [from, to] = [-half + coverSide, half - coverSide];
    const edge = bars.db / 2;
    const rise = hasCogs ? Math.min(12 * bars.db, depth - level - inputs.coverTop) : 0;
    return [-edge, edge].map((off) =>
      view.lineOf(
        "drawing-fine",
        ...(hasCogs ? [[from + edge - off, level + rise] as const] : []),
        [hasCogs ? from + edge - off : from, level + off],
        [hasCogs ? to - edge + off : to, level + off],
        ...(hasCogs ? [[to - edge + off, level + rise] as const] : []),
      ),
    );
  };
  const dots = (bars: BarLayer, level: number): readonly SceneItem[] =>
    Array.from({ length: bars.count }, (_, n) =>
      view.disc(-half + coverSide + bars.db / 2 + n * bars.spacing, level, bars.db, "drawing-thin"),
    );
  return [
    ...(bottom
      ? [
          ...long(bottom[along], depth - bottom[along].d, ends === "cog"),
          ...dots(bottom[across], depth - bottom[across].d),
        ]
      : []),
    ...(top ? [...long(top[along], top[along].d, false), ...dots(top[across], top[across].d)] : []),
  ];
}

/** Starters from the bottom bars upwards. */
function starterItems(
  { inputs, bottom, lever }: PadFootingModel,
  from: number,
  to: number,
  { lineOf }: View,
): readonly SceneItem[] {
  const { starterSize, coverBottom } = inputs;
  if (!hasStarters(inputs)) return [];
  const db = diameterOf(starterSize);
  const foot = coverBottom + (bottom ? bottom.x.db + bottom.y.db : 0) + db / 2;
  const inset = Math.min(50 + db / 2, (to - from) / 3);
  return ([1, -1] as const).map((side) => {
    const at = side > 0 ? from + inset : to - inset;
    return lineOf("drawing-thin", [at - side * 10 * db, foot], [at, foot], [at, lever + STUB * 0.8]);
  });
}

/** Soil pressure along the section through the column. */
function pressureItems(
  shown: CombinationResult | undefined,
  { column }: PadFootingModel,
  along: "x" | "y",
  half: number,
  { at }: View,
): readonly SceneItem[] {
  const soil = shown?.loaded.soil;
  if (!soil) return [];
  const pressure = (one: number) =>
    along === "x" ? pressureAt(soil, one, column.y) : pressureAt(soil, column.x, one);
  const greatest = Math.max(pressure(-half), pressure(half));
  if (greatest <= 0) return [];
  const reach = (one: number) => (ARROW * pressure(one)) / greatest;
  const places = Array.from({ length: ARROWS }, (_, n) => -half + (2 * half * n) / (ARROWS - 1));
  const kPa = (one: number) => `${formatNumber(pressure(one) * 1e3, { decimals: [0, 0] })} kPa`;
  return [
    ...places.flatMap((one) =>
      reach(one) > 6 ? arrow(at(one, 0, 0, reach(one) + 4), at(one, 0, 0, 4)) : [],
    ),
    text(kPa(-half), at(-half, 0, 0, ARROW + 22), "start"),
    text(kPa(half), at(half, 0, 0, ARROW + 22), "end"),
  ];
}
