import { type MathText, mathText } from "../math-text/math-text.ts";
import type { UnitName } from "../unit/units.ts";

/** A symbol of a formula. */
export interface SymbolDefinition {
  readonly text: MathText;
  /** Unit in which its values are shown; they are kept in base units. */
  readonly unit: UnitName;
}

/** `symbol("phi M_sx", "kNm")`. Without a unit it is a pure number. */
export function symbol(notation: string, unit: UnitName = ""): SymbolDefinition {
  return { text: mathText(notation), unit };
}
