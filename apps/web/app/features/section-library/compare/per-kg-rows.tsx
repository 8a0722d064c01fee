import type { SteelSectionRecord } from "@kingpost/sections";
import { UnitText } from "../section/notation.tsx";
import { bestOf, changesOf, perKgRows } from "./compare-values.ts";
import { ComparedGroup, ComparedLine } from "./compared-line.tsx";

/** The properties of each section per unit mass. */
export function PerKgRows({ records }: { readonly records: readonly SteelSectionRecord[] }) {
  return (
    <ComparedGroup title="Per unit mass" sections={records.length}>
      {perKgRows(records).map((line) => {
        const { row, texts } = line;
        return (
          <ComparedLine
            key={row.property}
            symbol={row.symbol}
            label={`${row.label} per unit mass`}
            unit={
              <>
                <UnitText unit={row.unit} exponent={row.exponent} /> per kg/m
              </>
            }
            texts={texts}
            changes={changesOf(line, row.property)}
            best={bestOf(line, row.property)}
          />
        );
      })}
    </ComparedGroup>
  );
}
