import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, type View, viewOf } from "../../frame/figures/view.ts";
import type { ConcreteColumnResults } from "../design.ts";
import { endSpacingOf } from "../model.ts";

const HEIGHT = 360;
/** From an end of the column to its first fitment, mm. Source AS 3600 10.7.4.3 */
const FIRST = 50;

/** A length of the column with its fitments, mm from the base. */
interface Zone {
  readonly from: number;
  readonly to: number;
  readonly spacing: number;
  readonly isSpecial: boolean;
}

function zonesOf({ model: { inputs }, special }: ConcreteColumnResults): readonly Zone[] {
  const length = Math.min(inputs.lengthX, inputs.lengthY);
  const close = { spacing: endSpacingOf(inputs), isSpecial: true };
  if (special.isWhole) return [{ from: 0, to: length, ...close }];
  const { top, base } = special;
  const zones = [
    { from: 0, to: base, ...close },
    { from: base, to: length - top, spacing: inputs.spacing, isSpecial: false },
    { from: length - top, to: length, ...close },
  ];
  return zones.filter(({ from, to }) => to > from);
}

/** The column over its clear height with its bars and fitments, to scale, and its special regions. */
export function elevationFigure(results: ConcreteColumnResults, width: number): Figure {
  const { inputs, width: b, depth, section } = results.model;
  const length = Math.min(inputs.lengthX, inputs.lengthY);
  const zones = zonesOf(results);
  const half = b / 2;
  const view = viewOf(
    { left: -half, right: half, bottom: 0, top: length },
    { left: 100, right: width - 100, top: 30, bottom: HEIGHT - 20 },
  );
  const reach = half - inputs.cover;
  const bars = [...new Set(section.bars.map(({ x }) => Math.round(x)))];
  const words = zones.map(
    ({ from, to, spacing, isSpecial }) =>
      `${inputs.fitment} at ${millimetres(spacing)} mm ${isSpecial ? "within the special region" : ""} from ${millimetres(from)} to ${millimetres(to)} mm above the base`,
  );
  const right = view.at(half, 0).x;
  return {
    id: "elevation",
    title: "Elevation",
    description: `${words.map((one) => one.replaceAll("  ", " ")).join("; ")}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [view.box(-half, 0, half, length, "")] },
      {
        ink: "outline",
        items: [
          view.box(-half, 0, half, length),
          ...bars.map((x) => view.lineOf("drawing-thin", [x, 0], [x, length])),
          ...zones.flatMap((zone) => fitmentLines(view, zone, reach, length)),
          ...zones.map(({ from, to, spacing }) =>
            text(
              `${inputs.fitment} at ${millimetres(spacing)}`,
              { x: right + 44, y: view.at(0, (from + to) / 2).y + 4 },
              "start",
            ),
          ),
        ],
      },
      {
        ink: "dimension",
        items: [
          ...view.dimension([-half, 0], [-half, length], view.at(-half, 0).x - 30),
          ...(zones.length > 1
            ? zones.flatMap(({ from, to }) => view.dimension([half, from], [half, to], right + 22))
            : []),
        ],
      },
    ],
    parts: [
      part("/lengthX", `Unsupported length ${millimetres(length)} mm`, view.at(-half, length / 2, -34)),
      part("/spacing", `Spacing of fitments, column of ${millimetres(depth)} mm`, view.at(0, length / 2)),
    ],
  };
}

function fitmentLines(view: View, { from, to, spacing }: Zone, reach: number, length: number): SceneItem[] {
  const start = from === 0 ? FIRST : from;
  const end = to === length ? to - FIRST : to;
  const count = Math.max(0, Math.floor((end - start) / spacing + 1e-9));
  return Array.from({ length: count + 1 }, (_, at) => {
    const y = Math.min(end, start + at * spacing);
    return view.lineOf("drawing-fine", [-reach, y], [reach, y]);
  });
}
