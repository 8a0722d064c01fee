export { type MathText, mathText } from "./math-text.ts";
export type { MathNode } from "./mathml.ts";
export { markedSymbol, plainSymbol, symbolRuns, type TextRun, textRuns } from "./views.ts";
