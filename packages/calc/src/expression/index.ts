export { checkUnits } from "./balance.ts";
export type { Box, BoxText, TextWidth } from "./box.ts";
export { type Formula, formula, type Values } from "./formula.ts";
export { formulaBox } from "./formula-box.ts";
export type { Operations } from "./operations.ts";
export { type SymbolDefinition, symbol } from "./symbol.ts";
export type { Condition, Expression } from "./tree.ts";
export { formulaMathml, formulaText } from "./views.ts";
