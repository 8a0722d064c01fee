import { mathText } from "@kingpost/calc";
import { LENGTH, type PropertyRow } from "./property-row.ts";

/** A number that follows from a record on demand and is not stored in it. */
export type DerivedKey =
  | "perimeter"
  | "surfacePerMetre"
  | "surfacePerTonne"
  | `ksm${1 | 2 | 3 | 4 | 5 | 6}`
  | "lambdaSx"
  | "lambdaSy";

/** The symbol, label and unit of a derived number. */
export interface DerivedRow extends Omit<PropertyRow, "property"> {
  readonly key: DerivedKey;
  readonly group: "Surface and fire" | "Plate slenderness";
}

const surface = (
  key: DerivedKey,
  symbol: string | undefined,
  label: string,
  unit: DerivedRow["unit"] = "m²/t",
): DerivedRow => ({
  ...LENGTH,
  key,
  group: "Surface and fire",
  symbol: symbol === undefined ? symbol : mathText(symbol),
  label,
  unit,
});

const ratio = (at: 1 | 2 | 3 | 4 | 5 | 6, exposure: string) =>
  surface(`ksm${at}`, `k_sm${at}`, `Exposed surface to mass ratio, ${exposure}`);

const slenderness = (axis: "x" | "y"): DerivedRow => ({
  key: `lambdaS${axis}`,
  group: "Plate slenderness",
  symbol: mathText(`lambda_s${axis}`),
  label: `Section slenderness about ${axis}`,
  exponent: 0,
  format: "figures",
});

export const DERIVED_ROWS: readonly DerivedRow[] = [
  surface("perimeter", "P", "Perimeter of the profile", "mm"),
  surface("surfacePerMetre", undefined, "Surface area per metre", "m²/m"),
  surface("surfacePerTonne", undefined, "Surface area per tonne"),
  ratio(1, "4 sides, profile"),
  ratio(2, "4 sides, boxed"),
  ratio(3, "4 sides, boxed with 25 mm gap"),
  ratio(4, "3 sides, profile"),
  ratio(5, "3 sides, boxed"),
  ratio(6, "3 sides, boxed with 25 mm gap"),
  slenderness("x"),
  slenderness("y"),
];
