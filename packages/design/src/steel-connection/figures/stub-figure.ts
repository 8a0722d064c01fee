import type { BoltSize } from "@kingpost/as4100";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, millimetres, text } from "../../frame/figures/figure-items.ts";
import { arrow, viewOf } from "../../frame/figures/view.ts";
import { partLayers, sideBolt } from "./parts.ts";

const HEIGHT = 250;

/** A plate that bolts pull, as a tee-stub: the stem is above it. Units mm, N. */
export interface DrawnStub {
  readonly stem: number;
  /** Leg of the fillet welds of the stem; 0 of butt welds. */
  readonly leg: number;
  readonly t: number;
  /** On the left and on the right: from the face of the stem to the bolts, and from them to the edge; undefined where the plate goes on. */
  readonly sides: readonly [StubSide, StubSide];
  readonly size: BoltSize;
  /** The tension of a bolt from the stem, and the prying force that is added to it. */
  readonly tension: number;
  readonly prying: number;
  /** `α = 0.42`, or that it is an allowance. */
  readonly by: string;
}

interface StubSide {
  readonly bolt: number;
  readonly edge: number | undefined;
}

/** How far a plate that goes on is drawn, mm. */
const BEYOND = 40;

/** The tee-stub with the forces of its bolts, the prying at its edges, and its yield lines: at the toes of the stem and, with prying, at the bolts. */
export function stubFigure(
  { stem, leg, t, sides, size, tension, prying, by }: DrawnStub,
  width: number,
): Figure {
  const drawn = sides.map(({ bolt, edge }, at) => {
    const side = at === 0 ? -1 : 1;
    const line = side * (stem / 2 + bolt);
    return { side, toe: side * (stem / 2 + leg), line, end: line + side * (edge ?? BEYOND), edge };
  });
  const [left, right] = [drawn[0]?.end ?? 0, drawn[1]?.end ?? 0];
  const height = Math.max(0.2 * (right - left), 2 * t);
  const view = viewOf(
    { left, right, bottom: -t, top: height },
    { left: 60, right: width - 60, top: 84, bottom: HEIGHT - 64 },
  );
  const { at, box, lineOf, dimension } = view;
  const words = `Tee-stub: each bolt has ${kilo(tension)} kN of the stem and ${kilo(prying)} kN of prying, ${by}`;
  const isPried = prying > 0;
  const above = at(0, height).y - 10;
  return {
    id: "stub",
    title: "Prying",
    description: `${words}. Yield lines at the toes of the stem${isPried ? " and at the bolts" : ""}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(left, 0, right, t, "")] },
      ...partLayers({
        texts: [
          text(words, { x: width / 2, y: 16 }),
          text("Section across the stem; yield lines are dashed", { x: width / 2, y: 34 }),
        ],
        steel: [
          lineOf("drawing-thick", [left, 0], [right, 0]),
          lineOf("drawing-thick", [left, t], [right, t]),
          ...drawn.map(({ end, edge }) =>
            lineOf(edge === undefined ? "drawing-axis-leg" : "drawing-thick", [end, 0], [end, t]),
          ),
          ...[-stem / 2, stem / 2].map((x) => lineOf("drawing-thick", [x, height], [x, t])),
        ],
        bolts: drawn.flatMap(({ line }) => sideBolt({ from: 0, to: t, level: line }, "y", size, view)),
        welds: drawn.map(({ side, toe }) => lineOf("drawing-thick", [toe, t], [(side * stem) / 2, t + leg])),
      }),
      {
        ink: "accent",
        items: [
          ...arrow(at(0, height, 0, 4), at(0, height, 0, -26)),
          ...drawn.flatMap(({ side, toe, line, end, edge }) => [
            ...[toe, ...(isPried ? [line] : [])].map((x) =>
              lineOf("drawing-axis-leg", [x, -0.5 * t], [x, 1.5 * t]),
            ),
            ...arrow(at(line, 0, 0, 4), at(line, 0, 0, 38)),
            text(`${kilo(tension + prying)} kN`, at(line, 0, 0, 52)),
            ...(isPried && edge !== undefined
              ? [
                  ...arrow(at(end, 0, 0, 34), at(end, 0, 0, 2)),
                  text(`Q ${kilo(prying)}`, at(end, 0, side * 14, 46)),
                ]
              : []),
          ]),
        ],
      },
      {
        ink: "dimension",
        items: drawn.flatMap(({ toe, line, end, edge }) => [
          ...dimension([toe, t], [line, t], above, { words: millimetres(Math.abs(line - toe)) }),
          ...(edge === undefined ? [] : dimension([line, t], [end, t], above)),
        ]),
      },
    ],
  };
}
