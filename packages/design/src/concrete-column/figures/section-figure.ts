import type { SceneItem } from "@kingpost/drawing/core";
import { END_MOMENT_SIGNS, endMoments } from "../../column/figures/end-moments.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import { line, millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import { type ConcreteColumnModel, diameterOf } from "../model.ts";

const HEIGHT = 320;
/** Room at the right for the column with its positive end moments. */
const SIGNS = 100;

/** The section with its bars and fitments, to scale. */
export function sectionFigure(model: ConcreteColumnModel, width: number): Figure {
  const { inputs, isCircular, width: b, depth, section } = model;
  const [w, h] = [b / 2, depth / 2];
  const view = viewOf(
    { left: -w, right: w, bottom: -h, top: h },
    { left: 60, right: width - SIGNS, top: 40, bottom: HEIGHT - 56 },
  );
  const { at } = view;
  const df = diameterOf(inputs.fitment);
  const cover = inputs.cover;
  const outline = (className: string): SceneItem =>
    isCircular ? view.disc(0, 0, depth, className) : view.box(-w, -h, w, h, className);
  const fitments: SceneItem[] = isCircular
    ? [
        view.disc(0, 0, depth - 2 * cover, "drawing-thin"),
        view.disc(0, 0, depth - 2 * cover - 2 * df, "drawing-thin"),
      ]
    : [
        view.box(-w + cover, -h + cover, w - cover, h - cover, "drawing-thin"),
        view.box(-w + cover + df, -h + cover + df, w - cover - df, h - cover - df, "drawing-thin"),
      ];
  const [low, left] = [at(0, -h), at(-w, 0)];
  const [top, base] = [110, 210].map((y) => ({ x: width - 52, y }));
  const signs = top && base ? [line([top, base], "drawing-thick"), ...endMoments(top, base, "M")] : [];
  return {
    id: "section",
    title: "Section",
    description: `${isCircular ? `Circular column of ${millimetres(depth)} mm` : `Column of ${millimetres(b)} by ${millimetres(depth)} mm`} with ${section.bars.length}${inputs.size} and ${inputs.fitment} fitments at ${millimetres(inputs.spacing)} mm. ${END_MOMENT_SIGNS}`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [outline("")] },
      {
        ink: "outline",
        items: [
          outline("drawing-thick"),
          ...fitments,
          ...section.bars.map(({ x, y, diameter }) => view.disc(x, y, diameter)),
          text(`${section.bars.length}${inputs.size}, ${inputs.fitment} at ${millimetres(inputs.spacing)}`, {
            x: width / 2,
            y: 16,
          }),
        ],
      },
      {
        ink: "dimension",
        items: [
          ...signs,
          ...(isCircular ? [] : view.dimension([-w, -h], [w, -h], low.y + 34)),
          ...view.dimension([-w, -h], [-w, h], left.x - 30),
        ],
      },
      {
        ink: "axis",
        items: [
          text("x", at(w, 0, 10, 4), "start"),
          text("y", at(0, h, 6, -4), "start"),
          view.lineOf("drawing-axis-line", [-w, 0], [w, 0]),
          view.lineOf("drawing-axis-line", [0, -h], [0, h]),
        ],
      },
    ],
    parts: [
      ...(isCircular ? [] : [part("/width", `Width ${millimetres(b)} mm`, at(0, -h, 0, 30))]),
      part("/depth", `Depth ${millimetres(depth)} mm`, at(-w, 0, -34)),
      part("/size", `Bars ${inputs.size}`, at(0, h, 0, 18)),
    ],
  };
}
