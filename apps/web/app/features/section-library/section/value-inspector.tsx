import { findRow, isCustomSection, type PropertyName, type SteelSectionRecord } from "@kingpost/sections";
import { Link } from "react-router";
import { CopyValue } from "../export/copy-value.tsx";
import { labelOf } from "../view-state/tab-meaning.ts";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { cellOf, valueInFull } from "./property-value.ts";
import { reportLink } from "./report-value/report-link.ts";

interface ValueInspectorProps {
  readonly record: SteelSectionRecord | undefined;
  readonly property: PropertyName | undefined;
  /** Whether the section's name is shown beside the value. */
  readonly named?: boolean;
  /** The sections of the table, in its order. */
  readonly records: readonly SteelSectionRecord[];
}

interface ReportLinkProps {
  readonly record: SteelSectionRecord;
  readonly property?: PropertyName;
}

/** Links to the contact form. A custom section has none: its values are entered by the user. */
function ReportLink({ record, property }: ReportLinkProps) {
  return isCustomSection(record) ? null : <Link to={reportLink(record.id, property)}>Report an error</Link>;
}

/** One line below the table with the selected value in full: all digits, its source, any disagreement. */
export function ValueInspector({ record, property, named = false, records }: ValueInspectorProps) {
  const row = record && findRow(record, property);
  const details = record && row ? valueInFull(cellOf(record, row)) : undefined;
  return (
    <div
      id="value-inspector"
      data-print="hide"
      className="sticky bottom-0 left-0 flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-t bg-sheet px-4 py-2 text-13"
    >
      {record && row && details ? (
        <p className="min-w-0 flex-1 basis-64">
          <span className="font-semibold">
            {named ? `${labelOf(record)}: ` : ""}
            <PropertySymbol symbol={row.symbol} /> {row.label}
          </span>
          {details.value ? (
            <>
              {" = "}
              {details.value} <UnitText unit={row.unit} exponent={0} />
            </>
          ) : null}
          . {details.origin} <ReportLink record={record} property={row.property} />
        </p>
      ) : (
        <p className="text-steel">
          Select a value for its source and full precision.{" "}
          {record && !named ? <ReportLink record={record} /> : null}
        </p>
      )}
      {record && row ? <CopyValue records={records} record={record} row={row} /> : null}
    </div>
  );
}
