import type { PropertyName, SteelSectionRecord } from "@kingpost/sections";
import type { Bounds, PathItem, SceneItem } from "../core/scene-items.ts";

/** A dimension: its table row and the lines and text that draw it. */
export interface DimensionItem {
  readonly property: PropertyName;
  /** As in the table, without subscript: `bf`, `do`. */
  readonly symbol: string;
  /** The name in lower case: `flange width`. */
  readonly label: string;
  /** mm, as in the text (the published depth where a table rounds it). */
  readonly value: number;
  readonly text: string;
  readonly items: readonly SceneItem[];
}

export interface AxisItem {
  /** x, y: major and minor principal axis. n, p: parallel to the legs of an angle. */
  readonly axis: "x" | "y" | "n" | "p";
  readonly items: readonly SceneItem[];
}

/** A direction of load: an arrow from the side that it compresses. */
export interface LoadItem {
  readonly load: "A" | "B" | "C" | "D" | "L" | "R";
  /** The effective modulus for it. */
  readonly property: PropertyName;
  readonly label: string;
  readonly items: readonly SceneItem[];
}

export interface MarkItem {
  readonly mark: "centroid" | "shear-centre";
  readonly label: string;
  /** Drawing units. */
  readonly x: number;
  readonly y: number;
  readonly items: readonly SceneItem[];
}

/** Back to front. */
export interface SceneGroups {
  readonly hatch: readonly PathItem[];
  readonly outline: readonly PathItem[];
  readonly axes: readonly AxisItem[];
  readonly dimensions: readonly DimensionItem[];
  readonly loads: readonly LoadItem[];
  /** The small outline that the loads of an angle stand around. */
  readonly loadOutline: readonly SceneItem[];
  readonly marks: readonly MarkItem[];
  readonly scale: readonly SceneItem[];
  /** What the marks mean. */
  readonly key: readonly SceneItem[];
}

/** A section drawn to scale, as plain data. Drawing units, y down, the section's box centred in the view. */
export interface Scene {
  readonly kind: "scene";
  readonly name: string;
  readonly category: SteelSectionRecord["category"];
  /** For a screen reader. */
  readonly title: string;
  readonly description: string;
  readonly view: { readonly width: number; readonly height: number };
  /** The bounding box of the drawing including texts and a margin: a viewBox without the empty part of the view. */
  readonly bounds: Bounds;
  /** Drawing units per mm. */
  readonly scale: number;
  /** Font size of the dimensions, drawing units. */
  readonly textSize: number;
  /** "overall": too small at this scale for more than the overall dimensions. */
  readonly detail: "full" | "overall";
  readonly groups: SceneGroups;
}

/** A record whose dimensions do not make a shape. */
export interface MissingDrawing {
  readonly kind: "missing";
  readonly name: string;
  readonly message: string;
}
