import { type Point, penOf, polygon, type SceneItem, textWidth, thinLine } from "@kingpost/drawing/core";
import { TEXT_SIZE, text } from "../../frame/figures/figure-items.ts";
import { arrow } from "../../frame/figures/view.ts";

/** A weld as its symbol has it. */
export interface WeldMark {
  /** Leg of fillet welds, mm as text; undefined of a complete penetration butt weld. */
  readonly leg?: string | undefined;
  /** Whether the weld is on both sides of the joint. */
  readonly isBoth?: boolean | undefined;
  /** In the tail: category and electrode. */
  readonly tail: string;
}

/** Sizes in drawing units: the triangle, the reference line before it, and the tail. */
const TRIANGLE = 9;
const LEAD = 8;
const TAIL = 8;
const PEN = penOf(TEXT_SIZE);

/** Length of the text of a leg with its room. */
const roomOf = (leg: string) => textWidth(leg, TEXT_SIZE) + 4;

/** Length of the reference line. */
const lengthOf = ({ leg }: WeldMark) => LEAD + (leg === undefined ? 8 : roomOf(leg) + TRIANGLE + LEAD);

/** The room of a symbol that leads to its input, in drawing units. */
export const SYMBOL_BOX = [110, 28] as const;

/**
 * The symbol of a weld: an arrow to the joint, a reference line to the right of its elbow, a triangle of a fillet weld with its leg before
 * it, below the line for the side of the arrow and above it for the other side, and a tail with what else holds.
 *
 * Shape    a complete penetration butt weld has no triangle: CPBW is in the tail, and the preparation is the fabricator's
 * Source   AS 1101.3
 */
export function weldSymbol(mark: WeldMark, tip: Point, elbow: Point): readonly SceneItem[] {
  const { leg, isBoth = false, tail } = mark;
  const end = { x: elbow.x + lengthOf(mark), y: elbow.y };
  const tailAt = (dy: number) => ({ x: end.x + TAIL, y: end.y + dy });
  const sides = isBoth ? ([1, -1] as const) : ([1] as const);
  return [
    ...arrow(elbow, tip),
    thinLine(elbow, end),
    thinLine(tailAt(-TAIL * 0.75), end, tailAt(TAIL * 0.75)),
    ...(leg === undefined
      ? []
      : sides.flatMap((side): readonly SceneItem[] => {
          const x = elbow.x + LEAD + roomOf(leg);
          const corner = { x, y: elbow.y };
          return [
            {
              kind: "path",
              // The upright leg of the triangle is on the left, whatever the joint.
              d: polygon(corner, { x, y: elbow.y + side * TRIANGLE }, { x: x + TRIANGLE, y: elbow.y }),
              className: "drawing-thin",
            },
            text(leg, { x: x - 3, y: elbow.y + (side > 0 ? PEN.text - 1 : -4) }, "end"),
          ];
        })),
    text(tail, { x: end.x + TAIL + 4, y: elbow.y + 4 }, "start"),
  ];
}
