import type { BoltSize } from "@kingpost/as4100";
import { arrowhead, penOf, type SceneItem, thinLine } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { millimetres, text } from "../../frame/figures/figure-items.ts";
import { arrow, part, type View, viewOf } from "../../frame/figures/view.ts";
import { groupHandles, handleParts } from "./handles.ts";
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
import { sideHandles } from "./side-handles.ts";
import { SYMBOL_BOX, type WeldMark, weldSymbol } from "./weld-symbol.ts";

const HEIGHT = 430;
const PLATES_HEIGHT = 310;
const SECTION_HEIGHT = 240;
const FACE = "face";

/** A bolt group on its plate as it is drawn, from its centroid. Units mm. */
export interface DrawnBoltGroup {
  readonly plate: { readonly width: number; readonly depth: number };
  readonly bolts: readonly Place[];
  readonly size: BoltSize;
  readonly hole: number;
  /** From the centroid to the force. */
  readonly e: number;
  readonly words: string;
  readonly grid: {
    readonly rows: number;
    readonly columns: number;
    readonly pitch: number;
    readonly gauge: number;
    readonly edgeV: number;
    readonly edgeH: number;
  };
}

/** The force V beside the group, pointing up at its place. */
function loadItems(x: number, y: number, { at }: View): readonly SceneItem[] {
  return arrow(at(x, y, 0, 44), at(x, y));
}

/** How far a force beside the group is drawn: a far one is not to scale. */
const nearTo = (e: number, half: number): number => Math.max(Math.min(e, 3 * half), -3 * half);

export function boltGroupFigures(
  drawn: DrawnBoltGroup,
  { forces, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { plate, bolts, e } = drawn;
  const [w, h] = [plate.width / 2, plate.depth / 2];
  const shown = nearTo(e, w + h);
  const view = viewOf(
    { left: Math.min(-w, shown), right: Math.max(w, shown), bottom: -h, top: h },
    { left: 90, right: width - 40, top: 80, bottom: HEIGHT - 60 },
  );
  const { at, box, dimension } = view;
  const drawnBolts = boltItems(bolts, drawn, view);
  const [xs, ys] = [sorted(bolts.map(({ x }) => x)), sorted(bolts.map(({ y }) => y))];
  const [left, bottom, top] = [at(-w, 0).x, at(0, -h).y, at(0, h).y];
  return [
    {
      id: "group",
      title: "Bolt group",
      description: `${drawn.words}. V acts ${millimetres(e)} mm beside the centroid. ${forceWords}`,
      scale: view.scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        { ink: "section", items: [box(-w, -h, w, h, "")] },
        ...partLayers({
          texts: headOf([drawn.words, forceWords], width),
          steel: [box(-w, -h, w, h)],
          bolts: [...drawnBolts.outline],
        }),
        {
          ink: "accent",
          items: [
            ...forceItems(forces, view),
            ...loadItems(shown, -h, view),
            text("V*", at(shown, -h, 14, 16), "start"),
          ],
        },
        {
          ink: "dimension",
          items: [
            ...chain([-w, ...xs, w], "x", h, top - 16, view),
            ...chain([-h, ...ys, h], "y", -w, left - 22, view),
            ...dimension([-w, -h], [-w, h], left - 52),
            ...(shown === 0
              ? []
              : dimension([0, -h], [shown, -h], bottom + 30, { symbol: "e", words: millimetres(e) })),
          ],
        },
        { ink: "axis", items: drawnBolts.axis },
      ],
      parts: [
        ...forceParts(forces, view, drawn),
        ...handleParts(
          [
            ...groupHandles({ ...drawn.grid, right: w, bottom: -h, top: h }),
            ...sideHandles({ field: "groupGauge", ...drawn.grid, bottom: -h, top: h }),
          ],
          view,
        ),
        part("/groupGauge", "Bolt gauge", at(0, h, 0, -16)),
        part("/pitch", "Bolt pitch", { x: left - 22, y: at(0, 0).y }, [28, 48]),
        part("/eccentricity", `Eccentricity ${millimetres(e)} mm`, at(shown / 2, -h, 0, 30)),
      ],
    },
  ];
}

/** A weld group as it is drawn, from its lower left. Units mm, N/mm. */
export interface DrawnWeldGroup {
  readonly runs: readonly { readonly from: Place; readonly to: Place }[];
  readonly depth: number;
  readonly width: number;
  readonly centroid: Place;
  /** From the left to the force. */
  readonly e: number;
  readonly words: string;
  readonly mark: WeldMark;
}

const PEN = penOf(12);

export function weldGroupFigures(
  drawn: DrawnWeldGroup,
  { forces, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { runs, depth, width: across, centroid, e } = drawn;
  const shown = nearTo(e, across + depth);
  const view = viewOf(
    { left: Math.min(0, shown), right: Math.max(across, shown), bottom: 0, top: depth },
    { left: 90, right: width - 60, top: 80, bottom: HEIGHT - 70 },
  );
  const { at, lineOf, dimension } = view;
  const [run] = runs;
  // At the middle of its first run.
  const first = run ? { x: (run.from.x + run.to.x) / 2, y: (run.from.y + run.to.y) / 2 } : { x: 0, y: 0 };
  const elbow = at(first.x, first.y, 26, 24);
  return [
    {
      id: "group",
      title: "Weld group",
      description: `${drawn.words}. V acts ${millimetres(e)} mm from its left. ${forceWords}`,
      scale: view.scale,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        ...partLayers({
          texts: headOf([drawn.words, forceWords], width),
          steel: [],
          welds: [
            ...runs.flatMap(({ from, to }) => [
              lineOf("drawing-thick", [from.x, from.y], [to.x, to.y]),
              ...hatches(from, to, view),
            ]),
            ...weldSymbol(drawn.mark, at(first.x, first.y), elbow),
          ],
        }),
        {
          ink: "accent",
          items: [
            ...forceItems(forces, view),
            ...loadItems(shown, 0, view),
            text("V*", at(shown, 0, 14, 16), "start"),
          ],
        },
        {
          ink: "dimension",
          items: [
            ...dimension([0, 0], [across, 0], at(0, 0).y + 60),
            ...dimension([0, 0], [0, depth], Math.min(at(0, 0).x, at(shown, 0).x) - 40),
            ...(shown === 0
              ? []
              : dimension([0, 0], [shown, 0], at(0, 0).y + 34, { symbol: "e", words: millimetres(e) })),
          ],
        },
        { ink: "axis", items: view.cross(centroid.x, centroid.y, 10) },
      ],
      parts: [
        ...forceParts(forces, view, "weld"),
        ...handleParts(
          [
            {
              field: "weldDepth",
              value: depth,
              at: { x: across / 2, y: depth },
              per: { x: 0, y: 1 },
            },
            ...(across > 0
              ? [
                  {
                    field: "weldWidth" as const,
                    value: across,
                    at: { x: across, y: depth / 2 },
                    per: { x: 1, y: 0 },
                  },
                ]
              : []),
          ],
          view,
        ),
        part("/weldLeg", "Leg of the weld", { x: elbow.x + 55, y: elbow.y }, SYMBOL_BOX),
        part("/weldDepth", `Depth ${millimetres(depth)} mm`, at(0, depth / 2, -40)),
        part("/weldWidth", `Width ${millimetres(across)} mm`, at(across / 2, 0, 0, 60)),
        part("/eccentricity", `Position of the force ${millimetres(e)} mm`, at(shown / 2, 0, 0, 34)),
      ],
    },
  ];
}

/** Short strokes along a weld, as on a drawing. */
function hatches(from: Place, to: Place, { at, scale }: View): readonly SceneItem[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(Math.floor((length * scale) / 9), 1);
  const isUpright = from.x === to.x;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const point = at(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
    const end = isUpright ? { x: point.x + 6, y: point.y } : { x: point.x, y: point.y - 6 };
    return thinLine(point, end);
  });
}

/** A pin through one inner and two outer plates as it is drawn. Units mm. */
export interface DrawnPin {
  readonly diameter: number;
  readonly hole: number;
  readonly width: number;
  readonly end: number;
  readonly inner: number;
  readonly outer: number;
  readonly gap: number;
  readonly words: string;
}

export function pinFigures(
  drawn: DrawnPin,
  { groups, words: forceWords }: Shown,
  width: number,
): readonly Figure[] {
  const { diameter, hole, width: b, end, inner, outer, gap } = drawn;
  const stub = 1.2 * b;
  const face = viewOf(
    { left: -end, right: stub, bottom: -b / 2, top: b / 2 },
    { left: 90, right: width - 60, top: 60, bottom: 260 },
  );
  const total = inner / 2 + gap + outer;
  const cut = viewOf(
    { left: -end, right: stub, bottom: -total - diameter * 0.3, top: total + diameter * 0.3 },
    { left: 90, right: width - 60, top: 40, bottom: 210 },
  );
  const pull = (x: number, y: number, sign: 1 | -1, { at }: View) => {
    const [tail, head] = [at(x, y), at(x, y, sign * 34)];
    return [thinLine(tail, head), arrowhead(head, { x: sign, y: 0 }, PEN)];
  };
  return [
    {
      id: FACE,
      title: "Plates",
      description: `${drawn.words}. ${forceWords}`,
      scale: face.scale,
      bounds: { x: 0, y: 0, width, height: PLATES_HEIGHT },
      layers: [
        { ink: "section", items: [face.box(-end, -b / 2, stub, b / 2, "")] },
        ...partLayers({
          texts: headOf([drawn.words, forceWords], width),
          steel: [
            face.lineOf("drawing-thick", [stub, b / 2], [-end, b / 2], [-end, -b / 2], [stub, -b / 2]),
            face.lineOf("drawing-axis-leg", [stub, -b / 2], [stub, b / 2]),
            face.disc(0, 0, hole),
            face.disc(0, 0, diameter, "drawing-thin"),
          ],
        }),
        { ink: "accent", items: [...pull(stub, 0, 1, face), ...groupItems(FACE, groups, face)] },
        {
          ink: "dimension",
          items: [
            ...face.dimension([-end, -b / 2], [0, -b / 2], face.at(0, -b / 2).y + 28),
            ...face.dimension([-end, -b / 2], [-end, b / 2], face.at(-end, 0).x - 30),
          ],
        },
        { ink: "axis", items: face.cross(0, 0, hole) },
      ],
      parts: [
        ...groupParts(FACE, groups, face),
        ...handleParts(
          [
            { field: "pinEnd", value: end, at: { x: -end, y: 0 }, per: { x: -1, y: 0 } },
            { field: "pinWidth", value: b, at: { x: stub / 2, y: b / 2 }, per: { x: 0, y: 0.5 } },
            { field: "pinDiameter", value: diameter, at: { x: diameter / 2, y: 0 }, per: { x: 0.5, y: 0 } },
          ],
          face,
        ),
        part("/pinEnd", `End distance ${millimetres(end)} mm`, face.at(-end / 2, -b / 2, 0, 28)),
        part("/pinWidth", `Width ${millimetres(b)} mm`, face.at(-end, 0, -30)),
        part("/pinDiameter", `Pin ${millimetres(diameter)} mm`, face.at(0, 0)),
      ],
    },
    {
      id: "section",
      title: "Section",
      description: `Inner plate ${millimetres(inner)} mm, outer plates ${millimetres(outer)} mm, ${millimetres(gap)} mm apart.`,
      scale: cut.scale,
      bounds: { x: 0, y: 0, width, height: SECTION_HEIGHT },
      layers: [
        ...partLayers({
          texts: [text("Section", { x: width / 2, y: 16 })],
          steel: [
            cut.box(-end, -inner / 2, stub, inner / 2),
            ...([1, -1] as const).map((sign) =>
              cut.box(-end, sign * (inner / 2 + gap), stub, sign * (inner / 2 + gap + outer)),
            ),
            cut.box(
              -diameter / 2,
              -total - diameter * 0.2,
              diameter / 2,
              total + diameter * 0.2,
              "drawing-thin",
            ),
          ],
        }),
        {
          ink: "dimension",
          items: [
            text(`${millimetres(inner)} PL`, cut.at(stub, 0, 8, 4), "start"),
            text(`${millimetres(outer)} PL`, cut.at(stub, inner / 2 + gap + outer / 2, 8, 4), "start"),
          ],
        },
        {
          ink: "axis",
          items: [cut.lineOf("drawing-axis-line", [0, -total - diameter / 2], [0, total + diameter / 2])],
        },
      ],
      parts: [
        part("/innerThickness", `Inner plate ${millimetres(inner)} mm`, cut.at(stub, 0, 26)),
        part(
          "/outerThickness",
          `Outer plates ${millimetres(outer)} mm`,
          cut.at(stub, inner / 2 + gap + outer / 2, 26),
        ),
      ],
    },
  ];
}
