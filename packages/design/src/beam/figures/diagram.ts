import type { UnitName } from "@kingpost/calc";

export interface DiagramPoint {
  /** From the left end, mm. */
  readonly x: number;
  /** The extremes of all combinations, in base units. */
  readonly least: number;
  readonly most: number;
  /** The combinations of them. */
  readonly leastOf: string;
  readonly mostOf: string;
}

export interface Extreme {
  readonly x: number;
  readonly value: number;
  readonly combination: string;
}

/** Values along the beam. */
export interface BeamDiagram {
  readonly id: "moment" | "shear" | "deflection" | "moment-y" | "shear-y" | "deflection-y";
  readonly title: string;
  /** `M*` as plain text. */
  readonly symbol: string;
  readonly unit: UnitName;
  readonly length: number;
  /** The supports, mm from the left end. */
  readonly marks: readonly number[];
  readonly points: readonly DiagramPoint[];
  /** The capacity against values greater than zero, and less. */
  readonly capacity?: readonly { readonly x: number; readonly most: number; readonly least: number }[];
  readonly extremes: readonly Extreme[];
  /** Whether values greater than zero are drawn below the beam: moments on the tension side, deflections down. */
  readonly isPositiveDown: boolean;
}
