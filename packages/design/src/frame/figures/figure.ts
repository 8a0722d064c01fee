import type { Bounds, Picture, Point } from "@kingpost/drawing/core";

/** A table of results as text. */
export interface ResultTable {
  readonly id: string;
  readonly title: string;
  /** The name of its tab among several tables, where it is not the title. */
  readonly tab?: string;
  readonly columns: readonly { readonly head: string; readonly align: "left" | "right" }[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a drawing that leads to the input that it shows. */
export interface FigurePart {
  /** A JSON pointer: `/spans/0/length`. */
  readonly path: string;
  readonly label: string;
  readonly box: Bounds;
  /** Whether the label has values: a click shows it, and Enter leads to the input. */
  readonly hasValues?: true;
  /** Inputs that move the part, one for each direction. */
  readonly moves?: readonly PartMove[];
}

/** The input that a drag or the arrow keys change, a length in mm. */
export interface PartMove {
  readonly path: string;
  readonly value: number;
  /** Number in the input, where the value replaces it: 0 for the usual place. */
  readonly entered?: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** How far the part moves for 1 mm, in drawing units, y down. */
  readonly per: Point;
}

/** A drawing of a design. One drawing unit is a pixel on screen and a point on paper. */
export interface Figure extends Picture {
  readonly id: string;
  readonly title: string;
  /** What the drawing shows, for a screen reader. */
  readonly description: string;
  /** Drawing units per mm, of a drawing to scale. */
  readonly scale?: number;
  /** The values of a diagram. */
  readonly table?: ResultTable;
  readonly parts?: readonly FigurePart[];
  /** What a cursor reads: the ends of its axis in drawing units, and the values at a share of it. */
  readonly reading?: {
    readonly left: number;
    readonly right: number;
    readonly at: (share: number) => string;
  };
}
