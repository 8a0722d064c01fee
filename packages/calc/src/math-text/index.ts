export { type MathAtom, type MathText, mathText } from "./math-text.ts";
export { type MathNode, mathMarkup, symbolNode } from "./mathml.ts";
export { latexSymbol, markedSymbol, plainSymbol, symbolRuns, type TextRun, textRuns } from "./views.ts";
