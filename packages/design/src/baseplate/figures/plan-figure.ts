import type { Figure } from "../../frame/figures/figure.ts";
import { line, millimetres, text } from "../../frame/figures/figure-items.ts";
import { sectionPicture } from "../../frame/figures/section-picture.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import { diameterOf } from "../anchorage.ts";
import type { BaseplateResults, CombinationResult } from "../design.ts";
import { bodyItems, breakoutOf, concreteParts, coneItems, edgeItems, extentOf } from "./anchor-figure.ts";
import { boltItems, hasBoltForces } from "./bolt-forces.ts";

const HEIGHT = 380;
/** The room of the forces beside the bolts, in drawing units. */
const BESIDE = 24;

/** The plate from above with the column, the bolts and the bearing block of a combination, to scale. */
export function planFigure(
  results: BaseplateResults,
  shown: CombinationResult | undefined,
  width: number,
): Figure {
  const { base, inputs } = results;
  const breakout = breakoutOf(results, shown);
  const extent = extentOf(results, breakout);
  const { section, plate, anchors, weld } = base;
  const { positions, hole } = anchors;
  const [b, l] = [plate.width / 2, plate.length / 2];
  // Round the plate is the room of its dimensions.
  const beside = hasBoltForces(results, shown) ? BESIDE : 0;
  const frame = { left: 60 + beside, right: width - 60 - beside, top: 56, bottom: HEIGHT - 64 };
  const view = viewOf(extent, frame);
  const { at, dimension } = view;
  const [low, high] = [at(-b, -l), at(b, l)];
  const { block, words } = bearingBlock(plate, shown);
  const governing = [breakout?.words ?? "", beside > 0 ? "N* and V* of each bolt in kN" : ""]
    .filter((one) => one !== "")
    .join("; ");
  const size = diameterOf(anchors.size);
  const bolts = boltItems(results, shown, size, view);
  // What governs is in the colour of the forces.
  const governs = breakout?.governing ?? { cone: false, edge: false };
  const [cones, body] = breakout ? [coneItems(breakout, view), bodyItems(breakout, view)] : [[], []];
  const [x, y] = [Math.max(...positions.map((one) => one.x)), Math.max(...positions.map((one) => one.y))];
  return {
    id: "plan",
    title: "Plan",
    description: `Plate ${millimetres(plate.length)} by ${millimetres(plate.width)} by ${millimetres(plate.thickness)} mm with ${positions.length} ${anchors.size} bolts below ${section.name}. ${words}`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [...(block ? [view.box(...block, "")] : []), ...bolts.pulled] },
      {
        ink: "accent",
        items: [...(governs.cone ? cones : []), ...(governs.edge ? body : []), ...bolts.forces],
      },
      {
        ink: "outline",
        items: [
          view.box(-b, -l, b, l),
          ...(sectionPicture(section, at(0, 0), () => view.scale)?.items ?? []),
          ...positions.map((bolt) => view.disc(bolt.x, bolt.y, size)),
          text(words, { x: width / 2, y: 16 }),
          ...(governing === "" ? [] : [text(governing, { x: width / 2, y: 34 })]),
          ...(breakout ? edgeItems(results, extent, view) : []),
          ...(governs.edge ? [] : body),
          text(`${millimetres(weld.leg)} fillet`, at(b, 0, 8 + beside, 30), "start"),
          text(weld.category, at(b, 0, 8 + beside, 45), "start"),
        ],
      },
      {
        ink: "dimension",
        items: [
          ...(governs.cone ? [] : cones),
          ...positions.map((bolt) => view.disc(bolt.x, bolt.y, hole, "drawing-thin")),
          ...dimension([-b, -l], [b, -l], low.y + 40),
          ...dimension([-b, -l], [-b, l], low.x - 34 - beside),
          ...dimension([-x, y], [x, y], high.y - 16),
          ...dimension([-x, -y], [-x, y], low.x - 12 - beside),
        ],
      },
      {
        ink: "axis",
        items: [
          text("x", at(b, 0, 10 + beside, -8), "start"),
          text("y", at(0, l, 8, 12), "start"),
          line([at(-b, 0), at(b, 0, 6 + beside)], "drawing-axis-line"),
          view.lineOf("drawing-axis-line", [0, -l], [0, l]),
          ...positions.flatMap((bolt) => view.cross(bolt.x, bolt.y, size)),
        ],
      },
    ],
    parts: [
      part("/plateWidth", `Plate width ${millimetres(plate.width)} mm`, at(0, -l, 0, 36)),
      part("/plateLength", `Plate length ${millimetres(plate.length)} mm`, at(-b, 0, -38 - beside)),
      part("/gauge", `Bolt gauge ${millimetres(2 * x)} mm`, at(0, l, 0, -20)),
      ...(inputs.boltPattern === "2"
        ? []
        : [part("/pitch", `Bolt pitch ${millimetres(2 * y)} mm`, at(-b, 0, -14 - beside, -40))]),
      part("/weldLeg", `Fillet weld ${millimetres(weld.leg)} mm`, at(b, 0, 32 + beside, 34)),
      ...(breakout ? concreteParts(results, extent, view) : []),
    ],
  };
}

/** The opposite corners of the block of uniform pressure below the plate, mm from its centre. */
function bearingBlock(
  plate: { readonly length: number; readonly width: number },
  shown: CombinationResult | undefined,
) {
  const forces = shown?.forces;
  if (!shown || !forces || !("blockLength" in forces)) return { block: undefined, words: "" };
  const { axis, side, blockLength, blockWidth, pressure, tension } = forces;
  const pulled = tension > 0 ? `, bolts in tension ${(tension / 1e3).toFixed(0)} kN` : "";
  if (blockLength === 0) return { block: undefined, words: `${shown.of.name}: no bearing${pulled}` };
  const half = blockWidth / 2;
  const edge = (side * (axis === "x" ? plate.length : plate.width)) / 2;
  const inner = edge - side * blockLength;
  const block = axis === "x" ? ([-half, inner, half, edge] as const) : ([inner, -half, edge, half] as const);
  return { block, words: `${shown.of.name}: bearing ${pressure.toFixed(2)} MPa${pulled}` };
}
