import type { BoltSize } from "@kingpost/as4100";
import { formatNumber } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, millimetres, text } from "../../frame/figures/figure-items.ts";
import { arrow, part, viewOf } from "../../frame/figures/view.ts";
import { headOf, partLayers, sideBolt } from "./parts.ts";

/** Drawing units. */
const HEIGHT = 250;

/** A plate that bolts pull, as a T-stub: the stem is above it. Units mm, N. */
export interface DrawnStub {
  readonly stem: number;
  /** Leg of the fillet welds of the stem; 0 of butt welds. */
  readonly leg: number;
  readonly t: number;
  /** On the left and on the right; undefined where it has no bolts. */
  readonly sides: readonly [StubSide | undefined, StubSide | undefined];
  readonly size: BoltSize;
  /** The tension of a bolt from the stem, and the prying force that is added to it. */
  readonly tension: number;
  readonly prying: number;
  readonly by: PryingMethod;
}

/** From the face of the stem to the bolts, and from them to the edge; undefined where the plate goes on. */
interface StubSide {
  readonly bolt: number;
  readonly edge: number | undefined;
}

/** The ratio of the moments at the bolts and at the stem with the lever arms, or a share of the tension. */
type PryingMethod =
  | { readonly kind: "alpha"; readonly alpha: number; readonly inner: number; readonly outer: number }
  | { readonly kind: "allowance"; readonly share: number };

/** How far a plate that goes on is drawn, mm. */
const BEYOND = 40;

const ratio = (value: number): string => formatNumber(value, { decimals: [0, 2] });

function methodWords(by: PryingMethod): string {
  if (by.kind === "allowance") return `Q by an allowance of ${ratio(by.share)}; yield lines dashed`;
  const arms = `a'_f = ${millimetres(by.inner)}, a'_e = ${millimetres(by.outer)} mm`.replaceAll("_", "");
  return `Q by \u03b1 = ${ratio(by.alpha)}, ${arms}; yield lines dashed`;
}

/**
 * The T-stub with the forces of its bolts and the prying at its edges. Yield lines are at the faces of the stem, as the checks have them,
 * and with prying at the bolts.
 */
export function stubFigure(
  { stem, leg, t, sides, size, tension, prying, by }: DrawnStub,
  width: number,
): Figure {
  const drawn = sides.flatMap((one, at) => {
    const side = at === 0 ? -1 : 1;
    const face = (side * stem) / 2;
    if (!one) return [];
    const line = face + side * one.bolt;
    return [{ side, face, line, edge: one.edge, end: line + side * (one.edge ?? BEYOND) }];
  });
  // Without bolts on a side the plate ends with the stem and its weld.
  const endOf = (side: number) => drawn.find((one) => one.side === side)?.end ?? side * (stem / 2 + leg);
  const [left, right] = [endOf(-1), endOf(1)];
  const height = Math.max(0.2 * (right - left), 2 * t);
  const isPried = prying > 0;
  const total = `${kilo(tension + prying)} kN`;
  const force = `Each bolt: N*t = ${kilo(tension)} kN`;
  const words = isPried ? `${force} and prying Q = ${kilo(prying)} kN` : `${force}, without prying`;
  const method = methodWords(by);
  const view = viewOf(
    { left, right, bottom: 0, top: height },
    { left: 56, right: width - 56, top: 84, bottom: HEIGHT - 72 },
  );
  const { at, box, lineOf, dimension } = view;
  const above = at(0, height).y - 8;
  return {
    id: "stub",
    title: "T-stub",
    description: `${words}. ${method}: at the faces of the stem${isPried ? " and at the bolts" : ""}.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers: [
      { ink: "section", items: [box(left, 0, right, t, "")] },
      ...partLayers({
        texts: headOf([words, method], width),
        steel: [
          ...[0, t].map((y) => lineOf("drawing-thick", [left, y], [right, y])),
          ...[-1, 1].map((side) => {
            const goesOn = drawn.some((one) => one.side === side && one.edge === undefined);
            const end = endOf(side);
            return lineOf(goesOn ? "drawing-axis-leg" : "drawing-thick", [end, 0], [end, t]);
          }),
          ...[-stem / 2, stem / 2].map((x) => lineOf("drawing-thick", [x, height], [x, t])),
        ],
        bolts: drawn.flatMap(({ line }) => sideBolt({ from: 0, to: t, level: line }, "y", size, view)),
        welds:
          leg > 0
            ? [-1, 1].map((side) =>
                lineOf("drawing-thick", [side * (stem / 2 + leg), t], [(side * stem) / 2, t + leg]),
              )
            : [],
      }),
      {
        ink: "accent",
        items: [
          ...arrow(at(0, height, 0, 2), at(0, height, 0, -24)),
          // A label of one bolt is beside its arrow, of two between them.
          drawn.length === 1
            ? text(total, at(drawn[0]?.line ?? 0, 0, 10, 44), "start")
            : text(`${total} each`, at(0, 0, 0, 44)),
          ...drawn.flatMap(({ side, face, line, edge, end }) => [
            ...[face, ...(isPried ? [line] : [])].map((x) =>
              lineOf("drawing-axis-leg", [x, -0.4 * t], [x, 1.4 * t]),
            ),
            ...arrow(at(line, 0, 0, 14), at(line, 0, 0, 44)),
            ...(isPried && edge !== undefined
              ? [
                  ...arrow(at(end, 0, 0, 40), at(end, 0, 0, 4)),
                  text("Q", at(end, 0, side * 8, 40), side > 0 ? "start" : "end"),
                ]
              : []),
          ]),
        ],
      },
      {
        ink: "dimension",
        items: drawn.flatMap(({ face, line, end, edge }) => [
          ...dimension([face, t], [line, t], above),
          ...(edge === undefined ? [] : dimension([line, t], [end, t], above)),
        ]),
      },
    ],
    parts: [
      part(
        "/boltSize",
        `Bolts of the T-stub, ${kilo(tension + prying)} kN each`,
        at(drawn[0]?.line ?? 0, t / 2),
        [28, 28],
      ),
    ],
  };
}
