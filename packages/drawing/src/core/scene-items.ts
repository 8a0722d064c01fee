import type { TextRun } from "@kingpost/calc/math-text";

/** A line of the drawing: SVG path data in drawing units, y down. */
export interface PathItem {
  readonly kind: "path";
  readonly d: string;
  readonly className: string;
}

export interface TextItem {
  readonly kind: "text";
  /** Where the baseline starts, is centred or ends, by `anchor`. Drawing units. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** Degrees about (x, y), clockwise positive as in SVG. */
  readonly rotate: number;
  /** Font size, drawing units. */
  readonly size: number;
  readonly text: string;
  readonly runs: readonly TextRun[];
  readonly className: string;
}

export type SceneItem = PathItem | TextItem;

/** Items in one colour of the theme. */
export interface Layer {
  readonly ink: "section" | "hatch" | "axis" | "outline" | "dimension" | "accent";
  /** What is drawn, where drawing files keep it on a layer of its own. */
  readonly part?: "steel" | "bolts" | "welds" | "text";
  readonly items: readonly SceneItem[];
}

/** A drawing for paper: its layers back to front. A layer in the ink `section` is filled, any other drawn in lines. */
export interface Picture {
  readonly bounds: Bounds;
  readonly layers: readonly Layer[];
}

/** A rectangle in drawing units, as in an SVG viewBox. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
