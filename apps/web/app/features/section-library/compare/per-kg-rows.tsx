import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { PropertySymbol, UnitText } from "../notation.tsx";
import { BestMark } from "./best-mark.tsx";
import { bestOf, changesOf, perKgRows } from "./compare-values.ts";

/** What a kilogram of each section buys: its properties by its mass. */
export function PerKgRows({ records }: { readonly records: readonly AnyRecord[] }) {
  return (
    <tbody className="border-hairline border-b">
      <tr>
        <th
          scope="rowgroup"
          colSpan={records.length + 1}
          className="pt-4 pb-1 pl-4 text-left font-narrow font-semibold text-14"
        >
          By mass, per kg/m
        </th>
      </tr>
      {perKgRows(records).map((line) => {
        const { row, texts } = line;
        const changes = changesOf(line, row.property);
        const best = bestOf(line, row.property);
        return (
          <tr key={row.property}>
            <th scope="row" className="py-1 pr-2 pl-4 text-left font-normal text-steel">
              <span className="mr-2">
                <PropertySymbol symbol={row.symbol} />
              </span>
              {row.label} by mass
              <span className="ml-2 whitespace-nowrap text-12">
                <UnitText unit={row.unit} exponent={row.exponent} /> per kg/m
              </span>
            </th>
            {records.map((record, column) => (
              <td key={record.id} className="property-value whitespace-nowrap">
                {best.has(column) ? <BestMark /> : null}
                {best.has(column) ? <b>{texts[column]}</b> : texts[column]}
                {changes[column] === undefined ? null : (
                  <span className="compare-change">{changes[column]}</span>
                )}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
