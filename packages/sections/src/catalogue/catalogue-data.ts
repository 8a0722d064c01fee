/**
 * The built catalogue file: the published facts of every size, column by column, without calculated values.
 *
 * The types are as loose as JSON is, so that an imported file fits them; `loadCatalogue` checks what it relies on.
 */
export interface CatalogueData {
  /** Changes if and only if a fact in the file changes. */
  readonly version: string;
  /** Availability and why, each pair once; the families refer to them by position. */
  readonly availabilities: readonly { readonly availability: string; readonly basis: string }[];
  /** The grades that list a size, each combination once, in the notation of the tables (`300 350`); referred to by position. */
  readonly gradeLists: readonly string[];
  /** Where a size comes from, each note once; referred to by position. */
  readonly origins: readonly string[];
  /** By category code. */
  readonly families: Readonly<Record<string, FamilyData>>;
}

export interface FamilyData {
  readonly designations: readonly string[];
  /** Positions in `availabilities`, one for each size. */
  readonly availability: readonly number[];
  /** Positions in `gradeLists`, one for each size. */
  readonly grades: readonly number[];
  /** Positions in `origins`, one for each size; absent where the family has none. */
  readonly origins?: readonly number[];
  /** By the header of the family's CSV file, unit and grade included (`Ag_mm2`, `kf@350`). */
  readonly columns: Readonly<Record<string, Column>>;
}

/** The columns of every family, by category code. */
export type CatalogueColumns = Readonly<Record<string, FamilyData["columns"]>>;

/** A catalogue in two files: what a list of the sections needs, and the columns behind its records. */
export function splitCatalogue(data: CatalogueData): {
  readonly list: CatalogueData;
  readonly columns: CatalogueColumns;
} {
  const families = Object.entries(data.families);
  return {
    list: {
      ...data,
      families: Object.fromEntries(families.map(([code, family]) => [code, { ...family, columns: {} }])),
    },
    columns: Object.fromEntries(families.map(([code, { columns }]) => [code, columns])),
  };
}

/** The columns of some sizes alone, each in its place. */
export function columnsOfSizes(data: CatalogueData, sizes: ReadonlySet<string>): CatalogueColumns {
  const families = Object.entries(data.families).flatMap(([code, { designations, columns }]) => {
    const isIn = designations.map((designation) => sizes.has(designation));
    // Nothing follows the last of them.
    const end = isIn.lastIndexOf(true) + 1;
    const of = (column: Column): Column => {
      if (typeof column !== "string")
        return column.slice(0, end).map((value, at) => (isIn[at] ? value : null));
      if (column.startsWith("=")) return column;
      return [...column.slice(0, end)].map((letter, at) => (isIn[at] ? letter : "-")).join("");
    };
    const kept = Object.entries(columns).map(([name, column]) => [name, of(column)] as const);
    return end > 0 ? [[code, Object.fromEntries(kept)] as const] : [];
  });
  return Object.fromEntries(families);
}

/** The catalogue of its two files. */
export function joinCatalogue(list: CatalogueData, columns: CatalogueColumns): CatalogueData {
  const families = Object.entries(list.families).map(([code, family]): [string, FamilyData] => [
    code,
    { ...family, columns: columns[code] ?? {} },
  ]);
  return { ...list, families: Object.fromEntries(families) };
}

/**
 * One value for each size, in the order of `designations`:
 * numbers, null where nothing is published; a text of one letter each for compactness (`CCN`), "-" where nothing is
 * published; or `=Ix_mm4`, the column of the same family that holds the very same values (y of a square, for example).
 */
export type Column = readonly (number | null)[] | string;
