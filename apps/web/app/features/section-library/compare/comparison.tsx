import type { Alignment } from "@kingpost/drawing/steel-section";
import { mergedGroups, type PropertyRow, type SteelSectionRecord } from "@kingpost/sections";
import type { CSSProperties } from "react";
import type { Member } from "../capacities/member/member.ts";
import { MemberForm } from "../capacities/member/member-form.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { UnitText } from "../section/notation.tsx";
import { listingInWords, marksInWords, RecordNotes } from "../section/record-notes.tsx";
import { SectionDrawing } from "../section/section-drawing.tsx";
import { type PointedValue, usePointedProperty } from "../section/use-pointed-property.ts";
import { ValueCell } from "../section/value-cell.tsx";
import { ValueInspector } from "../section/value-inspector.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import { MAX_COMPARED } from "../view-state/library-state.ts";
import { labelOf } from "../view-state/tab-meaning.ts";
import { CapacityLines } from "./capacity-lines.tsx";
import { type CompareActions, CompareHead } from "./compare-head.tsx";
import { CompareLegend } from "./compare-legend.tsx";
import { CompareOptions } from "./compare-options.tsx";
import { bestOf, changesOf, comparedRow } from "./compare-values.ts";
import { LineHead } from "./compared-line.tsx";
import { DerivedLines } from "./derived-lines.tsx";
import { OverlayFigure } from "./overlay-figure.tsx";
import { PerKgRows } from "./per-kg-rows.tsx";

interface ComparisonProps extends CompareActions {
  readonly records: readonly SteelSectionRecord[];
  /** What could not be added, and why. */
  readonly message: string | undefined;
  readonly overlay: Alignment | undefined;
  readonly perKg: boolean;
  readonly member: Member;
  readonly onMember: (next: Member) => void;
  readonly onOptions: (change: { overlay?: Alignment | undefined; perKg?: boolean }) => void;
}

/** The table is as wide as its sections need: equal columns keep their drawings at one scale. */
const SECTIONS: Readonly<Record<number, CSSProperties>> = {
  1: { "--sections": 1 } as CSSProperties,
  2: { "--sections": 2 } as CSSProperties,
  3: { "--sections": 3 } as CSSProperties,
};

/** Up to three sections side by side, all outlines to the same scale. */
export function Comparison(props: ComparisonProps) {
  const { records, message, overlay, perKg, member, onOptions, onMember, ...actions } = props;
  const { pointed, kept, table } = usePointedProperty();
  const notes = records.flatMap((record) => {
    const listing = listingInWords(record);
    return listing ? [{ record, listing }] : [];
  });
  return (
    <div>
      <div
        data-print="hide"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
      >
        <p role="status" className="text-13 text-steel">
          {records.length} of {MAX_COMPARED} sections. {message}
        </p>
        <ExportMenu records={records} member={member} view="comparison" />
      </div>
      <CompareOptions overlay={overlay} perKg={perKg} onChange={onOptions} />
      <details data-print="hide" className="px-4 pb-2 text-13">
        <summary className="cursor-pointer text-steel">Effective lengths for member capacities</summary>
        <MemberForm member={member} onChange={onMember} />
      </details>
      {overlay === undefined ? null : <OverlayFigure records={records} align={overlay} />}
      <div className="compare-scroll">
        <table {...table} className="compare-table" style={SECTIONS[records.length]}>
          <caption className="sr-only">
            Comparison of {records.map((record) => record.name).join(", ")}
          </caption>
          <colgroup>
            <col className="compare-name" />
            {records.map((record) => (
              <col key={record.id} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td />
              {records.map((record, column) => (
                <CompareHead
                  key={record.id}
                  record={record}
                  isFirst={column === 0}
                  isLast={column === records.length - 1}
                  {...actions}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="pl-4 text-left align-bottom font-normal text-steel">
                Cross-sections to the same scale
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
          <DerivedLines records={records} />
          <CapacityLines records={records} member={member} />
          {perKg ? <PerKgRows records={records} /> : null}
        </table>
      </div>
      <CompareLegend records={records} />
      <p className="px-4 pt-1 text-13 text-steel">{marksInWords(records)}</p>
      {notes.map(({ record, listing }) => (
        <p key={record.id} className="px-4 pt-1 text-13">
          {labelOf(record)}: {listing}
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

interface RowProps {
  readonly row: PropertyRow;
  readonly records: readonly SteelSectionRecord[];
  readonly pointed: PointedValue | undefined;
  readonly kept: PointedValue | undefined;
}

function Row({ row, records, pointed, kept }: RowProps) {
  const compared = comparedRow(records, row);
  const changes = changesOf(compared, row.property);
  const best = bestOf(compared, row.property);
  return (
    <tr className={pointed?.property === row.property ? "bg-blue-wash" : undefined}>
      <LineHead
        symbol={row.symbol}
        label={row.label}
        unit={<UnitText unit={row.unit} exponent={row.exponent} />}
      />
      {records.map((record, column) => {
        const isTabStop = kept
          ? kept.property === row.property && kept.column === column
          : row.property === "d" && column === 0;
        return (
          <ValueCell
            key={record.id}
            cell={compared.cells[column]}
            column={column}
            isTabStop={isTabStop}
            withMark
            change={changes[column]}
            isBest={best.has(column)}
          />
        );
      })}
    </tr>
  );
}
