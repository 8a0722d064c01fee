import { findRow, type PropertyName, type PropertyRow, type SteelSectionRecord } from "@kingpost/sections";
import { formatChange, formatProperty } from "@kingpost/sections/text";
import { cellOf, NO_VALUE, type PropertyCell, roundedAsShown } from "../section/property-value.ts";

/** Properties of which more is better: second moment of area, modulus, strength. */
const LARGER: ReadonlySet<PropertyName> = new Set([
  ...(["ix", "zx", "sx", "rx", "zex", "zexA", "zexC", "iy", "zy", "sy", "ry", "zey"] as const),
  ...(["zyL", "zyR", "zeyL", "zeyR", "zey300", "zey350", "zy3", "zy5", "zeyB", "zeyD"] as const),
  ...(["in", "ip", "j", "iw", "c", "kf", "fy", "fyw", "fu"] as const),
  ...(["fyHighStrength", "fywHighStrength", "fuHighStrength"] as const),
]);
const SMALLER: ReadonlySet<PropertyName> = new Set(["mass"]);

/** Positions and slopes, for which a percentage does not apply. */
const NO_CHANGE: ReadonlySet<PropertyName> = new Set(["inp", "tanAlpha", "x5", "y5"]);

/**
 * One row of the comparison in numbers: a value for each section that has one, rounded as its text on screen, so that changes and
 * best values hold of what the user reads.
 */
export interface ComparedRow {
  readonly values: readonly (number | undefined)[];
  readonly texts: readonly string[];
}

export interface ComparedProperty extends ComparedRow {
  /** Undefined for a section that has no such value. */
  readonly cells: readonly (PropertyCell | undefined)[];
}

/** A property of a section, by the row of its own table, or by the given one where the record holds a value that its table leaves out. */
function cellFor(record: SteelSectionRecord, row: PropertyRow): PropertyCell | undefined {
  const own = findRow(record, row.property);
  const cell = cellOf(record, own ?? row);
  const hasValue = cell.source !== undefined && cell.source !== "not-applicable";
  return own || hasValue ? cell : undefined;
}

export function comparedRow(records: readonly SteelSectionRecord[], row: PropertyRow): ComparedProperty {
  const cells = records.map((record) => cellFor(record, row));
  const shown = cells.map((cell) => {
    if (!cell) return { text: NO_VALUE, value: undefined };
    const { text, number } = cell.shown;
    return { text, value: number === undefined ? number : roundedAsShown(number, cell.row, cell.source) };
  });
  return { cells, texts: shown.map(({ text }) => text), values: shown.map(({ value }) => value) };
}

/** The change of each value against the first; undefined for the first, a dash where a share means nothing. */
export function changesBetween(values: ComparedRow["values"]): readonly (string | undefined)[] {
  const [first] = values;
  return values.map((value, index) => {
    if (index === 0 || value === undefined) return undefined;
    if (first === undefined || first <= 0 || value <= 0) return NO_VALUE;
    return formatChange((100 * (value - first)) / first);
  });
}

/** `changesBetween` for a row of the table; none for positions and slopes. */
export function changesOf({ values }: ComparedRow, property: PropertyName): readonly (string | undefined)[] {
  const changes = changesBetween(values);
  return NO_CHANGE.has(property)
    ? changes.map((change) => (change === undefined ? change : NO_VALUE))
    : changes;
}

/** Which columns hold the best value of a row; none where fewer than two have a value or where all are alike. */
export function bestColumns(
  values: ComparedRow["values"],
  what: "largest" | "smallest",
): ReadonlySet<number> {
  const numbers = values.filter((value) => value !== undefined);
  if (numbers.length < 2) return new Set();
  const best = what === "smallest" ? Math.min(...numbers) : Math.max(...numbers);
  const columns = values.flatMap((value, index) => (value === best ? [index] : []));
  return columns.length === numbers.length ? new Set() : new Set(columns);
}

/** `bestColumns` for a row of the table; none where best means nothing. */
export function bestOf({ values }: ComparedRow, property: PropertyName): ReadonlySet<number> {
  if (SMALLER.has(property)) return bestColumns(values, "smallest");
  return LARGER.has(property) ? bestColumns(values, "largest") : new Set();
}

/** The properties compared per unit mass, in the order of the table. */
const PER_KG = ["ix", "zx", "sx", "zex", "iy", "zy", "sy", "zey", "j"] as const satisfies PropertyName[];

export interface PerKgRow extends ComparedRow {
  readonly row: PropertyRow;
}

/** Properties per unit mass: units of the property per kg/m, each by the mass of its section. */
export function perKgRows(records: readonly SteelSectionRecord[]): readonly PerKgRow[] {
  return PER_KG.flatMap((property) => {
    const row = records.map((record) => findRow(record, property)).find((one) => one !== undefined);
    if (!row) return [];
    const exact = comparedRow(records, row).values.map((value, index) => {
      const { [property]: full, mass } = records[index]?.properties ?? {};
      return value === undefined || full === undefined || !mass ? undefined : full / mass;
    });
    const values = exact.map((value) =>
      value === undefined ? undefined : roundedAsShown(value, row, "computed"),
    );
    const texts = exact.map((value) =>
      value === undefined ? NO_VALUE : formatProperty(value, row.exponent, "computed"),
    );
    return [{ row, values, texts }];
  });
}
