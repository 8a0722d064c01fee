import { EDITION, formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import { FAMILY_NAMES, findRow, propertyGroups, type SectionRecord, STANDARDS } from "@kingpost/sections";
import { derivedRowsOf } from "@kingpost/sections/derived";
import { Link } from "react-router";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { capacityFor, isWeldGoverning, WELD_GOVERNS } from "../capacities/capacity-for.ts";
import {
  BEARING_MM_ROWS,
  type DetailRow,
  RESTRAINT_ROWS,
  rowsOfFamily,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { REPEATED_PROPERTIES } from "../quantities/quantities.ts";
import { RowName, UnitText } from "../section/notation.tsx";
import { formatNumber, markedValue, NO_VALUE } from "../section/property-value.ts";
import { listingInWords, marksInWords, RecordNotes } from "../section/record-notes.tsx";
import { SectionDrawing } from "../section/section-drawing.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import type { Meant } from "./addresses.ts";
import { familyPath, sizePath, sizesOf } from "./addresses.ts";
import { GradeTable } from "./grade-table.tsx";

/** Everything about a size in both grades, as one page for readers and search engines. */
export function SizePage({ name, category }: Extract<Meant, { kind: "size" }>) {
  const catalogue = useCatalogue();
  const records = STANDARDS.flatMap((standard) =>
    catalogue.records({ category, standard }).filter((one) => one.name === name),
  );
  const [first] = records;
  if (!first) return null;
  const sizes = sizesOf(catalogue, category);
  const at = sizes.findIndex((one) => one.name === name);
  const [before, after] = [sizes[at - 1], sizes[at + 1]];
  return (
    <>
      <h1 className="mt-2 text-32">{name}</h1>
      <p className="mt-1 text-16">
        {FAMILY_NAMES[category]}. Availability: {first.properties.availability} ({first.availabilityBasis}).
        Availability is indicative. Check stock with your supplier.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14" data-print="hide">
        <a href={libraryLink(first)}>Open in the Section Library</a>
        <a href={libraryLink(first, "&view=capacities")}>Capacities of a member, with derivations</a>
        {before ? <Link to={sizePath(before.name)}>Previous: {before.name}</Link> : null}
        {after ? <Link to={sizePath(after.name)}>Next: {after.name}</Link> : null}
      </p>
      <div className="size-page">
        <div className="min-w-0">
          <SectionDrawing record={first} />
        </div>
        <div className="min-w-0">
          <GradeTable
            caption={`Properties of ${name}`}
            heads={records.map(headOf)}
            groups={groupsOf(first, records)}
          />
          <ul className="mt-3 space-y-1 text-13">
            {records.map((record) => (
              <li key={record.id}>
                {record.standard}: {record.grade}. {listingInWords(record)} {marksInWords([record])}
              </li>
            ))}
          </ul>
          {records.map((record) => (
            <div key={record.id} className="-mx-4">
              <RecordNotes record={record} named />
            </div>
          ))}
          <VerifyNote />
        </div>
      </div>
    </>
  );
}

const libraryLink = ({ id }: SectionRecord, more = "") =>
  `/section-library-preview?section=${encodeURIComponent(id)}${more}`;

/** A narrow column breaks between the two parts only. */
const headOf = ({ standard, grade }: SectionRecord) =>
  `${standard}, ${grade.replace(/^AS\/NZS \S+ /, "").replaceAll(" ", "\u00a0")}`;

/** The properties, what follows from them, and the capacities of the section, each value in every grade. */
function groupsOf(first: SectionRecord, records: readonly SectionRecord[]) {
  const properties = propertyGroups(first).map(({ title, rows }) => ({
    title,
    rows: rows
      .filter(({ property }) => !REPEATED_PROPERTIES.has(property))
      .map((row) => ({
        key: row.property,
        name: <RowName symbol={row.symbol}>{row.label}</RowName>,
        unit: <UnitText unit={row.unit} exponent={row.exponent} />,
        values: records.map((record) => markedValue(record, findRow(record, row.property) ?? row)),
      })),
  }));
  const derived = (["Surface and fire", "Plate slenderness"] as const).map((title) => {
    const values = records.map((record) => derivedRowsOf(record, title));
    return {
      title,
      rows: (values[0] ?? []).map(({ row }) => ({
        key: row.key,
        name: <RowName symbol={row.symbol}>{row.label}</RowName>,
        unit: <UnitText unit={row.unit} exponent={row.exponent} />,
        values: values.map((rows) => {
          const found = rows.find((one) => one.row.key === row.key);
          return found ? `${formatNumber(found.value, row, "computed")} calc.` : NO_VALUE;
        }),
      })),
    };
  });
  const capacities: readonly DetailRow[] = [...SECTION_ROWS, ...RESTRAINT_ROWS, ...BEARING_MM_ROWS];
  return [
    ...properties,
    ...derived.filter(({ rows }) => rows.length > 0),
    {
      title: `Section capacities to ${EDITION}, calculated`,
      rows: rowsOfFamily(capacities, first.category).map(({ capacity, symbol, label, unit }) => ({
        key: capacity,
        name: <RowName symbol={symbol}>{label}</RowName>,
        unit: <UnitText unit={unit} exponent={0} />,
        values: records.map((record) => {
          const value = capacityFor(record, capacity, DEFAULT_MEMBER);
          if (!isCovered(value)) return NO_VALUE;
          const { text } = formatCapacity(value, capacity);
          return isWeldGoverning(record, capacity, DEFAULT_MEMBER) ? `${text}, ${WELD_GOVERNS.mark}` : text;
        }),
      })),
    },
  ];
}

/** Every family, or the sizes of one, as links. */
export function familyLink(category: SectionRecord["category"]) {
  return <Link to={familyPath(category)}>{FAMILY_NAMES[category]}</Link>;
}
