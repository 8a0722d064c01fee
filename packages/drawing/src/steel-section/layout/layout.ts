import type { TextRun } from "@kingpost/calc/math-text";
import type { PropertyName, SteelSectionProperties } from "@kingpost/sections";
import type { Point } from "../../core/geometry.ts";
import type { SceneItem } from "../../core/scene-items.ts";
import { symbolRuns } from "../../core/text.ts";
import { formatMillimetres } from "../format-millimetres.ts";
import type { SectionFrame } from "../frame.ts";
import type { DimensionItem } from "../scene-types.ts";

/** The inputs for placing dimensions, apart from the section's shape. */
export interface Layout {
  readonly frame: SectionFrame;
  readonly properties: SteelSectionProperties;
  readonly detail: "full" | "overall";
  /** Whether the clear depth d1 is drawn too. */
  readonly clearDepth: boolean;
  /** The leftmost drawing unit occupied by anything but a dimension (a shear centre outside the section). */
  readonly leftmost: number;
  /** Where it is drawn. */
  readonly shearCentre: Point | undefined;
}

/** A dimension's table row, symbol, name and value in mm. */
export interface Named {
  readonly property: PropertyName;
  readonly symbol: string;
  readonly label: string;
  readonly value: number;
}

/** A dimension of this name; `draw` makes its lines and text from the runs of `bf = 229`. */
export function dimension(named: Named, draw: (runs: TextRun[]) => readonly SceneItem[]): DimensionItem {
  const value = formatMillimetres(named.property, named.value);
  const runs: TextRun[] = [...symbolRuns(named.symbol), { text: ` = ${value}`, style: "text" }];
  return { ...named, text: `${named.symbol} = ${value}`, items: draw(runs) };
}
