import {
  arrowhead,
  overallDimension,
  type Point,
  penOf,
  polygon,
  type SceneItem,
  thinLine,
} from "@kingpost/drawing/core";
import type { Figure } from "../figure.ts";
import { kilo, line, millimetres, TEXT_SIZE, text } from "../figure-items.ts";
import { diameterOf } from "./base-design.ts";
import type { BaseplateResults, CombinationResult } from "./design.ts";

const HEIGHT = 380;
const PEN = penOf(TEXT_SIZE);
/** Of the column above the plate and of the concrete beside it, as a share of the plate's length. */
const STUB = 0.4;
const BESIDE = 0.3;
/** Of a pressure that is as large as it can be, in drawing units. */
const ARROW = 34;

/** The base from the side along which the depth of the column is seen, with the forces of a combination, to scale. */
export function elevationFigure(
  { base }: BaseplateResults,
  shown: CombinationResult | undefined,
  width: number,
): Figure {
  const { section, plate, anchors, pedestal, grout, shear } = base;
  const key = typeof shear.other === "object" ? shear.other : undefined;
  const beside = Math.min(BESIDE * plate.length, (pedestal.length - plate.length) / 2);
  const shownLength = plate.length + 2 * beside;
  const stub = STUB * plate.length;
  const below = Math.min(pedestal.depth, Math.max(anchors.embedment, key?.height ?? 0) + 0.15 * plate.length);
  const total = stub + plate.thickness + grout + below;
  const scale = Math.min((width - 150) / shownLength, (HEIGHT - 70) / total);
  const centre = width / 2;
  const top = 36;
  const level = (y: number) => top + (stub + plate.thickness - y) * scale;
  // y is measured from the underside of the plate upwards.
  const at = (x: number, y: number): Point => ({ x: centre + x * scale, y: level(y) });
  const box = (x1: number, y1: number, x2: number, y2: number): SceneItem => ({
    kind: "path",
    d: polygon(at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)),
    className: "drawing-thick",
  });
  const halfL = plate.length / 2;
  const face = shownLength / 2;
  const bottom = -grout - below;
  const isCropped = { sides: beside * 2 < pedestal.length - plate.length - 1, depth: below < pedestal.depth };
  const lines = [...new Set(anchors.positions.map(({ y }) => y))];
  const size = diameterOf(anchors.size);
  const concrete = [
    line([at(-face, -grout), at(face, -grout)], "drawing-thick"),
    ...[-face, face].map((x) =>
      line([at(x, -grout), at(x, bottom)], isCropped.sides ? "drawing-axis-leg" : "drawing-thick"),
    ),
    line([at(-face, bottom), at(face, bottom)], isCropped.depth ? "drawing-axis-leg" : "drawing-thick"),
  ];
  const column = [
    line([at(-section.d / 2, plate.thickness), at(-section.d / 2, plate.thickness + stub)], "drawing-thick"),
    line([at(section.d / 2, plate.thickness), at(section.d / 2, plate.thickness + stub)], "drawing-thick"),
    ...flangeLines(section).map((x) =>
      line([at(x, plate.thickness), at(x, plate.thickness + stub)], "drawing-thin"),
    ),
  ];
  const bolts = lines.flatMap((y) => {
    const foot = -grout - anchors.embedment;
    return [
      line([at(y, plate.thickness + 1.6 * size), at(y, foot)], "drawing-thick"),
      line(
        [at(y - size, plate.thickness + size * 0.9), at(y + size, plate.thickness + size * 0.9)],
        "drawing-thick",
      ),
      line([at(y - 1.5 * size, foot), at(y + 1.5 * size, foot)], "drawing-thick"),
    ];
  });
  const right = centre + face * scale + 20;
  return {
    id: "elevation",
    title: "Elevation",
    description: `${section.name} on a plate ${millimetres(plate.thickness)} mm thick and ${millimetres(grout)} mm of grout. ${anchors.size} bolts are embedded ${millimetres(anchors.embedment)} mm.`,
    scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(-halfL, 0, halfL, plate.thickness)] },
      { ink: "accent", items: forceItems(base, shown, at) },
      {
        ink: "outline",
        items: [
          ...concrete,
          box(-halfL, 0, halfL, plate.thickness),
          ...(grout > 0 ? [box(-halfL, 0, halfL, -grout)] : []),
          ...column,
          ...bolts,
          ...(key ? [box(-key.thickness / 2, 0, key.thickness / 2, -key.height)] : []),
        ],
      },
      {
        ink: "dimension",
        items: [
          text(forceWords(shown), { x: width / 2, y: 14 }),
          ...overallDimension(
            {
              from: at(face, -grout),
              to: at(face, -grout - anchors.embedment),
              line: right,
              upright: true,
              runs: [{ text: `h_ef = ${millimetres(anchors.embedment)}`.replace("_", ""), style: "text" }],
              gap: 4,
            },
            PEN,
          ),
          text(
            `t = ${millimetres(plate.thickness)}`,
            { x: centre + halfL * scale + 6, y: level(plate.thickness) - 4 },
            "start",
          ),
          ...(grout > 0
            ? [
                text(
                  `grout ${millimetres(grout)}`,
                  { x: centre - halfL * scale - 6, y: level(-grout / 2) - 6 },
                  "end",
                ),
              ]
            : []),
        ],
      },
    ],
    parts: [
      {
        path: "/plateThickness",
        label: `Thickness ${millimetres(plate.thickness)} mm`,
        box: { x: centre + halfL * scale + 2, y: level(plate.thickness) - 20, width: 48, height: 24 },
      },
      {
        path: "/embedment",
        label: `Embedment ${millimetres(anchors.embedment)} mm`,
        box: { x: right - 16, y: level(-grout), width: 24, height: anchors.embedment * scale },
      },
    ],
  };
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
  at: (x: number, y: number) => Point,
): readonly SceneItem[] {
  const forces = shown?.forces;
  if (!forces || !("blockLength" in forces)) return [];
  const { axis, side, blockLength, tension, boltTensions } = forces;
  const isSeen = axis === "x";
  const [from, to] = isSeen
    ? [(side * plate.length) / 2 - side * blockLength, (side * plate.length) / 2]
    : [-plate.length / 2, plate.length / 2];
  const count = 7;
  const pressure =
    blockLength === 0
      ? []
      : Array.from({ length: count }, (_, n) => {
          const head = at(from + ((to - from) * n) / (count - 1), -grout);
          return [thinLine({ x: head.x, y: head.y + ARROW }, head), arrowhead(head, { x: 0, y: -1 }, PEN)];
        }).flat();
  if (tension === 0) return pressure;
  const pulled = new Set(anchors.positions.filter((_, n) => (boltTensions[n] ?? 0) > 0).map(({ y }) => y));
  const arrows = [...pulled].flatMap((y) => {
    const foot = at(y, -grout - anchors.embedment);
    const head = { x: foot.x, y: foot.y + ARROW * 0.8 };
    return [thinLine(foot, head), arrowhead(head, { x: 0, y: 1 }, PEN)];
  });
  return [...pressure, ...arrows];
}
