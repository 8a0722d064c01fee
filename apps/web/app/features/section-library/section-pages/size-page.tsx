import { EDITION, formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import {
  availabilityInWords,
  type Category,
  FAMILY_NAMES,
  findRow,
  type PropertyName,
  propertyGroups,
  type SectionRecord,
  STANDARDS,
} from "@kingpost/sections";
import { derivedRowsOf } from "@kingpost/sections/derived";
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
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { REPEATED_PROPERTIES } from "../quantities/quantities.ts";
import { RowName, UnitText } from "../section/notation.tsx";
import { cellOf, formatNumber, NO_VALUE } from "../section/property-value.ts";
import { isAllPublished, listingInWords, marksInWords, RecordNotes } from "../section/record-notes.tsx";
import { SectionDrawing } from "../section/section-drawing.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import type { Meant } from "./addresses.ts";
import { GradeTable } from "./grade-table.tsx";
import { libraryLink } from "./library-link.ts";
import { Neighbours } from "./neighbours.tsx";
import { headOf, SizeHead } from "./size-head.tsx";
import { SizeStrip } from "./size-strip.tsx";

/** Everything about a size in both grades, as one page for readers and search engines. */
export function SizePage({ name, category }: Extract<Meant, { kind: "size" }>) {
  const catalogue = useCatalogue();
  const records = STANDARDS.flatMap((standard) =>
    catalogue.records({ category, standard }).filter((one) => one.name === name),
  );
  const [first] = records;
  if (!first) return null;
  const properties = propertiesOf(first, records);
  const count = properties.flatMap(({ rows }) => rows).length;
  return (
    <>
      <SizeHead records={records} />
      <p className="mt-1 text-14 text-steel">
        {FAMILY_NAMES[category]}. {availabilityInWords({ ...first, standard: undefined })}
      </p>
      {records.map((record, at) => (
        <SizeStrip key={record.id} record={record} place={at} />
      ))}
      <div className="size-page" data-rows={count > MOST ? "most" : count > MANY ? "many" : "few"}>
        <div className="min-w-0">
          <SectionDrawing record={first} textSize={DRAWING_TEXT} />
          <GradeTable caption={`Properties of ${name}`} heads={records.map(headOf)} groups={properties} />
        </div>
        <div className="min-w-0">
          <GradeTable
            caption={`Capacities of ${name}`}
            heads={records.map(headOf)}
            groups={[capacitiesOf(first, records)]}
          />
          {records.map((record, at) => (
            <div key={record.id} className="of-grade" data-grade={at}>
              <MemberCharts record={record} />
            </div>
          ))}
          <GradeTable
            caption={`Surface, fire and plate slenderness of ${name}`}
            heads={records.map(headOf)}
            groups={derivedOf(records)}
          />
        </div>
        <div className="size-rest min-w-0">
          <ul className="space-y-1 text-13">
            {records.map((record) => (
              <li key={record.id}>
                {record.standard}: {record.grade}. {listingInWords(record)}{" "}
                {/* What is calculated from the properties is on this page too. */}
                {isAllPublished(record) ? "Properties published." : marksInWords([record])}
              </li>
            ))}
          </ul>
          {records.map((record) => (
            <div key={record.id} className="-mx-4">
              <RecordNotes
                record={record === first ? first : notedApart(record, first)}
                named={record !== first}
              />
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

/** A size in another grade with the notes that are not below the first one already. */
function notedApart(record: SectionRecord, first: SectionRecord): SectionRecord {
  const apart = <Note,>(notes: readonly Note[], known: readonly Note[]) => {
    const texts = new Set(known.map((note) => JSON.stringify(note)));
    return notes.filter((note) => !texts.has(JSON.stringify(note)));
  };
  return {
    ...record,
    discrepancies: apart(record.discrepancies, first.discrepancies),
    notes: apart(record.notes, first.notes),
  };
}

/** The capacities of a member against its length, and the way to those of any other. */
function MemberCharts({ record }: { readonly record: SectionRecord }) {
  const isAlike = ALIKE.has(record.category);
  return (
    <>
      {isAlike ? null : (
        <CapacityChart
          record={record}
          member={DEFAULT_MEMBER}
          title={`Member moment capacity, ${record.standard}, \u03b1_m = ${DEFAULT_MEMBER.alphaM}`}
          capacities={MOMENT}
        />
      )}
      <CapacityChart
        record={record}
        member={DEFAULT_MEMBER}
        title={`Member compression capacity, ${record.standard}`}
        capacities={isAlike ? COMPRESSION.slice(0, 1) : COMPRESSION}
      />
      <p className="mt-2 text-14" data-print="hide">
        <a href={libraryLink(record, "&view=capacities")}>Capacities of a member, with derivations</a>
      </p>
    </>
  );
}

/** In a column that is half as high as in the library. */
const DRAWING_TEXT = 17;

/**
 * Properties with which the first column is longer than the second, as angles have: the notes and the neighbours are below the shorter
 * one. And those with which the drawing is small on paper, so that all is on one sheet.
 */
const MOST = 36;
const MANY = 28;

const MOMENT = ["phiMbx"] as const;
const COMPRESSION = ["phiNcx", "phiNcy"] as const;

/** Alike about both axes: they do not buckle laterally, and have one capacity in compression. */
const ALIKE: ReadonlySet<Category> = new Set(["CHS", "SHS"]);

/** In the other grade, in the head, or about each axis. */
const SHOWN_ELSEWHERE: ReadonlySet<PropertyName> = new Set([
  ...REPEATED_PROPERTIES,
  "availability",
  "compactness",
]);

function propertiesOf(first: SectionRecord, records: readonly SectionRecord[]) {
  return propertyGroups(first).map(({ title, rows }) => ({
    title,
    rows: rows
      .filter(({ property }) => !SHOWN_ELSEWHERE.has(property))
      .map((row) => ({
        key: row.property,
        name: <RowName symbol={row.symbol}>{row.label}</RowName>,
        unit: <UnitText unit={row.unit} exponent={row.exponent} />,
        values: records.map((record) => cellOf(record, findRow(record, row.property) ?? row).markedText),
      })),
  }));
}

/** What follows from the properties and is in no table. */
function derivedOf(records: readonly SectionRecord[]) {
  const derived = (["Surface and fire", "Plate slenderness"] as const).map((title) => {
    const values = records.map((record) => derivedRowsOf(record, title));
    return {
      title: `${title}, calculated`,
      rows: (values[0] ?? []).map(({ row }) => ({
        key: row.key,
        name: <RowName symbol={row.symbol}>{row.label}</RowName>,
        unit: <UnitText unit={row.unit} exponent={row.exponent} />,
        values: values.map((rows) => {
          const found = rows.find((one) => one.row.key === row.key);
          return found ? formatNumber(found.value, row, "computed") : NO_VALUE;
        }),
      })),
    };
  });
  return derived.filter(({ rows }) => rows.length > 0);
}

const CAPACITIES: readonly DetailRow[] = [...SECTION_ROWS, ...RESTRAINT_ROWS, ...BEARING_MM_ROWS];

function capacitiesOf({ category }: SectionRecord, records: readonly SectionRecord[]) {
  return {
    title: `Section capacities to ${EDITION}, calculated`,
    rows: rowsOfFamily(CAPACITIES, category).map(({ capacity, symbol, label, unit }) => ({
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
  };
}
