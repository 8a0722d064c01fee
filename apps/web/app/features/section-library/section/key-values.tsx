import { findRow, type SteelSectionRecord } from "@kingpost/sections";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { shownValue } from "./property-value.ts";

/** What a section is first looked up for. */
const KEY_PROPERTIES = ["d", "bf", "mass", "ag", "ix", "zx", "sx", "fy"] as const;

/** The values that matter most, before the drawing and the long table, where these stand one below the other. */
export function KeyValues({ record }: { readonly record: SteelSectionRecord }) {
  const rows = KEY_PROPERTIES.flatMap((property) => findRow(record, property) ?? []);
  return (
    <dl className="key-values" data-print="hide">
      {rows.map((row) => (
        <div key={row.property}>
          <dt>{row.symbol ? <PropertySymbol symbol={row.symbol} /> : row.label}</dt>
          <dd>
            {shownValue(record, row).text}
            {record.discrepancies.some(({ property }) => property === row.property) ? (
              <span className="text-accent"> {"\u2020"}</span>
            ) : null}{" "}
            <UnitText unit={row.unit} exponent={row.exponent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
