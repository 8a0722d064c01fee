export { QUANTITIES, type Quantity } from "./quantities.ts";
export { findUnit, fromBase, toBase, UNITS, type Unit, type UnitName, unitSuffix } from "./units.ts";
