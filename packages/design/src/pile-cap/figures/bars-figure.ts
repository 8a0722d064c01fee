import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import type { PileCapResults } from "../design.ts";
import { barPositions } from "../model/bar-positions.ts";
import { barsBetween } from "../model/between-bands.ts";
import { planOutlines } from "./plan-figure.ts";

const HEIGHT = 420;

/** The bottom bars from above, to scale. */
export function barsFigure({ model }: PileCapResults, width: number): Figure {
  const { cap, inputs, bars, arrangement } = model;
  const { outline } = cap;
  const view = viewOf(outline, { left: 64, right: width - 64, top: 44, bottom: HEIGHT - 40 });
  const inner = {
    left: outline.left + inputs.sideCover,
    right: outline.right - inputs.sideCover,
    bottom: outline.bottom + inputs.sideCover,
    top: outline.top - inputs.sideCover,
  };
  const lines: SceneItem[] =
    arrangement === "sides"
      ? cap.bands.flatMap((band) => {
          const [a, b] = band.piles.map((pile) => cap.piles[pile] ?? { x: 0, y: 0 });
          if (!a || !b) return [];
          const length = Math.hypot(b.x - a.x, b.y - a.y);
          const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
          const reach = cap.pileWidth / 2 + inputs.overhang - inputs.sideCover;
          return barPositions(bars.x, 0).map((by) =>
            view.lineOf(
              "drawing-thin",
              ...clipped(
                [a.x - ux * reach - uy * by, a.y - uy * reach + ux * by],
                [b.x + ux * reach - uy * by, b.y + uy * reach + ux * by],
                inner,
              ),
            ),
          );
        })
      : [
          ...bars.x.lines.flatMap((_, index) =>
            barPositions(bars.x, index).map((y) =>
              view.lineOf("drawing-thin", [inner.left, y], [inner.right, y]),
            ),
          ),
          ...bars.y.lines.flatMap((_, index) =>
            barPositions(bars.y, index).map((x) =>
              view.lineOf("drawing-thin", [x, inner.bottom], [x, inner.top]),
            ),
          ),
        ];
  const between = [
    ...barsBetween(model, "x").map((y) =>
      view.lineOf("drawing-axis-line", [inner.left, y], [inner.right, y]),
    ),
    ...barsBetween(model, "y").map((x) =>
      view.lineOf("drawing-axis-line", [x, inner.bottom], [x, inner.top]),
    ),
  ];
  const of = (along: "x" | "y") =>
    `${bars[along].lines.length} × ${bars[along].count}N${bars[along].db} along ${along}`;
  const words =
    arrangement === "sides"
      ? `${bars.x.count}N${bars.x.db} from pile to pile`
      : `Bottom bars: ${of("x")}, ${of("y")}`;
  return {
    id: "bottom-bars",
    title: "Bottom bars",
    description: `${words}, cover ${millimetres(inputs.cover)} mm above the pile heads.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "outline", items: [...planOutlines(model, view), text(words, { x: width / 2, y: 16 })] },
      { ink: "dimension", items: lines },
      { ink: "axis", items: between },
    ],
    parts: [
      part("/countX", "Bars along x", view.at(outline.right, 0, -20)),
      part("/countY", "Bars along y", view.at(0, outline.top, 0, 20)),
    ],
  };
}

type Place = readonly [x: number, y: number];

/** The part of a bar within the covers. */
function clipped(
  [x1, y1]: Place,
  [x2, y2]: Place,
  inner: { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number },
): readonly [Place, Place] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x1 - inner.left],
    [dx, inner.right - x1],
    [-dy, y1 - inner.bottom],
    [dy, inner.top - y1],
  ] as const) {
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (share: number): Place => [x1 + share * dx, y1 + share * dy];
  return [at(from), at(Math.max(from, to))];
}
