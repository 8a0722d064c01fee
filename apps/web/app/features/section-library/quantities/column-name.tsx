import type { PropertyRow } from "@kingpost/sections";
import { PropertySymbol, UnitText } from "../section/notation.tsx";

interface ColumnNameProps extends Pick<PropertyRow, "label" | "symbol" | "unit"> {
  readonly exponent?: PropertyRow["exponent"];
  /** The sort order, visible only: screen readers use `aria-sort`. */
  readonly arrow?: string;
}

/** What a column holds: its symbol, or its name where it has none, over its unit. */
export function ColumnName({ label, symbol, unit, exponent = 0, arrow = "" }: ColumnNameProps) {
  return (
    <>
      <span className="block">
        {symbol ? (
          <>
            <PropertySymbol symbol={symbol} />
            {/* Its space is kept: one before it would end the line and be dropped. */}
            <span className="sr-only whitespace-pre!"> {label}</span>
          </>
        ) : (
          label
        )}
        {arrow === "" ? null : <span aria-hidden="true">{arrow}</span>}
      </span>
      <span className="block font-normal text-12 text-steel">
        <UnitText unit={unit} exponent={exponent} />
        {unit ? null : "\u00a0"}
      </span>
    </>
  );
}
