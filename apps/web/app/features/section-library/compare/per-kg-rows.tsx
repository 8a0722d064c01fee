import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { PropertySymbol, UnitText } from "../notation.tsx";
import { bestOf, changesOf, perKgRows } from "./compare-values.ts";
import { ComparedLine } from "./compared-line.tsx";

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
        return (
          <ComparedLine
            key={row.property}
            heading={
              <>
                <span className="mr-2">
                  <PropertySymbol symbol={row.symbol} />
                </span>
                {row.label} by mass
                <span className="ml-2 whitespace-nowrap text-12">
                  <UnitText unit={row.unit} exponent={row.exponent} /> per kg/m
                </span>
              </>
            }
            texts={texts}
            changes={changesOf(line, row.property)}
            best={bestOf(line, row.property)}
          />
        );
      })}
    </tbody>
  );
}
