import type { SteelSection } from "@kingpost/as4100";
import type { Figure } from "../../frame/figures/figure.ts";
import { part, type View, viewOf } from "../../frame/figures/view.ts";
import {
  beamItems,
  filletItem,
  groupItems,
  groupParts,
  headOf,
  partLayers,
  type Shown,
  supportItems,
} from "./parts.ts";
import { SYMBOL_BOX, type WeldMark, weldSymbol } from "./weld-symbol.ts";

const HEIGHT = 430;
const ELEVATION = "elevation";

/** A beam that is welded to the flange of a column. Units mm. */
export interface DrawnWeldedMoment {
  readonly beam: SteelSection;
  readonly column: SteelSection | undefined;
  /** Thickness of the stiffeners; undefined without them. */
  readonly stiffener: number | undefined;
  readonly flangeWeld: WeldMark;
  readonly webWeld: WeldMark;
  readonly words: string;
}

/** Fillet welds on the outer faces of flanges at the face of a column. */
const filletsAt = ({ leg }: WeldMark, [top, bottom]: readonly [number, number], view: View) =>
  leg === undefined
    ? []
    : [
        filletItem({ x: 0, y: top }, Number(leg), [1, 1], view),
        filletItem({ x: 0, y: bottom }, Number(leg), [1, -1], view),
      ];

export function weldedMomentFigures(
  { beam, column, stiffener, flangeWeld, webWeld, words }: DrawnWeldedMoment,
  { groups, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { d, tf } = beam;
  const depth = column?.d ?? 200;
  const [low, high] = [-0.3 * d, 1.3 * d];
  const view = viewOf(
    { left: -depth, right: 1.2 * d, bottom: low, top: high },
    { left: 40, right: width - 60, top: 60, bottom: HEIGHT - 24 },
  );
  const { at, lineOf, box } = view;
  const inner = column?.tf ?? 10;
  const levels = [tf / 2, d - tf / 2];
  return [
    {
      id: ELEVATION,
      title: "Elevation",
      description: `${words}. ${forceWords}`,
      scale: view.scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        ...partLayers({
          texts: headOf([words, forceWords], width),
          steel: [
            ...supportItems({ kind: "column-flange", section: column }, { low, high, d }, view),
            ...(column ? [lineOf("drawing-thick", [-depth + inner, low], [-depth + inner, high])] : []),
            ...beamItems(
              { section: beam, from: 0, to: 1.2 * d, topNotch: 0, bottomNotch: 0, notchLength: 0 },
              view,
            ),
            ...(stiffener === undefined
              ? []
              : levels.map((y) =>
                  box(-depth + inner, y - stiffener / 2, -inner, y + stiffener / 2, "drawing-thin"),
                )),
          ],
          welds: [
            ...filletsAt(flangeWeld, [d, 0], view),
            ...weldSymbol(flangeWeld, at(0, d), at(0, d, 30, -18)),
            ...weldSymbol(webWeld, at(0, d / 2), at(0, d / 2, 30, 22)),
          ],
        }),
        { ink: "accent", items: groupItems(ELEVATION, groups, view) },
        { ink: "dimension", items: [...view.dimension([0, 0], [0, d], at(1.2 * d, 0).x + 22)] },
      ],
      parts: [
        ...groupParts(ELEVATION, groups, view),
        part("/flangeWeld", "Flange welds", at(0, d, 30 + 55, -18), SYMBOL_BOX),
        part("/weldLeg", "Web weld", at(0, d / 2, 30 + 55, 22), SYMBOL_BOX),
        ...(stiffener === undefined
          ? []
          : [part("/stiffenerThickness", "Stiffeners of the column", at(-depth / 2, d - tf / 2), [60, 24])]),
      ],
    },
  ];
}
