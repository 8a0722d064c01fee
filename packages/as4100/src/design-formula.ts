import { formula, type SymbolDefinition } from "@kingpost/calc";
import { CLAUSES } from "./clauses.ts";
import { PHI_SYMBOL } from "./symbols.ts";

interface DesignCapacity {
  readonly id: string;
  readonly title: string;
  readonly result: SymbolDefinition;
  readonly nominal: SymbolDefinition;
}

/** A design capacity: phi times the nominal one. Source AS 4100 Table 3.4. */
export function designFormula({ id, title, result, nominal }: DesignCapacity) {
  return formula({
    id,
    title,
    reference: CLAUSES.capacityFactor,
    result,
    symbols: { phi: PHI_SYMBOL, nominal },
    is: ({ times }, { phi, nominal }) => times(phi, nominal),
  });
}
