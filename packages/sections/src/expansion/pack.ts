import type { CatalogueData, Column, FamilyData } from "../catalogue/catalogue-data.ts";
import { ALL_CATEGORIES, type Category, type PropertyName } from "../record/record.ts";
import type { PrintedValues, SourceRow } from "../source/source.ts";
import { SOURCE_COLUMNS } from "../source/source-columns.ts";
import { dimensionInName } from "./unpack.ts";

/**
 * Writes the rows of all families in the compact form of the built file. The same rows give the same bytes.
 *
 * `hash` names the content; it receives the whole file without its version.
 */
export function packCatalogue(rows: readonly SourceRow[], hash: (content: string) => string): CatalogueData {
  const availabilities: { availability: string; basis: string }[] = [];
  const gradeLists: string[] = [];
  const origins: string[] = [];
  const families: Record<string, FamilyData> = {};
  for (const category of ALL_CATEGORIES) {
    const family = rows.filter((row) => row.category === category);
    families[category] = {
      designations: family.map((row) => row.designation),
      availability: family.map((row) => availabilityIn(availabilities, row)),
      grades: family.map((row) => positionIn(gradeLists, row.grades.join(" "))),
      ...originsOf(origins, family),
      columns: shareEqualColumns(columnsOf(category, family)),
    };
  }
  const content = { availabilities, gradeLists, origins, families };
  return { version: hash(JSON.stringify(content)), ...content };
}

function availabilityIn(known: { availability: string; basis: string }[], row: SourceRow): number {
  const { availability, availabilityBasis: basis } = row;
  const at = known.findIndex((one) => one.availability === availability && one.basis === basis);
  return at >= 0 ? at : known.push({ availability, basis }) - 1;
}

function positionIn(known: string[], list: string): number {
  const at = known.indexOf(list);
  return at >= 0 ? at : known.push(list) - 1;
}

function originsOf(known: string[], rows: readonly SourceRow[]): Pick<FamilyData, "origins"> {
  const origins = rows.flatMap(({ origin }) => (origin === undefined ? [] : [positionIn(known, origin)]));
  return origins.length > 0 ? { origins } : {};
}

function columnsOf(category: Category, rows: readonly SourceRow[]): Map<string, Column> {
  const { dimensions, gross, optional, design, grades } = SOURCE_COLUMNS[category];
  const columns = new Map<string, Column>();
  for (const [at, name] of dimensions.entries()) {
    if (rows.every((row) => row.dimensions[name] === dimensionInName(row.designation, at))) continue;
    columns.set(
      name,
      rows.map((row) => row.dimensions[name] ?? null),
    );
  }
  for (const [name, property] of Object.entries({ ...gross, ...optional })) {
    columns.set(
      name,
      column(
        rows.map((row) => row.gross),
        property,
      ),
    );
  }
  for (const grade of grades) {
    const printed = rows.map((row) => row.design[grade] ?? {});
    for (const [name, property] of Object.entries(design)) {
      columns.set(`${name}@${grade}`, column(printed, property));
    }
  }
  return columns;
}

function column(printed: readonly PrintedValues[], property: PropertyName): Column {
  const values = printed.map((values) => values[property] ?? null);
  if (values.every((value) => typeof value !== "string")) return values;
  return values.map((value) => value ?? "-").join("");
}

/** A column that repeats an earlier one becomes a reference to it; one in which nothing is published is left out. */
function shareEqualColumns(columns: ReadonlyMap<string, Column>): Record<string, Column> {
  const shared: Record<string, Column> = {};
  const seen = new Map<string, string>();
  for (const [name, values] of columns) {
    if (typeof values !== "string" && values.every((value) => value === null)) continue;
    const content = JSON.stringify(values);
    const earlier = seen.get(content);
    shared[name] = earlier === undefined ? values : `=${earlier}`;
    if (earlier === undefined) seen.set(content, name);
  }
  return shared;
}
