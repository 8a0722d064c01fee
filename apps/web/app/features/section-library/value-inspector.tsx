import type { PropertyName, SectionRecord } from "@kingpost/sections/record";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { findRow } from "./property-rows.ts";
import { valueInFull } from "./property-value.ts";

/** One line under the table that tells everything about the value pointed at: all digits, its source, what disagrees. */
export function ValueInspector({
  record,
  active,
}: {
  readonly record: SectionRecord;
  readonly active: PropertyName | undefined;
}) {
  const row = findRow(record.category, active);
  const details = row ? valueInFull(record, row) : undefined;
  return (
    <div
      aria-live="polite"
      data-print="hide"
      className="sticky bottom-0 min-h-14 border-rule border-t bg-sheet px-2 py-2 text-13"
    >
      {row && details ? (
        <p>
          <span className="font-semibold">
            <PropertySymbol symbol={row.symbol} /> {row.label}
          </span>
          {details.value ? (
            <>
              {" = "}
              {details.value} <UnitText unit={row.unit} exponent={0} />
            </>
          ) : null}
          . {details.origin}
        </p>
      ) : (
        <p className="text-steel">
          Point at a value, or step through them with the arrow keys, to read it in full with its source.
        </p>
      )}
    </div>
  );
}
