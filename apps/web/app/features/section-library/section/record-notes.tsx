import {
  findRow,
  isCustomSection,
  notedRow,
  propertyGroups,
  type SteelSectionRecord,
} from "@kingpost/sections";
import { gradeInWords } from "../filter/categories.ts";
import { labelOf, unlistedInWords } from "../view-state/tab-meaning.ts";
import { PropertySymbol } from "./notation.tsx";
import { bothSides, cellOf, MARKS } from "./property-value.ts";

/** The marks in a table of these sections. */
function marksOf(records: readonly SteelSectionRecord[]) {
  const sources = new Set(
    records.flatMap((record) =>
      propertyGroups(record)
        .flatMap((group) => group.rows)
        .map((row) => cellOf(record, row).source),
    ),
  );
  return [...sources].flatMap((source) => (source && MARKS[source] ? [MARKS[source]] : []));
}

/** Whether no property of a section has a mark. */
export const isAllPublished = (record: SteelSectionRecord) => marksOf([record]).length === 0;

/** The legend of the marks in a table of these sections. */
export function marksInWords(records: readonly SteelSectionRecord[]): string {
  const marks = marksOf(records);
  if (records.length > 0 && records.every(isCustomSection)) {
    return "Values calculated from the dimensions given.";
  }
  if (marks.length === 0) return "All values published.";
  const list = marks.map(({ mark, meaning }) => `${mark} (${meaning})`);
  // The note on the listing already states that the values are ours.
  if (records.every((record) => !record.isListed)) return `Marks: ${list.join(", ")}.`;
  return `Published values, except those marked ${list.join(" or ")}.`;
}

/** The meaning of the mark of a size that is not listed in its grade, below a table. */
export const UNLISTED_IN_WORDS =
  "\u2021 Not supplied in this grade according to the tables. Properties calculated. Confirm supply before specifying.";

/** The note if no table lists the size in the grade of the tab. */
export function listingInWords(record: SteelSectionRecord): string | undefined {
  if (isCustomSection(record) || record.isListed) return undefined;
  const { listedGrades, category, standard } = record;
  if (listedGrades.length === 0)
    return "Dimensions published, properties calculated. Confirm supply before specifying.";
  const unlisted = unlistedInWords({ category, standard });
  return `${unlisted}. Properties calculated. Confirm supply before specifying. Supplied in ${listedGrades.map(gradeInWords).join(" and ")}.`;
}

/** Every disputed published value with both values, and every remark on a value. */
export function RecordNotes({
  record,
  named = false,
}: {
  readonly record: SteelSectionRecord;
  readonly named?: boolean;
}) {
  const disputed = record.discrepancies.flatMap((dispute) => {
    const row = findRow(record, dispute.property);
    return row ? [{ property: dispute.property, row, isDisputed: true, text: bothSides(dispute, row) }] : [];
  });
  const remarks = record.notes.flatMap(({ property, note }) => {
    const row = notedRow(record, property);
    return row ? [{ property, row, isDisputed: false, text: note }] : [];
  });
  const notes = [...disputed, ...remarks];
  if (notes.length === 0) return null;
  return (
    <ul className="space-y-1 px-4 py-3 text-13 print:space-y-0 print:py-1 print:text-[8pt] print:leading-[1.2]">
      {notes.map(({ property, row, isDisputed, text }) => (
        <li key={property}>
          {isDisputed ? <span className="text-accent">{"\u2020 "}</span> : null}
          {named ? `${labelOf(record)}: ` : ""}
          <PropertySymbol symbol={row.symbol} /> {row.label}. {text}
        </li>
      ))}
    </ul>
  );
}
