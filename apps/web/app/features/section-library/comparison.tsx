import type { SectionRecord } from "@kingpost/sections/record";
import type { CSSProperties } from "react";
import { Button } from "../../ui/button.tsx";
import { MAX_COMPARED } from "./library-state.ts";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { findRow, mergedGroups, type PropertyRow } from "./property-rows.ts";
import { listingInWords, marksInWords, RecordNotes } from "./record-notes.tsx";
import { SectionDrawing } from "./section-drawing.tsx";
import { TakeAway } from "./take-away/section-take-away.tsx";
import { type PointedValue, usePointedProperty } from "./use-pointed-property.ts";
import { ValueCell } from "./value-cell.tsx";
import { ValueInspector } from "./value-inspector.tsx";
import { VerifyNote } from "./verify-note.tsx";

interface ComparisonProps {
  readonly records: readonly SectionRecord[];
  /** What could not be added, and why. */
  readonly message: string | undefined;
  readonly onRemove: (id: string) => void;
}

/** The table is as wide as its sections need: equal columns keep their drawings at one scale. */
const SECTIONS: Readonly<Record<number, CSSProperties>> = {
  1: { "--sections": 1 } as CSSProperties,
  2: { "--sections": 2 } as CSSProperties,
  3: { "--sections": 3 } as CSSProperties,
};

/** Up to three sections side by side, every outline at one scale. */
export function Comparison({ records, message, onRemove }: ComparisonProps) {
  const { pointed, kept, table } = usePointedProperty();
  const notes = records.flatMap((record) => {
    const listing = listingInWords(record);
    return listing ? [{ record, listing }] : [];
  });
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <p role="status" className="text-13 text-steel">
          {records.length} of {MAX_COMPARED} sections. {message}
        </p>
        <TakeAway records={records} />
      </div>
      <div className="overflow-x-auto">
        <table {...table} className="compare-table" style={SECTIONS[records.length]}>
          <caption className="sr-only">
            Comparison of {records.map((record) => record.name).join(", ")}
          </caption>
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
                <Head key={record.id} record={record} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="pl-4 text-left align-bottom font-normal text-steel">
                Cross-sections at one scale
              </th>
              {records.map((record) => (
                <td key={record.id} className="px-2 align-bottom">
                  <SectionDrawing record={record} alongside={records} />
                </td>
              ))}
            </tr>
          </tbody>
          {mergedGroups(records).map((group) => (
            <tbody key={group.title} className="border-hairline border-b">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={records.length + 1}
                  className="pt-4 pb-1 pl-4 text-left font-narrow font-semibold text-14"
                >
                  {group.title}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.property} row={row} records={records} pointed={pointed} kept={kept} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="px-4 pt-3 text-13 text-steel">{marksInWords(records)}</p>
      {notes.map(({ record, listing }) => (
        <p key={record.id} className="px-4 pt-1 text-13">
          {record.name} {record.standard}: {listing}
        </p>
      ))}
      {records.map((record) => (
        <RecordNotes key={record.id} record={record} named />
      ))}
      <VerifyNote />
      <ValueInspector
        record={records[pointed?.column ?? 0]}
        property={pointed?.property}
        records={records}
        named
      />
    </div>
  );
}

function Head({
  record,
  onRemove,
}: {
  readonly record: SectionRecord;
  readonly onRemove: (id: string) => void;
}) {
  return (
    <th scope="col" className="px-2 text-right align-top font-normal">
      <span className="block font-narrow font-semibold text-20">{record.name}</span>
      <span className="block text-12 text-steel">
        {record.standard}: {record.grade}
      </span>
      <span data-print="hide" className="mt-1 inline-block">
        <Button onClick={() => onRemove(record.id)} aria-label={`Remove ${record.name} ${record.standard}`}>
          Remove
        </Button>
      </span>
    </th>
  );
}

interface RowProps {
  readonly row: PropertyRow;
  readonly records: readonly SectionRecord[];
  readonly pointed: PointedValue | undefined;
  readonly kept: PointedValue | undefined;
}

/** The row of a section for a property, or one of the table's own where the record holds a value that its family's table leaves out. */
function rowFor(record: SectionRecord, row: PropertyRow): PropertyRow | undefined {
  const own = findRow(record, row.property);
  if (own) return own;
  const source = record.provenance[row.property];
  return source === undefined || source === "not-applicable" ? undefined : row;
}

function Row({ row, records, pointed, kept }: RowProps) {
  return (
    <tr className={pointed?.property === row.property ? "bg-blue-wash" : undefined}>
      <th scope="row" className="py-1 pr-2 pl-4 text-left font-normal text-steel">
        {row.symbol ? (
          <span className="mr-2">
            <PropertySymbol symbol={row.symbol} />
          </span>
        ) : null}
        {row.label}
        <span className="ml-2 whitespace-nowrap text-12">
          <UnitText unit={row.unit} exponent={row.exponent} />
        </span>
      </th>
      {records.map((record, column) => {
        const isTabStop = kept
          ? kept.property === row.property && kept.column === column
          : row.property === "d" && column === 0;
        return (
          <ValueCell
            key={record.id}
            record={record}
            row={rowFor(record, row)}
            column={column}
            isTabStop={isTabStop}
            withMark
          />
        );
      })}
    </tr>
  );
}
