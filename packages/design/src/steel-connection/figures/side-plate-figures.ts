import type { BoltSize } from "@kingpost/as4100";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import { type Handle, handleParts } from "./handles.ts";
import {
  type BeamElevation,
  beamItems,
  boltItems,
  chain,
  type DrawnSupport,
  filletItem,
  forceItems,
  forceParts,
  groupItems,
  groupParts,
  headOf,
  type Place,
  partLayers,
  type Shown,
  sideBolt,
  sorted,
  supportItems,
  supportPlan,
  supportReach,
  supportTop,
} from "./parts.ts";
import { SYMBOL_BOX, type WeldMark, weldSymbol } from "./weld-symbol.ts";

const HEIGHT = 430;
const PLAN_HEIGHT = 240;
const ELEVATION = "elevation";

/** A plate or a leg on the web of a beam as it is drawn. `x` from the face of the support, `y` up from the underside of the beam. Units mm. */
export interface DrawnWebPlate {
  readonly beam: BeamElevation;
  readonly support: DrawnSupport;
  readonly plate: {
    readonly right: number;
    readonly bottom: number;
    readonly top: number;
    readonly t: number;
  };
  readonly bolts: readonly Place[];
  readonly size: BoltSize;
  readonly hole: number;
  readonly words: string;
  /** The inputs that its parts lead to. */
  readonly inputs: { readonly firstLine: string; readonly edgeH: string };
  readonly handles: readonly Handle[];
  /** Bolts through the support, seen from the side: their levels, and what they clamp about its face; undefined without them. */
  readonly supportBolts?: { readonly levels: readonly number[]; readonly from: number; readonly to: number };
}

/** A web side plate as it is drawn. */
export interface DrawnSidePlate extends DrawnWebPlate {
  readonly leg: number;
  readonly weld: WeldMark;
}

export function sidePlateFigures(drawn: DrawnSidePlate, shown: Shown, width: number): readonly Figure[] {
  return [webElevation(drawn, { leg: drawn.leg, mark: drawn.weld }, shown, width), plan(drawn, width)];
}

/** The web of a beam with the plate or leg on it. */
export function webElevation(
  drawn: DrawnWebPlate,
  weld: { readonly leg: number; readonly mark: WeldMark } | undefined,
  { forces, groups, words: forceWords }: Shown,
  width: number,
): Figure {
  const { beam, support, plate, bolts } = drawn;
  const { d } = beam.section;
  const [low, high] = [Math.min(0, plate.bottom) - 0.1 * d, supportTop(support, d)];
  const view = viewOf(
    { left: -supportReach(support), right: beam.to, bottom: low, top: high },
    { left: 24, right: width - 24, top: 76, bottom: HEIGHT - 44 },
  );
  const { at, box, lineOf } = view;
  const [xs, ys] = [sorted(bolts.map(({ x }) => x)), sorted(bolts.map(({ y }) => y))];
  const [topRow, firstX] = [ys.at(-1) ?? 0, xs[0] ?? 0];
  const drawnBolts = boltItems(bolts, drawn, view);
  const right = at(plate.right, 0);
  const above = at(0, high).y - 8;
  return {
    id: ELEVATION,
    title: "Elevation",
    description: `${drawn.words} on the web of ${beam.section.name}. ${forceWords}`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(0, plate.bottom, plate.right, plate.top, "")] },
      ...partLayers({
        texts: headOf([drawn.words, forceWords], width),
        steel: [
          ...supportItems(support, { low, high, d }, view),
          ...beamItems(beam, view),
          box(0, plate.bottom, plate.right, plate.top),
        ],
        bolts: [
          ...drawnBolts.outline,
          ...(drawn.supportBolts?.levels ?? []).flatMap((level) =>
            sideBolt({ from: 0, to: 0, ...drawn.supportBolts, level }, "x", drawn.size, view),
          ),
        ],
        welds: [
          ...(weld
            ? [
                lineOf("drawing-thick", [weld.leg, plate.bottom], [weld.leg, plate.top]),
                // Beside the dimension of the gap, below the beam.
                ...weldSymbol(weld.mark, at(weld.leg, plate.bottom), at(beam.from, low, 44, 18)),
              ]
            : []),
        ],
      }),
      { ink: "accent", items: [...forceItems(forces, view), ...groupItems(ELEVATION, groups, view)] },
      {
        ink: "dimension",
        items: [
          ...chain([0, ...xs, plate.right], "x", plate.top, above, view),
          ...view.dimension([0, low], [beam.from, low], at(0, low).y + 16),
          ...chain([plate.bottom, ...ys, plate.top], "y", plate.right, right.x + 22, view),
          ...view.dimension([plate.right, plate.bottom], [plate.right, plate.top], right.x + 52),
          ...view.dimension([plate.right, topRow], [plate.right, d], right.x + 82),
        ],
      },
      { ink: "axis", items: drawnBolts.axis },
    ],
    parts: [
      ...forceParts(forces, view, drawn),
      ...groupParts(ELEVATION, groups, view),
      ...handleParts(drawn.handles, view),
      part(
        drawn.inputs.firstLine,
        `Support to first line of bolts ${millimetres(firstX)} mm`,
        at(firstX / 2, high, 0, -8),
      ),
      part("/gap", `Gap ${millimetres(beam.from)} mm`, at(beam.from / 2, low, 0, 16), [32, 24]),
      part(drawn.inputs.edgeH, "Horizontal edge distance", at(plate.right, high, -12, -8), [28, 24]),
      part("/edgeV", `Vertical edge distance`, at(plate.right, plate.top, 22, 10), [28, 24]),
      ...(ys.length > 1
        ? [part("/pitch", "Bolt pitch", at(plate.right, ((ys[0] ?? 0) + (ys[1] ?? 0)) / 2, 22, 0), [28, 28])]
        : []),
      part("/rows", `${ys.length} rows of bolts`, at(plate.right, (plate.bottom + plate.top) / 2, 52)),
      part("/topToBolt", "Top of beam to the first row", at(plate.right, (topRow + d) / 2, 82)),
      ...(weld
        ? [
            part(
              "/weldLeg",
              `Fillet weld ${millimetres(weld.leg)} mm`,
              at(beam.from, low, 44 + 55, 18),
              SYMBOL_BOX,
            ),
          ]
        : []),
    ],
  };
}

/** Seen from above, cut at the plate. `y` from the middle of the web. */
function plan(drawn: DrawnSidePlate, width: number): Figure {
  const { beam, support, plate, bolts, size, leg } = drawn;
  const { tw, bf } = beam.section;
  const half = Math.max(bf / 2, tw / 2 + plate.t + 60) + 20;
  const view = viewOf(
    { left: -supportReach(support), right: beam.to, bottom: -half, top: half },
    { left: 24, right: width - 24, top: 34, bottom: PLAN_HEIGHT - 18 },
  );
  const { at, box, lineOf } = view;
  const face = tw / 2;
  const [flangeFrom] = [beam.from + (beam.topNotch > 0 ? beam.notchLength : 0)];
  return {
    id: "plan",
    title: "Plan at the plate",
    description: `Plate ${millimetres(plate.t)} mm thick beside the web of ${beam.section.name}, seen from above.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: PLAN_HEIGHT },
    layers: [
      { ink: "section", items: [box(0, face, plate.right, face + plate.t, "")] },
      ...partLayers({
        texts: [text("Plan at the plate", { x: width / 2, y: 16 })],
        steel: [
          ...supportPlan(support, half, view),
          box(beam.from, -face, beam.to, face),
          ...[-bf / 2, bf / 2].map((y) => lineOf("drawing-axis-leg", [flangeFrom, y], [beam.to, y])),
          box(0, face, plate.right, face + plate.t),
        ],
        bolts: [
          ...sorted(bolts.map(({ x }) => x)).flatMap((x) =>
            sideBolt({ from: -face, to: face + plate.t, level: x }, "y", size, view),
          ),
        ],
        welds: [
          filletItem({ x: 0, y: face + plate.t }, leg, [1, 1], view),
          filletItem({ x: 0, y: face }, leg, [1, -1], view),
        ],
      }),
      {
        ink: "dimension",
        items: [text(`${millimetres(plate.t)} PL`, at(plate.right, face + plate.t, 8, -4), "start")],
      },
    ],
    parts: [
      part(
        "/plateThickness",
        `Plate thickness ${millimetres(plate.t)} mm`,
        at(plate.right, face + plate.t, 26, -8),
      ),
    ],
  };
}
