import {
  CATEGORIES,
  type Category,
  FAMILY_NAMES,
  findRow,
  type PropertyName,
  propertyGroups,
  type SteelSectionRecord,
} from "@kingpost/sections";
import { Link } from "react-router";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import { cellOf } from "../section/property-value.ts";
import { sizePath, sizesOf } from "./addresses.ts";

const SPECIFIED: ReadonlySet<Category> = new Set(CATEGORIES);

/** Whether a family is one of the ten that have an outline and design tables. */
const isSpecified = (category: Category) => SPECIFIED.has(category);

/** What sizes of a family are chosen by. */
const COLUMNS: readonly PropertyName[] = [
  "mass",
  "d",
  "bf",
  "tf",
  "tw",
  "ag",
  "ix",
  "zx",
  "sx",
  "iy",
  "zy",
  "j",
];

/** The sizes of a family with their main properties, each a link to its page. */
export function FamilyPage({ category }: { readonly category: Category }) {
  const catalogue = useCatalogue();
  const records = sizesOf(catalogue, category).flatMap(({ id }) => catalogue.record(id) ?? []);
  const [first] = records;
  if (!first) return null;
  const own = propertyGroups(first).flatMap(({ rows }) => rows);
  const columns = COLUMNS.flatMap((property) => own.find((row) => row.property === property) ?? []);
  return (
    <>
      <h1 className="text-32">{FAMILY_NAMES[category]}</h1>
      <p className="mt-1 text-16">
        {records.length} sizes. Values of {first.grade}; each size has its own page with both grades, the
        cross-section to scale and the section capacities.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14" data-print="hide">
        <a href={`/section-library-preview?view=table&family=${category}`}>
          This table in the Section Library
        </a>
        {isSpecified(category) ? (
          <a href={`/design-tables?family=${category}`}>Design capacity tables</a>
        ) : null}
      </p>
      <div className="family-scroll">
        <table translate="no" className="grade-table">
          <caption className="sr-only">{FAMILY_NAMES[category]}</caption>
          <thead>
            <tr>
              <th scope="col" className="text-left!">
                Size
              </th>
              {columns.map((row) => (
                <th key={row.property} scope="col" title={row.label}>
                  {row.symbol ? <PropertySymbol symbol={row.symbol} /> : row.label}
                  <span className="block font-normal text-12">
                    <UnitText unit={row.unit} exponent={row.exponent} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.id}>
                <th scope="row">
                  <Link to={sizePath(record.name)}>{record.name}</Link>
                  {record.isListed ? "" : " *"}
                </th>
                {columns.map((row) => {
                  const found = findRow(record, row.property);
                  return <td key={row.property}>{found ? cellOf(record, found).markedText : ""}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend records={records} />
    </>
  );
}

/** The marks that are in the table. */
function Legend({ records }: { readonly records: readonly SteelSectionRecord[] }) {
  const texts = records.flatMap((record) =>
    COLUMNS.flatMap((property) => {
      const row = findRow(record, property);
      return row ? [cellOf(record, row).markedText] : [];
    }),
  );
  const has = (mark: string) => texts.some((text) => text.includes(mark));
  return (
    <p className="mt-3 text-13 text-steel">
      {records.every(({ isListed }) => isListed)
        ? ""
        : "* Not supplied in this grade according to the tables. "}
      {has("calc.") ? "calc.: calculated from the dimensions, not published. " : ""}
      {has("\u2020") ? "\u2020 Published and calculated values differ: the page of the size has both." : ""}
    </p>
  );
}
