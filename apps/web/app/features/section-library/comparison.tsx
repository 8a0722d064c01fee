import type { SectionRecord } from "@kingpost/sections/record";
import { Button } from "../../ui/button.tsx";
import { MAX_COMPARED } from "./library-state.ts";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { findRow, type PropertyGroup, type PropertyRow, propertyGroups } from "./property-rows.ts";
import { NO_VALUE, shownValue } from "./property-value.ts";
import { SectionDrawing } from "./section-drawing.tsx";

interface ComparisonProps {
  readonly records: readonly SectionRecord[];
  /** True after a fourth section was asked for. */
  readonly full: boolean;
  readonly onRemove: (id: string) => void;
}

/** The groups of all families on view, each row once, in the order of the first family that has it. */
function mergedGroups(records: readonly SectionRecord[]): readonly PropertyGroup[] {
  const merged = new Map<string, PropertyRow[]>();
  for (const record of records) {
    for (const group of propertyGroups(record.category)) {
      const rows = merged.get(group.title) ?? [];
      const fresh = group.rows.filter((row) => !rows.some((other) => other.property === row.property));
      merged.set(group.title, [...rows, ...fresh]);
    }
  }
  return [...merged].map(([title, rows]) => ({ title, rows }));
}

/** Up to three sections side by side, every outline at one scale. */
export function Comparison({ records, full, onRemove }: ComparisonProps) {
  if (records.length === 0) {
    return (
      <p className="p-6 text-16 text-steel">
        Select up to {MAX_COMPARED} sections from the list to compare them. A second click takes a section out
        again.
      </p>
    );
  }
  return (
    <div className="overflow-x-auto">
      <p role="status" className="min-h-6 px-4 pt-3 text-13 text-steel">
        {full
          ? `${MAX_COMPARED} sections are the most that stand side by side. Remove one to add another.`
          : null}
      </p>
      <table className="compare-table">
        <caption className="sr-only">Comparison of {records.map((record) => record.name).join(", ")}</caption>
        <colgroup>
          <col className="compare-name" />
          {records.map((record) => (
            <col key={record.id} className="compare-value" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {records.map((record) => (
              <th key={record.id} scope="col" className="px-2 text-right align-bottom font-normal">
                <SectionDrawing record={record} alongside={records} />
                <span className="block font-narrow font-semibold text-20">{record.name}</span>
                <span className="block text-12 text-steel">
                  {record.standard}: {record.grade}
                </span>
                <span data-print="hide" className="mt-1 mb-2 inline-block">
                  <Button
                    onPress={() => onRemove(record.id)}
                    aria-label={`Remove ${record.name} ${record.standard}`}
                  >
                    Remove
                  </Button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {mergedGroups(records).map((group) => (
          <tbody key={group.title} className="border-hairline border-b">
            <tr>
              <th
                scope="rowgroup"
                colSpan={records.length + 1}
                className="pt-4 pb-1 pl-4 text-left font-narrow text-14"
              >
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.property}>
                <th scope="row" className="py-1 pr-2 pl-4 text-left font-normal text-steel">
                  <PropertySymbol symbol={row.symbol} /> {row.label}{" "}
                  <span className="whitespace-nowrap text-12">
                    <UnitText unit={row.unit} exponent={row.exponent} />
                  </span>
                </th>
                {records.map((record) => (
                  <ComparedValue key={record.id} record={record} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ComparedValue({ record, row }: { readonly record: SectionRecord; readonly row: PropertyRow }) {
  const own = findRow(record.category, row.property);
  const { text, source } = own ? shownValue(record, own) : { text: NO_VALUE, source: undefined };
  return (
    <td className={`px-2 text-right ${source === "computed" ? "italic" : ""}`}>
      {text}
      {source === "computed" ? <span className="pl-1 text-12 text-steel-light not-italic">calc.</span> : null}
    </td>
  );
}
