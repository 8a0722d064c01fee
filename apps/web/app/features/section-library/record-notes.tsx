import {
  isCustomSection,
  type SteelSectionRecord,
} from "@kingpost/sections/custom-section/custom-section-record";
import { gradeInWords } from "./find/categories.ts";
import { labelOf } from "./label.ts";
import { PropertySymbol } from "./notation.tsx";
import { findRow, propertyGroups } from "./property-rows.ts";
import { bothSides, MARKS, shownValue } from "./property-value.ts";

/** Which of the marks a table of these sections carries, in words. */
export function marksInWords(records: readonly SteelSectionRecord[]): string {
  const sources = new Set(
    records.flatMap((record) =>
      propertyGroups(record)
        .flatMap((group) => group.rows)
        .map((row) => shownValue(record, row).source),
    ),
  );
  const marks = [...sources].flatMap((source) => (source && MARKS[source] ? [MARKS[source]] : []));
  if (records.length > 0 && records.every(isCustomSection)) {
    return "No table prints these values: they are computed from the dimensions given.";
  }
  if (marks.length === 0) return "The mill tables print these values, or those that they are formed from.";
  const list = marks.map(({ mark, meaning }) => `${mark} is ${meaning}`).join(", ");
  return `Values without a mark are printed in the mill tables; ${list}.`;
}

/** What the mark of a size that no table lists in its grade means, under a table of many. */
export const UNLISTED_IN_WORDS =
  "\u2021 marks a size that is not listed in this grade: no table gives it in the grade shown, and the design values in that grade are ours. Check with the mill before you specify it.";

/** Says so when no table lists the size in the grade of the tab. */
export function listingInWords(record: SteelSectionRecord): string | undefined {
  const { isListed, listedGrades, grade } = record;
  if (isListed || isCustomSection(record)) return undefined;
  if (listedGrades.length === 0)
    return "The tables give this size by its dimensions only. Check with the mill before you specify it.";
  const grades = listedGrades.map(gradeInWords).join(" and ");
  return `The tables list this size in ${grades} only; the design values in ${grade} are ours. Check with the mill before you specify it.`;
}

/** Every printed value that the engine contradicts, with both values, and every remark on a value. */
export function RecordNotes({
  record,
  named = false,
}: {
  readonly record: SteelSectionRecord;
  readonly named?: boolean;
}) {
  const disputed = record.discrepancies.map((one) => ({ property: one.property, dispute: one, note: "" }));
  const remarks = record.notes.map((one) => ({ property: one.property, dispute: undefined, note: one.note }));
  const notes = [...disputed, ...remarks].flatMap((one) => {
    const row = findRow(record, one.property);
    return row ? [{ ...one, row }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <ul className="space-y-1 px-4 py-3 text-13">
      {notes.map(({ property, dispute, note, row }) => (
        <li key={property}>
          {dispute ? <span className="text-accent">{"\u2020 "}</span> : null}
          {named ? `${labelOf(record)}: ` : ""}
          <PropertySymbol symbol={row.symbol} /> {row.label}. {dispute ? bothSides(dispute, row) : note}
        </li>
      ))}
    </ul>
  );
}
