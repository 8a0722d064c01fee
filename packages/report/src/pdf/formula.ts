import { type Box, type BoxText, formulaBox, type SymbolDefinition, type TextWidth } from "@kingpost/calc";
import type { FormulaBlock } from "../blocks.ts";
import { type Doc, INK, lineWidth, setLine } from "./type.ts";

const FACE_OF = { italic: "italic", upright: "regular" } as const satisfies Record<BoxText["style"], string>;

/** Sets a formula with the start of its baseline at (x, y), smaller by a factor. Points. */
export function setBox(doc: Doc, { items }: Box, x: number, y: number, factor: number): void {
  for (const item of items) {
    if (item.kind === "text") {
      setLine(doc, item.text, x + factor * item.x, y + factor * item.y, {
        size: factor * item.size,
        face: FACE_OF[item.style],
      });
      continue;
    }
    for (const [index, [px, py]] of item.points.entries()) {
      if (index === 0) doc.moveTo(x + factor * px, y + factor * py);
      else doc.lineTo(x + factor * px, y + factor * py);
    }
    doc
      .lineWidth(factor * item.thickness)
      .undash()
      .stroke(INK);
  }
}

/** The parts of a formula in type: what it gives, with its symbols, with their values, and the result. */
export interface FormulaBoxes {
  readonly result: Box;
  /** Each after an equals sign, below each other. */
  readonly lines: readonly Box[];
}

export function formulaBoxes(doc: Doc, block: FormulaBlock, size: number): FormulaBoxes {
  const widthOf: TextWidth = (text, at, style) => lineWidth(doc, text, { size: at, face: FACE_OF[style] });
  const type = { widthOf, size };
  const { formula, result, value } = block;
  const shown = formulaBox(resultTree(result), type, { result: value });
  const lines = formula
    ? [formulaBox(formula.tree, type), formulaBox(formula.tree, type, formula.values), shown]
    : [shown];
  return { result: formulaBox(resultTree(result), type), lines };
}

const resultTree = (symbol: SymbolDefinition) => ({ kind: "symbol", name: "result", symbol }) as const;
