import type { BoltSize } from "@kingpost/as4100";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres } from "../../frame/figures/figure-items.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import { handleParts } from "./handles.ts";
import {
  boltItems,
  chain,
  forceItems,
  forceParts,
  groupItems,
  groupParts,
  headOf,
  type Place,
  partLayers,
  type Shown,
  sorted,
} from "./parts.ts";
import { SYMBOL_BOX, type WeldMark, weldSymbol } from "./weld-symbol.ts";

const HEIGHT = 340;
const CLEAT = "cleat";

/** A bracing cleat as it is drawn: `x` along the force from the first bolts, `y` across it. Units mm. */
export interface DrawnBracing {
  readonly bolts: readonly Place[];
  readonly size: BoltSize;
  readonly hole: number;
  /** From the first bolts to the weld, and to its end. */
  readonly plate: { readonly free: number; readonly end: number; readonly width: number };
  /** From the first bolts to the end of the brace, and its half width. */
  readonly brace: { readonly end: number; readonly side: number };
  /** Between the force and the normal of the support, rad. */
  readonly angle: number;
  readonly weld: WeldMark;
  /** From the outer bolts to the end of the cleat. */
  readonly edge: number;
  readonly words: string;
}

export function bracingFigures(
  drawn: DrawnBracing,
  { forces, groups, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { plate, brace, bolts, angle } = drawn;
  const half = plate.width / 2;
  const slope = Math.tan(angle);
  const right = plate.end + 120;
  const high = Math.max(half, brace.side);
  // The support is square to its normal, which the force meets at the angle.
  const lean = (y: number) =>
    -plate.free - Math.max(Math.min(y * slope, 0.8 * plate.free + 60), -(plate.end + 60));
  const view = viewOf(
    { left: Math.min(lean(half), lean(-half), -plate.free) - 20, right, bottom: -high, top: high },
    { left: 60, right: width - 40, top: 80, bottom: HEIGHT - 60 },
  );
  const { at, lineOf, box } = view;
  const drawnBolts = boltItems(bolts, drawn, view);
  const xs = sorted(bolts.map(({ x }) => x));
  const elbow = at(lean(-half), -half, 24, 26);
  return [
    {
      id: CLEAT,
      title: "Cleat along the force",
      description: `${drawn.words}. ${forceWords}`,
      scale: view.scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        ...partLayers({
          texts: headOf([drawn.words, forceWords], width),
          steel: [
            lineOf(
              "drawing-thick",
              [lean(half), half],
              [plate.end, half],
              [plate.end, -half],
              [lean(-half), -half],
              [lean(half), half],
            ),
            lineOf(
              "drawing-thin",
              [right, brace.side],
              [-brace.end, brace.side],
              [-brace.end, -brace.side],
              [right, -brace.side],
            ),
            box(right, -brace.side, right, brace.side, "drawing-axis-leg"),
          ],
          bolts: [...drawnBolts.outline],
          welds: weldSymbol(drawn.weld, at(lean(-half), -half), elbow),
        }),
        { ink: "accent", items: [...forceItems(forces, view), ...groupItems(CLEAT, groups, view)] },
        {
          ink: "dimension",
          items: [
            ...chain([-plate.free, ...xs, plate.end], "x", half, at(0, high).y - 16, view),
            // Beyond the brace that is drawn.
            ...view.dimension([plate.end, -half], [plate.end, half], at(right, 0).x + 26),
          ],
        },
        { ink: "axis", items: drawnBolts.axis },
      ],
      parts: [
        ...forceParts(forces, view, drawn),
        ...groupParts(CLEAT, groups, view),
        ...handleParts(
          [
            { field: "cleatEnd", value: drawn.edge, at: { x: plate.end, y: 0 }, per: { x: 1, y: 0 } },
            {
              field: "cleatWidth",
              value: plate.width,
              at: { x: plate.end / 2, y: half },
              per: { x: 0, y: 0.5 },
            },
          ],
          view,
        ),
        part("/cleatWidth", `Width ${millimetres(plate.width)} mm`, at(right, 0, 26)),
        part("/weldLeg", "Weld of the cleat", { x: elbow.x + 55, y: elbow.y }, SYMBOL_BOX),
      ],
    },
  ];
}
