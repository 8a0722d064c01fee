export { formatQuantity, QUANTITIES, type Quantity, type ShownQuantity } from "./quantities.ts";
export { findUnit, fromBase, toBase, UNITS, type Unit, type UnitName, unitSuffix } from "./units.ts";
