import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { memo, type ReactNode, useMemo } from "react";
import type { Member } from "./capacities/member.ts";
import { PropertiesTable } from "./properties-table.tsx";
import { listingInWords, marksInWords, RecordNotes } from "./record-notes.tsx";
import { StarSlot } from "./saved/slots.tsx";
import { SectionDrawing } from "./section-drawing.tsx";
import { steelInWords } from "./tab-meaning.ts";
import { TakeAway } from "./take-away/section-take-away.tsx";
import { usePointedProperty } from "./use-pointed-property.ts";
import { ValueInspector } from "./value-inspector.tsx";
import { VerifyNote } from "./verify-note.tsx";

interface SectionDetailProps {
  readonly record: AnyRecord;
  /** What the member capacities of its data sheet are for. */
  readonly member: Member;
  /** What the section is made with, where it is a person's own. */
  readonly form?: ReactNode;
  /** The form says something else by now, that can not be shown. */
  readonly isStale?: boolean;
}

/** The section on view: its name, what its tab means, its properties and its cross-section. */
export const SectionDetail = memo(function SectionDetail({
  record,
  member,
  form,
  isStale = false,
}: SectionDetailProps) {
  const { pointed, kept, table, drawing } = usePointedProperty();
  const listing = listingInWords(record);
  const records = useMemo(() => [record], [record]);
  return (
    <article aria-labelledby="section-name">
      <header className="border-hairline border-b px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex items-center gap-1">
            <h3 id="section-name" className="text-24">
              {record.name}
            </h3>
            <StarSlot id={record.id} name={record.name} />
          </div>
          <TakeAway key={record.id} records={records} member={member} view="section" />
        </div>
        <p className="max-w-prose text-13 text-steel">
          {steelInWords(record)} {listing ? <strong>{listing}</strong> : null} {marksInWords([record])}
        </p>
      </header>
      <div className="detail-columns" data-stale={isStale || undefined}>
        {form ? (
          <div className="form-column" data-print="hide">
            {form}
          </div>
        ) : null}
        <div className="values-column">
          <PropertiesTable
            record={record}
            active={pointed?.property}
            tabStop={kept?.property}
            handlers={table}
          />
          <RecordNotes record={record} />
          <VerifyNote />
          <ValueInspector record={record} property={pointed?.property} records={records} />
        </div>
        <div className="drawing-column">
          <SectionDrawing record={record} active={pointed?.property} handlers={drawing} />
        </div>
      </div>
    </article>
  );
});
