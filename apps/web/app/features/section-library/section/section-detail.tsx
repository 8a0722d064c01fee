import { otherGradeInWords, type SteelSectionRecord } from "@kingpost/sections";
import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import type { Member } from "../capacities/member/member.ts";
import { steelInWords } from "../view-state/tab-meaning.ts";
import { DerivedSlot } from "./derived/derived-slot.tsx";
import { KeyValues } from "./key-values.tsx";
import { PageLink } from "./page-link.tsx";
import { PropertiesTable } from "./properties-table.tsx";
import { listingInWords, marksInWords, RecordNotes } from "./record-notes.tsx";
import { SectionDrawing } from "./section-drawing.tsx";
import { SectionHead } from "./section-head.tsx";
import { usePointedProperty } from "./use-pointed-property.ts";
import { ValueInspector } from "./value-inspector.tsx";
import { VerifyNote } from "./verify-note.tsx";

interface SectionDetailProps {
  readonly record: SteelSectionRecord;
  /** What the member capacities of its data sheet are for. */
  readonly member: Member;
  /** The form of a custom section. */
  readonly form?: ReactNode;
  /** The form has changed and its section cannot be shown. */
  readonly isStale?: boolean;
}

/** The section on view: its name, its steel, its properties and its cross-section. */
export const SectionDetail = memo(function SectionDetail({
  record,
  member,
  form,
  isStale = false,
}: SectionDetailProps) {
  const { pointed, kept, table, drawing } = usePointedProperty();
  const listing = listingInWords(record);
  const records = useMemo(() => [record], [record]);
  // After the table: a selection first paints what it is made for.
  const derived = useDeferredValue(record);
  return (
    <article aria-labelledby="section-name" className="detail-columns" data-stale={isStale || undefined}>
      <SectionHead id="section-name" record={record} member={member} view="section">
        {steelInWords(record)} {listing ? <strong>{listing}</strong> : null} {otherGradeInWords(record)}{" "}
        {marksInWords([record])}
      </SectionHead>
      {form ? (
        <div className="form-column" data-print="hide">
          {form}
        </div>
      ) : null}
      <KeyValues record={record} />
      <div className="drawing-column">
        <SectionDrawing record={record} active={pointed?.property} handlers={drawing} />
      </div>
      <div className="values-column">
        <div className="table-column">
          <PropertiesTable
            record={record}
            active={pointed?.property}
            tabStop={kept?.property}
            handlers={table}
          />
        </div>
        <DerivedSlot record={derived} />
        <div className="notes-column">
          <RecordNotes record={record} />
          <VerifyNote />
          <PageLink record={record} />
        </div>
        <ValueInspector record={record} property={pointed?.property} records={records} />
      </div>
    </article>
  );
});
