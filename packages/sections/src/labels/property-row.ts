import type { CapacityUnit } from "@kingpost/as4100";
import { type MathText, mathText, plainSymbol } from "@kingpost/calc";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import type { PropertyName } from "../record/record.ts";

/** What decides which rows a section has, and their names. */
export type RowsOf = Pick<SteelSectionRecord, "category" | "standard">;

/** How a row writes its value: a property in table figures, a dimension as given, a fixed number of decimals, or text. */
export type RowFormat =
  | "figures"
  | "as-given"
  | "whole"
  | "one-decimal"
  | "two-decimals"
  | "three-decimals"
  | "text";

export interface PropertyRow {
  readonly property: PropertyName;
  /** Symbol of AS 4100 or of the mill tables. */
  readonly symbol?: MathText | undefined;
  readonly label: string;
  /** Unit of the record's value. */
  readonly unit?:
    | "mm"
    | "mm2"
    | "mm3"
    | "mm4"
    | "mm6"
    | "MPa"
    | "kg/m"
    | "m²/m"
    | "m²/t"
    | CapacityUnit
    | undefined;
  /** Power of ten of the unit on screen: 6 reads "x10^6 mm4". */
  readonly exponent: 0 | 3 | 6 | 9;
  readonly format: RowFormat;
}

export interface PropertyGroup {
  readonly title: string;
  readonly rows: readonly PropertyRow[];
}

type RowShape = Pick<PropertyRow, "unit" | "exponent" | "format">;

export const TEXT = { exponent: 0, format: "text" } as const satisfies RowShape;
export const STRESS = { unit: "MPa", exponent: 0, format: "whole" } as const satisfies RowShape;
export const LENGTH = { unit: "mm", exponent: 0, format: "figures" } as const satisfies RowShape;
export const DIMENSION = { unit: "mm", exponent: 0, format: "as-given" } as const satisfies RowShape;
export const THICKNESS = { unit: "mm", exponent: 0, format: "one-decimal" } as const satisfies RowShape;
export const AREA = { unit: "mm2", exponent: 0, format: "figures" } as const satisfies RowShape;
export const MODULUS = { unit: "mm3", exponent: 3, format: "figures" } as const satisfies RowShape;
export const INERTIA = { unit: "mm4", exponent: 6, format: "figures" } as const satisfies RowShape;
export const TORSION = { unit: "mm4", exponent: 3, format: "figures" } as const satisfies RowShape;
export const WARPING = { unit: "mm6", exponent: 9, format: "figures" } as const satisfies RowShape;

/** `Zex`: the symbol on one line, its subscript not lowered; empty where there is none. */
export function symbolText({ symbol }: Pick<PropertyRow, "symbol">): string {
  return symbol ? plainSymbol(symbol) : "";
}

export function row(
  property: PropertyName,
  symbol: string | undefined,
  label: string,
  shape: RowShape,
): PropertyRow {
  return { property, symbol: symbol === undefined ? undefined : mathText(symbol), label, ...shape };
}
