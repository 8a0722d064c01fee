import type { FigurePart } from "../../frame/figures/figure.ts";
import { movable, type View } from "../../frame/figures/view.ts";
import { FIELDS } from "../fields.ts";
import type { Place } from "./parts.ts";

/** The fields of lengths that are dragged. */
type HandleField = {
  [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name] extends { readonly kind: "number" } ? Name : never;
}[keyof typeof FIELDS];

/** A row of bolts or an edge of a plate that is dragged. */
export interface Handle {
  readonly field: HandleField;
  readonly value: number;
  /** What the input has, where that stands for the value. */
  readonly entered?: number;
  readonly at: Place;
  /** How far it moves for 1 mm, in mm of the drawing, y up. */
  readonly per: Place;
}

/** Where a field has no limit, mm. */
const MOST = 20_000;
/** What a value of zero stands for is not reached by a drag. */
const LEAST = 5;

/** The parts of a drawing that are moved. */
export const handleParts = (handles: readonly Handle[], { at, scale }: View): readonly FigurePart[] =>
  handles.map(({ field, value, entered, at: { x, y }, per }) => {
    const { least = 0, most = MOST } = FIELDS[field].range;
    return movable(
      FIELDS[field].label,
      at(x, y),
      {
        path: `/${field}`,
        value,
        ...(entered === undefined ? {} : { entered }),
        least: Math.max(least, entered === undefined ? least : LEAST),
        most,
        // Zero less: no negative zero.
        per: { x: per.x * scale, y: 0 - per.y * scale },
      },
      [20, 20],
    );
  });

/** The group of bolts on a plate. Units mm. */
export interface DraggedGroup {
  readonly rows: number;
  readonly pitch: number;
  readonly edgeV: number;
  /** The edge of the plate where the rows have their handles. */
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** From the top of the beam to the first row, and what is entered for it: 0 has the rows in the middle of the web. */
  readonly topToBolt?: { readonly value: number; readonly entered: number };
}

/** The first and the last row of a group, and the end of its plate. */
export function groupHandles(group: DraggedGroup): readonly Handle[] {
  const { rows, pitch, edgeV, right, bottom, top, topToBolt } = group;
  const isHung = topToBolt !== undefined && topToBolt.entered > 0;
  return [
    ...(topToBolt
      ? [
          {
            field: "topToBolt" as const,
            ...topToBolt,
            at: { x: right, y: top - edgeV },
            per: { x: 0, y: -1 },
          },
        ]
      : []),
    ...(rows > 1
      ? [
          {
            field: "pitch" as const,
            value: pitch,
            at: { x: right, y: bottom + edgeV },
            per: { x: 0, y: (1 - rows) / (isHung ? 1 : 2) },
          },
        ]
      : []),
    {
      field: "edgeV",
      value: edgeV,
      at: { x: right / 2, y: top },
      per: { x: 0, y: 1 },
    },
  ];
}
