import { EDITION, formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import {
  availabilityInWords,
  FAMILY_NAMES,
  findRow,
  propertyGroups,
  type SectionRecord,
  STANDARDS,
} from "@kingpost/sections";
import { derivedRowsOf } from "@kingpost/sections/derived";
import { DESIGN_PAGES, designPath } from "../../../../shared/design-pages.ts";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { CapacityChart } from "../capacities/capacity-chart.tsx";
import { capacityFor, isWeldGoverning, WELD_GOVERNS } from "../capacities/capacity-for.ts";
import {
  BEARING_MM_ROWS,
  type DetailRow,
  RESTRAINT_ROWS,
  rowsOfFamily,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import { modulesFor } from "../capacities/design-inputs.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { REPEATED_PROPERTIES } from "../quantities/quantities.ts";
import { RowName, UnitText } from "../section/notation.tsx";
import { cellOf, formatNumber, NO_VALUE } from "../section/property-value.ts";
import { isAllPublished, listingInWords, marksInWords, RecordNotes } from "../section/record-notes.tsx";
import { SectionDrawing } from "../section/section-drawing.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import type { Meant } from "./addresses.ts";
import { GradeTable } from "./grade-table.tsx";
import { Neighbours } from "./neighbours.tsx";
import { SizeStrip } from "./size-strip.tsx";

/** Everything about a size in both grades, as one page for readers and search engines. */
export function SizePage({ name, category }: Extract<Meant, { kind: "size" }>) {
  const catalogue = useCatalogue();
  const records = STANDARDS.flatMap((standard) =>
    catalogue.records({ category, standard }).filter((one) => one.name === name),
  );
  const [first] = records;
  if (!first) return null;
  return (
    <>
      <div className="size-head">
        <h1 className="text-32">{name}</h1>
        <p data-print="hide">
          <a href={libraryLink(first)} className="size-open">
            Open in the Section Library
          </a>
        </p>
      </div>
      <p className="mt-1 text-16">
        {FAMILY_NAMES[category]}. Availability: {first.properties.availability}.{" "}
        {availabilityInWords({ ...first, standard: undefined })}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14" data-print="hide">
        <a href={libraryLink(first, "&view=capacities")}>Capacities of a member, with derivations</a>
        {DESIGN_PAGES.filter(({ kind }) => modulesFor(first).includes(kind)).map(({ kind, member }) => (
          <a key={kind} href={`${designPath(kind)}?section=${encodeURIComponent(first.id)}`}>
            Design a {member}
          </a>
        ))}
      </p>
      <fieldset className="grade-choice" data-print="hide">
        <legend className="sr-only">Grade</legend>
        {records.map((record, at) => (
          <label key={record.id}>
            <input type="radio" name="grade" data-choice={at} defaultChecked={at === 0} />
            {headOf(record)}
          </label>
        ))}
      </fieldset>
      {records.map((record, at) => (
        <SizeStrip key={record.id} record={record} place={at} />
      ))}
      <div className="size-page">
        <div className="size-beside min-w-0">
          <SectionDrawing record={first} textSize={DRAWING_TEXT} />
          <CapacityChart
            record={first}
            member={DEFAULT_MEMBER}
            title={`Member moment capacity, ${first.standard}, \u03b1_m = ${DEFAULT_MEMBER.alphaM}`}
            capacities={MOMENT}
          />
          <CapacityChart
            record={first}
            member={DEFAULT_MEMBER}
            title={`Member compression capacity, ${first.standard}`}
            capacities={COMPRESSION}
          />
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
                {record.standard}: {record.grade}. {listingInWords(record)}{" "}
                {/* What follows from the properties is on this page too, and is never published. */}
                {isAllPublished(record)
                  ? "Properties published; values marked calc. are calculated."
                  : marksInWords([record])}
              </li>
            ))}
          </ul>
          {records.map((record) => (
            <div key={record.id} className="-mx-4">
              <RecordNotes record={record} named />
            </div>
          ))}
          <div className="-mx-4">
            <VerifyNote />
          </div>
          <Neighbours of={first} />
        </div>
      </div>
    </>
  );
}

const libraryLink = ({ id }: SectionRecord, more = "") =>
  `/section-library-preview?section=${encodeURIComponent(id)}${more}`;

/** In a column that is half as high as in the library. */
const DRAWING_TEXT = 17;

const MOMENT = ["phiMbx"] as const;
const COMPRESSION = ["phiNcx", "phiNcy"] as const;

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
        values: records.map((record) => cellOf(record, findRow(record, row.property) ?? row).markedText),
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
