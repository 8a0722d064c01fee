import { type CapacityName, formatCapacity } from "@kingpost/as4100";
import { isCovered, type MathText, mathText } from "@kingpost/calc";
import {
  ALL_CATEGORIES,
  type Category,
  DERIVED_ROWS,
  type DerivedKey,
  mergedGroups,
  type PropertyName,
  type PropertyRow,
  propertyGroups,
  type SectionRecord,
  type Standard,
} from "@kingpost/sections";
import { derivedNumber } from "@kingpost/sections/derived";
import { capacityFor, isCapacityDoubted, isWeldGoverning, WELD_GOVERNS } from "../capacities/capacity-for.ts";
import {
  BEARING_MM_ROWS,
  type CapacityRow,
  type DetailRow,
  MEMBER_ROWS,
  RESTRAINT_ROWS,
  rowsOfFamily,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member/member.ts";
import { quantityOf } from "../quantities/quantities.ts";
import { cellOf, formatNumber, NO_VALUE } from "../section/property-value.ts";

/** The same for every section of a family and tab, or a repeat of another column. */
const NO_COLUMN: ReadonlySet<PropertyName> = new Set([
  "fabrication",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
  "zey300",
  "zey350",
]);

/** Short titles that fit above a few columns. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  "About the x-axis": "About x",
  "About the y-axis": "About y",
  "About the n- and p-axes": "About n and p",
  "Design to AS 4100": "Design",
};

/** Words that head a column of single letters. */
const SHORT_LABELS: Partial<Record<PropertyName, string>> = {
  compactness: "Class",
  compactnessX: "Class x",
  compactnessY: "Class y",
  compactnessYL: "Class yL",
  compactnessYR: "Class yR",
};

/** An angle's moduli carry the letter of their load, which a column has no other place for. */
const LOAD_SYMBOLS: Partial<Record<PropertyName, MathText>> = {
  zexA: mathText("Z_exA"),
  zexC: mathText("Z_exC"),
  zeyB: mathText("Z_eyB"),
  zeyD: mathText("Z_eyD"),
};

/** A column of the table: its head and the value of a section. */
export interface TableColumn extends Pick<PropertyRow, "symbol" | "label" | "unit" | "exponent"> {
  readonly key: string;
  readonly cell: (record: SectionRecord) => TableCell;
}

export interface TableCell {
  readonly text: string;
  /** Calculated, or set by a standard: not published. */
  readonly isOurs: boolean;
  /** Published, and contradicted by the engine. */
  readonly isDoubted: boolean;
  /** Why a capacity has no value. */
  readonly reason?: string | undefined;
  /** What governs a capacity in place of its usual formula. */
  readonly note?: string | undefined;
}

export interface ColumnGroup {
  readonly title: string;
  readonly columns: readonly TableColumn[];
}

/** The title above the columns that a filter or the sort order is on. */
export const FIRST_COLUMNS = "Filters and sort";

/**
 * The columns of a family's table in their groups; of the whole catalogue those that most families share. Those of `first`, keys
 * of quantities, are moved to a group in front.
 */
export function tableGroups(
  family: Category | "all",
  standard: Standard,
  member: Member,
  first: readonly string[] = [],
): readonly ColumnGroup[] {
  const groups = [
    ...propertyColumns(family, standard, first),
    ...derivedColumns(family, first),
    capacityColumns("Section capacities", rowsFor(SECTION_ROWS, family), member),
    capacityColumns(memberTitle(member), MEMBER_ROWS, member),
    ...(family === "all" ? [] : detailColumns(family, member)),
  ].filter(({ columns }) => columns.length > 0);
  const columns = groups.flatMap((group) => group.columns);
  const front = first.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  if (front.length === 0) return groups;
  const rest = groups.map(({ title, columns }) => ({
    title,
    columns: columns.filter((column) => !front.includes(column)),
  }));
  return [{ title: FIRST_COLUMNS, columns: front }, ...rest.filter(({ columns }) => columns.length > 0)];
}

/** What follows from the dimensions and is in no table; of every family only what is wanted. */
function derivedColumns(family: Category | "all", asked: readonly string[]): readonly ColumnGroup[] {
  const rows = DERIVED_ROWS.filter(({ key }) =>
    family === "all" ? asked.includes(key) : !isWithout(family, key),
  );
  return [...Map.groupBy(rows, ({ group }) => group)].map(([title, members]) => ({
    title,
    columns: members.map((row) => ({
      ...row,
      cell: (record) => {
        const value = derivedNumber(record, row.key);
        const text = value === undefined ? NO_VALUE : formatNumber(value, row, "computed");
        return { text, isOurs: true, isDoubted: false };
      },
    })),
  }));
}

/** Hollow sections have fewer cases of exposure: a column of dashes is left out. */
function isWithout(family: Category, key: DerivedKey): boolean {
  if (family === "CHS" || family === "RB") return /^ksm[2-6]$/.test(key);
  return (family === "RHS" || family === "SHS") && key === "ksm4";
}

/** What the published tables have for some families only. */
function detailColumns(family: Category, member: Member): readonly ColumnGroup[] {
  return [
    capacityColumns("Full restraint", rowsOfFamily(RESTRAINT_ROWS, family), member),
    capacityColumns("Web bearing", rowsOfFamily(BEARING_MM_ROWS, family), member),
  ].filter(({ columns }) => columns.length > 0);
}

/**
 * Why capacities in a table have no value, each reason once. One record of each family will do: within a family of the catalogue
 * all sections have the same capacities.
 */
export function unvaluedReasons(
  groups: readonly ColumnGroup[],
  records: readonly SectionRecord[],
): readonly string[] {
  const columns = groups.flatMap((group) => group.columns);
  return [...new Set(records.flatMap((record) => columns.flatMap(({ cell }) => cell(record).reason ?? [])))];
}

function rowsFor(rows: readonly CapacityRow[], family: Category | "all"): readonly CapacityRow[] {
  return family === "all" ? rows.filter(({ families }) => !families) : rowsOfFamily(rows, family);
}

function memberTitle({ lex, ley, leb, alphaM }: Member): string {
  return `Member, lex ${lex} m, ley ${ley} m, le ${leb} m, \u03b1m ${alphaM}`;
}

function capacityColumns(title: string, rows: readonly DetailRow[], member: Member): ColumnGroup {
  const cell = (capacity: CapacityName) => (record: SectionRecord) => {
    const value = capacityFor(record, capacity, member);
    if (!isCovered(value)) return { text: NO_VALUE, isOurs: true, isDoubted: false, reason: value.reason };
    const { text } = formatCapacity(value, capacity);
    const note = isWeldGoverning(record, capacity, member) ? WELD_GOVERNS.meaning : undefined;
    return { text, isOurs: true, isDoubted: isCapacityDoubted(record, capacity, member), note };
  };
  return {
    title,
    columns: rows.map(({ capacity, symbol, label, unit }) => ({
      key: capacity,
      symbol,
      label,
      unit,
      exponent: 0,
      cell: cell(capacity),
    })),
  };
}

/** "C (compact)" has only its letter: the legend is below the table. */
function short(text: string): string {
  return /^[CNS] \(/.test(text) ? text.slice(0, 1) : text;
}

function propertyColumn(row: PropertyRow): TableColumn {
  return {
    key: row.property,
    symbol: LOAD_SYMBOLS[row.property] ?? row.symbol ?? quantityOf(row.property)?.row.symbol,
    label: SHORT_LABELS[row.property] ?? row.label,
    unit: row.unit,
    exponent: row.exponent,
    cell: (record) => {
      const { text, sourceMark, dispute } = cellOf(record, row);
      return { text: short(text), isOurs: sourceMark !== undefined, isDoubted: dispute !== undefined };
    },
  };
}

function propertyColumns(
  family: Category | "all",
  standard: Standard,
  asked: readonly string[],
): readonly ColumnGroup[] {
  const groups =
    family === "all"
      ? mergedGroups(ALL_CATEGORIES.map((category) => ({ category, standard })))
      : propertyGroups({ category: family, standard });
  return groups
    .map(({ title, rows }) => ({
      title: SHORT_TITLES[title] ?? title,
      columns: rows
        .filter(({ property }) => !NO_COLUMN.has(property))
        .filter(({ property }) => family !== "all" || SHARED.has(property) || asked.includes(property))
        .map(propertyColumn),
    }))
    .filter(({ columns }) => columns.length > 0);
}

/** The columns of a table of every family: those that most families have. */
const SHARED: ReadonlySet<PropertyName> = new Set([
  "d",
  "bf",
  "tf",
  "tw",
  "mass",
  "ag",
  "ix",
  "zx",
  "sx",
  "rx",
  "zex",
  "iy",
  "zy",
  "sy",
  "ry",
  "zey",
  "j",
  "iw",
  "kf",
  "compactnessX",
  "fy",
  "fu",
]);
