import { circle, overallDimension, type Point, penOf, polygon, type SceneItem } from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../figure.ts";
import { line, millimetres, TEXT_SIZE, text } from "../figure-items.ts";
import { sectionPicture } from "../section-picture.ts";
import { diameterOf } from "./base-design.ts";
import type { BaseplateResults, CombinationResult } from "./design.ts";

const HEIGHT = 380;
/** Round the plate, for the dimensions. */
const MARGIN = { left: 56, right: 64, top: 56, bottom: 64 };
const PEN = penOf(TEXT_SIZE);

/** The plate from above with the column, the bolts and the bearing block of a combination, to scale. */
export function planFigure(
  { base, inputs }: BaseplateResults,
  shown: CombinationResult | undefined,
  width: number,
): Figure {
  const { section, plate, anchors, weld } = base;
  const scale = Math.min(
    (width - MARGIN.left - MARGIN.right) / plate.width,
    (HEIGHT - MARGIN.top - MARGIN.bottom) / plate.length,
  );
  const centre = { x: width / 2, y: MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom) / 2 };
  const place = ({ x, y }: Point): Point => ({ x: centre.x + x * scale, y: centre.y - y * scale });
  const [halfB, halfL] = [plate.width / 2, plate.length / 2];
  const corners = rectangle(-halfB, -halfL, halfB, halfL).map(place);
  const [low, high] = [place({ x: -halfB, y: -halfL }), place({ x: halfB, y: halfL })];
  const bolts = anchors.positions.map(place);
  const { block, words } = bearingBlock(plate, shown);
  const size = diameterOf(anchors.size);
  const dimension = (from: Point, to: Point, at: number, upright: boolean, length: number): SceneItem[] =>
    overallDimension(
      { from, to, line: at, upright, runs: [{ text: millimetres(length), style: "text" }], gap: 4 },
      PEN,
    );
  const [xs, ys] = [anchors.positions.map(({ x }) => x), anchors.positions.map(({ y }) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    id: "plan",
    title: "Plan",
    description: `Plate ${millimetres(plate.length)} by ${millimetres(plate.width)} by ${millimetres(plate.thickness)} mm with ${anchors.positions.length} ${anchors.size} bolts below ${section.name}. ${words}`,
    scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      {
        ink: "section",
        items: block ? [{ kind: "path", d: polygon(...block.map(place)), className: "" }] : [],
      },
      {
        ink: "outline",
        items: [
          { kind: "path", d: polygon(...corners), className: "drawing-thick" },
          ...(sectionPicture(section, centre, () => scale)?.items ?? []),
          ...bolts.map(
            (at): SceneItem => ({
              kind: "path",
              d: circle(at, (size / 2) * scale),
              className: "drawing-thick",
            }),
          ),
          text(words, { x: width / 2, y: 16 }),
          text(
            `${millimetres(weld.leg)} fillet, ${weld.category}`,
            { x: high.x + 8, y: centre.y + 34 },
            "start",
          ),
        ],
      },
      {
        ink: "dimension",
        items: [
          ...bolts.map(
            (at): SceneItem => ({
              kind: "path",
              d: circle(at, (anchors.hole / 2) * scale),
              className: "drawing-thin",
            }),
          ),
          ...dimension(low, { x: high.x, y: low.y }, low.y + 40, false, plate.width),
          ...dimension(low, { x: low.x, y: high.y }, low.x - 34, true, plate.length),
          ...dimension(
            place({ x: left, y: top }),
            place({ x: right, y: top }),
            high.y - 16,
            false,
            right - left,
          ),
          ...(top > bottom
            ? dimension(
                place({ x: left, y: bottom }),
                place({ x: left, y: top }),
                low.x - 12,
                true,
                top - bottom,
              )
            : []),
        ],
      },
      {
        ink: "axis",
        items: [
          text("x", { x: high.x + 10, y: centre.y - 8 }, "start"),
          text("y", { x: centre.x + 8, y: high.y + 12 }, "start"),
          line(
            [
              { x: low.x, y: centre.y },
              { x: high.x + 6, y: centre.y },
            ],
            "drawing-axis-line",
          ),
          line(
            [
              { x: centre.x, y: low.y },
              { x: centre.x, y: high.y },
            ],
            "drawing-axis-line",
          ),
          ...bolts.flatMap(({ x, y }) => {
            const reach = (size / 2) * scale + 5;
            return [
              line(
                [
                  { x: x - reach, y },
                  { x: x + reach, y },
                ],
                "drawing-axis-line",
              ),
              line(
                [
                  { x, y: y - reach },
                  { x, y: y + reach },
                ],
                "drawing-axis-line",
              ),
            ];
          }),
        ],
      },
    ],
    parts: [
      part("/plateWidth", `Width ${millimetres(plate.width)} mm`, centre.x, low.y + 36),
      part("/plateLength", `Length ${millimetres(plate.length)} mm`, low.x - 38, centre.y),
      part("/gauge", `Between bolts ${millimetres(right - left)} mm`, centre.x, high.y - 20),
      ...(inputs.boltPattern === "2"
        ? []
        : [part("/pitch", `Between bolts ${millimetres(top - bottom)} mm`, low.x - 14, centre.y - 40)]),
      part("/weldLeg", `Fillet weld ${millimetres(weld.leg)} mm`, high.x + 40, centre.y + 30),
    ],
  };
}

const part = (path: string, label: string, x: number, y: number): FigurePart => ({
  path,
  label,
  box: { x: x - 24, y: y - 12, width: 48, height: 24 },
});

const rectangle = (x1: number, y1: number, x2: number, y2: number): readonly Point[] => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
];

/** The block of uniform pressure below the plate, mm from its centre. */
function bearingBlock(
  plate: { readonly length: number; readonly width: number },
  shown: CombinationResult | undefined,
): { readonly block: readonly Point[] | undefined; readonly words: string } {
  const forces = shown?.forces;
  if (!shown || !forces || !("blockLength" in forces)) return { block: undefined, words: "" };
  const { axis, side, blockLength, blockWidth, pressure, tension } = forces;
  const pulled = tension > 0 ? `, bolts in tension ${(tension / 1e3).toFixed(0)} kN` : "";
  if (blockLength === 0) return { block: undefined, words: `${shown.of.name}: no bearing${pulled}` };
  const words = `${shown.of.name}: bearing ${pressure.toFixed(2)} MPa${pulled}`;
  const half = blockWidth / 2;
  const edge = (side * (axis === "x" ? plate.length : plate.width)) / 2;
  const inner = edge - side * blockLength;
  return {
    block: axis === "x" ? rectangle(-half, inner, half, edge) : rectangle(inner, -half, edge, half),
    words,
  };
}
