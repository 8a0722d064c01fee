import type { SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, millimetres, text, value } from "../../frame/figures/figure-items.ts";
import { arrow, part, type View, viewOf } from "../../frame/figures/view.ts";
import { diameterOf } from "../anchorage.ts";
import type { BaseplateResults, CombinationResult } from "../design.ts";
import { type Breakout, breakoutOf } from "./anchor-figure.ts";

const HEIGHT = 380;
/** The column above the plate and the concrete beside it, as shares of the plate's length. */
const STUB = 0.4;
const BESIDE = 0.3;
/** The arrow of a pressure, in drawing units. */
const ARROW = 34;

/** The base from the side along which the depth of the column is seen, with the forces of a combination, to scale. */
export function elevationFigure(
  results: BaseplateResults,
  shown: CombinationResult | undefined,
  width: number,
): Figure {
  const { base } = results;
  const breakout = breakoutOf(results, shown);
  const { section, plate, anchors, pedestal, grout, shear } = base;
  const { length, thickness } = plate;
  const key = typeof shear.other === "object" ? shear.other : undefined;
  const room = (pedestal.length - length) / 2;
  const cone = breakout ? coneReach(base, breakout) - length / 2 : 0;
  const beside = Math.min(Math.max(BESIDE * length, cone), room);
  const below = Math.min(pedestal.depth, Math.max(anchors.embedment, key?.height ?? 0) + 0.15 * length);
  const [halfL, face] = [length / 2, length / 2 + beside];
  const [columnTop, bottom, foot] = [thickness + STUB * length, -grout - below, -grout - anchors.embedment];
  // Heights are measured from the underside of the plate.
  const view = viewOf(
    { left: -face, right: face, bottom, top: columnTop },
    { left: 75, right: width - 75, top: 36, bottom: HEIGHT - 34, isAtTop: true },
  );
  const { at, box, lineOf } = view;
  // What is cut off has a dashed edge.
  const edge = (isCut: boolean) => (isCut ? "drawing-axis-leg" : "drawing-thick");
  const side = edge(beside * 2 < pedestal.length - length - 1);
  const size = diameterOf(anchors.size);
  const cones =
    breakout && shown
      ? pulledLevels(base, shown).map((y) => coneLine(y, breakout, face, { foot, surface: -grout }, lineOf))
      : [];
  const { x: right } = at(face, 0, 20);
  return {
    id: "elevation",
    title: "Elevation",
    description: `${section.name} on a plate ${millimetres(thickness)} mm thick and ${millimetres(grout)} mm of grout. ${anchors.size} bolts are embedded ${millimetres(anchors.embedment)} mm.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(-halfL, 0, halfL, thickness)] },
      {
        ink: "accent",
        items: [...forceItems(base, shown, view), ...(breakout?.governing.cone ? cones : [])],
      },
      {
        ink: "outline",
        items: [
          lineOf("drawing-thick", [-face, -grout], [face, -grout]),
          ...[-face, face].map((x) => lineOf(side, [x, -grout], [x, bottom])),
          lineOf(edge(below < pedestal.depth), [-face, bottom], [face, bottom]),
          box(-halfL, 0, halfL, thickness),
          ...(grout > 0 ? [box(-halfL, 0, halfL, -grout)] : []),
          ...[-section.d / 2, section.d / 2].map((x) =>
            lineOf("drawing-thick", [x, thickness], [x, columnTop]),
          ),
          ...flangeLines(section).map((x) => lineOf("drawing-thin", [x, thickness], [x, columnTop])),
          ...[...new Set(anchors.positions.map(({ y }) => y))].flatMap((y) => [
            lineOf("drawing-thick", [y, thickness + 1.6 * size], [y, foot]),
            lineOf("drawing-thick", [y - size, thickness + size * 0.9], [y + size, thickness + size * 0.9]),
            lineOf("drawing-thick", [y - 1.5 * size, foot], [y + 1.5 * size, foot]),
          ]),
          ...(breakout?.governing.cone ? [] : cones),
          ...(key ? [box(-key.thickness / 2, 0, key.thickness / 2, -key.height)] : []),
        ],
      },
      {
        ink: "dimension",
        items: [
          text(forceWords(shown), { x: width / 2, y: 14 }),
          ...view.dimension([face, -grout], [face, foot], right, {
            symbol: "hef",
            words: millimetres(anchors.embedment),
          }),
          value("t", millimetres(thickness), at(halfL, thickness, 6, -4), "start"),
          ...(grout > 0 ? [text(`grout ${millimetres(grout)}`, at(-halfL, -grout / 2, -6, -6), "end")] : []),
        ],
      },
    ],
    parts: [
      part("/plateThickness", `Plate thickness ${millimetres(thickness)} mm`, at(halfL, thickness, 26, -8)),
      part(
        "/embedment",
        `Embedment depth ${millimetres(anchors.embedment)} mm`,
        { x: right - 4, y: at(0, (foot - grout) / 2).y },
        [24, anchors.embedment * view.scale],
      ),
    ],
  };
}

/** The levels of the bolts in tension along the length of the plate. Units mm. */
function pulledLevels(
  { anchors }: BaseplateResults["base"],
  { forces }: CombinationResult,
): readonly number[] {
  if (!("boltTensions" in forces)) return [];
  return [
    ...new Set(anchors.positions.filter((_, at) => (forces.boltTensions[at] ?? 0) > 0).map(({ y }) => y)),
  ];
}

/** How far the cones reach along the length of the plate. Units mm. */
const coneReach = ({ anchors }: BaseplateResults["base"], { reach }: Breakout): number =>
  Math.max(...anchors.positions.map(({ y }) => y)) + reach;

/** A cone from the foot of a bolt to the surface, cut at the faces of the concrete in view. */
function coneLine(
  y: number,
  { reach }: Breakout,
  face: number,
  { foot, surface }: { readonly foot: number; readonly surface: number },
  lineOf: View["lineOf"],
): SceneItem {
  const depth = surface - foot;
  const end = (sign: 1 | -1): readonly [number, number] => {
    const along = Math.min(reach, face - sign * y);
    return [y + sign * along, reach > 0 ? foot + (depth * along) / reach : surface];
  };
  return lineOf("drawing-axis-leg", end(-1), [y, foot], end(1));
}

/** `1.2G + 1.5Q: Y = 120 mm, 640 kN on the concrete, T* = 85 kN` */
function forceWords(shown: CombinationResult | undefined): string {
  const forces = shown?.forces;
  if (!shown || !forces || !("blockLength" in forces)) return "";
  const { blockLength, compression, tension } = forces;
  const parts = [
    ...(blockLength > 0
      ? [`Y = ${millimetres(blockLength)} mm`, `${kilo(compression)} kN on the concrete`]
      : []),
    ...(tension > 0 ? [`T* = ${kilo(tension)} kN`] : []),
  ];
  return `${shown.of.name}: ${parts.join(", ")}`;
}

/** The inner faces of flanges or walls; none of a tube. */
function flangeLines({ plates, d }: BaseplateResults["base"]["section"]): readonly number[] {
  const dimensions = plates?.dimensions;
  if (!dimensions) return [];
  const t = "tf" in dimensions ? dimensions.tf : "t" in dimensions ? dimensions.t : undefined;
  return t === undefined ? [] : [t - d / 2, d / 2 - t];
}

/** The pressure below the plate and the tension of the bolts, of bending in this view. */
function forceItems(
  { plate, anchors, grout }: BaseplateResults["base"],
  shown: CombinationResult | undefined,
  { at }: View,
): readonly SceneItem[] {
  const forces = shown?.forces;
  if (!forces || !("blockLength" in forces)) return [];
  const { axis, side, blockLength, tension, boltTensions } = forces;
  const half = plate.length / 2;
  const [from, to] = axis === "x" ? [side * (half - blockLength), side * half] : [-half, half];
  const count = 7;
  const pressure = Array.from({ length: blockLength === 0 ? 0 : count }, (_, n) => {
    const y = from + ((to - from) * n) / (count - 1);
    return arrow(at(y, -grout, 0, ARROW), at(y, -grout));
  });
  const pulled = new Set(anchors.positions.filter((_, n) => (boltTensions[n] ?? 0) > 0).map(({ y }) => y));
  const tensions = [...(tension === 0 ? [] : pulled)].map((y) => {
    const foot = -grout - anchors.embedment;
    return arrow(at(y, foot), at(y, foot, 0, ARROW * 0.8));
  });
  return [...pressure, ...tensions].flat();
}
