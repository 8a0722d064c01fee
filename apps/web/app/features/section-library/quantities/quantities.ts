import { type MathText, mathText } from "@kingpost/calc";
import {
  ALL_CATEGORIES,
  type Catalogue,
  type Category,
  columnOf,
  DERIVED_ROWS,
  type DerivedKey,
  mergedGroups,
  type PropertyName,
  type PropertyRow,
  propertyGroups,
  symbolText,
} from "@kingpost/sections";
import { type CapacityRow, MEMBER_ROWS, SECTION_ROWS } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member/member.ts";
import { capacityColumn, derivedColumn } from "./quantity-columns.ts";

/** A number that sections can be filtered, sorted and charted by. */
export interface Quantity {
  /** Its name in a link: the record's property, the derived number or the capacity. */
  readonly key: string;
  /** Its group in the property table. */
  readonly group: string;
  /** Symbol, label and unit as in the property table. */
  readonly row: Pick<PropertyRow, "symbol" | "label" | "unit" | "exponent" | "format">;
  /** The record's property; undefined for what is calculated on demand. */
  readonly property: PropertyName | undefined;
  /** One number per entry of the catalogue, in base units; NaN where a family has none. Only member capacities ask for the member. */
  column(catalogue: Catalogue, member: Member): Float64Array;
}

/** Repeat the record's own values of the other tab, or another row of the same family. */
export const REPEATED_PROPERTIES: ReadonlySet<PropertyName> = new Set([
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
  "zey300",
  "zey350",
]);

/** Symbols of the rows that families name differently, for a list where they stand together. */
const SYMBOLS_OF_MIXED: Partial<Record<PropertyName, MathText>> = {
  d: mathText("d"),
  bf: mathText("b_f"),
  tf: mathText("t_f"),
  tw: mathText("t_w"),
  r1: mathText("r_1"),
  d1: mathText("d_1"),
};

const EVERY_FAMILY = ALL_CATEGORIES.map((category) => ({ category, standard: "Aust300" }) as const);

/** The families whose thickness has the symbol t: one for the legs of an angle, one for the wall of a hollow section. */
const OF_ONE_THICKNESS: ReadonlySet<Category> = new Set(["EA", "UA", "CHS", "RHS", "SHS"]);

const ofOneThickness = new WeakMap<Float64Array, Float64Array>();

/** t of angles and hollow sections, which have no flange and no web. */
const THICKNESS: Quantity = {
  key: "t",
  group: "Dimensions",
  row: {
    symbol: mathText("t"),
    label: "Thickness of leg or wall",
    unit: "mm",
    exponent: 0,
    format: "one-decimal",
  },
  property: "tf",
  column: (catalogue) => {
    const all = columnOf(catalogue, "tf");
    const known =
      ofOneThickness.get(all) ??
      all.map((value, at) => {
        const category = catalogue.entries[at]?.category;
        return category && OF_ONE_THICKNESS.has(category) ? value : Number.NaN;
      });
    ofOneThickness.set(all, known);
    return known;
  },
};

const PROPERTIES: readonly Quantity[] = mergedGroups(EVERY_FAMILY).flatMap(({ title, rows }) =>
  rows
    .filter(({ format, property }) => format !== "text" && !REPEATED_PROPERTIES.has(property))
    .flatMap((row) => {
      const quantity: Quantity = {
        key: row.property,
        group: title,
        row: { ...row, symbol: row.symbol ?? SYMBOLS_OF_MIXED[row.property] },
        property: row.property,
        column: (catalogue) => columnOf(catalogue, row.property),
      };
      return row.property === "tw" ? [quantity, THICKNESS] : [quantity];
    }),
);

const DERIVED: readonly Quantity[] = DERIVED_ROWS.map((row) => ({
  key: row.key,
  group: row.group,
  row,
  property: undefined,
  column: (catalogue) => derivedColumn(catalogue, row.key),
}));

function capacityQuantity(group: string, { capacity, symbol, label, unit }: CapacityRow): Quantity {
  return {
    key: capacity,
    group,
    row: { symbol, label, unit, exponent: unit === "kNm" ? 6 : 3, format: "figures" },
    property: undefined,
    column: (catalogue, member) => capacityColumn(catalogue, capacity, member),
  };
}

/** Capacities in directions that every family has; those of single families are on their sections' pages. */
const CAPACITIES: readonly Quantity[] = [
  ...SECTION_ROWS.filter(({ families }) => !families).map((row) =>
    capacityQuantity("Section capacities", row),
  ),
  ...MEMBER_ROWS.map((row) => capacityQuantity("Member capacities", row)),
];

const ON_DEMAND: ReadonlySet<string> = new Set([...DERIVED, ...CAPACITIES].map(({ key }) => key));

/** Whether a key names a capacity or a derived number, whose calculation has to be loaded first. */
export function isOnDemand(key: string): boolean {
  return ON_DEMAND.has(key);
}

export const QUANTITIES: readonly Quantity[] = [...PROPERTIES, ...DERIVED, ...CAPACITIES];

const BY_KEY = new Map(QUANTITIES.map((quantity) => [quantity.key, quantity]));

/** The quantity of a link's key, or undefined. */
export function quantityOf(key: string): Quantity | undefined {
  return BY_KEY.get(key);
}

/** Names that users type for a quantity, besides its symbols. */
const WORDS: Readonly<Record<string, PropertyName | DerivedKey>> = {
  depth: "d",
  diameter: "d",
  width: "bf",
  mass: "mass",
  weight: "mass",
  kg: "mass",
  "kg/m": "mass",
  area: "ag",
  thickness: "tf",
  web: "tw",
  flange: "tf",
  ksm: "ksm1",
};

/** The name of a quantity in running text: `Ix`, `mass`. */
export function quantitySymbol({ row, key }: Quantity): string {
  return symbolText(row) || key;
}

function namesOf(): ReadonlyMap<string, Quantity> {
  const names = new Map<string, Quantity>();
  const add = (name: string, key: string) => {
    const quantity = quantityOf(key);
    if (quantity && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), quantity);
  };
  for (const quantity of QUANTITIES) names.set(quantity.key.toLowerCase(), quantity);
  const rows = EVERY_FAMILY.flatMap(propertyGroups).flatMap((group) => group.rows);
  for (const row of rows) if (row.symbol) add(symbolText(row), row.property);
  for (const { row, key } of DERIVED) if (row.symbol) add(symbolText(row), key);
  for (const [word, property] of Object.entries(WORDS)) add(word, property);
  // \u03c6 is not on a keyboard: Msx and Ns will do.
  for (const { key, row } of CAPACITIES) {
    add(symbolText(row) || key, key);
    add(key.replace(/^phi/, ""), key);
  }
  return names;
}

const NAMES = namesOf();

/** Whether a text is the start of the name of a quantity: `ma` of `mass`. */
export function beginsQuantityName(text: string): boolean {
  const typed = text.toLowerCase();
  return [...NAMES.keys()].some((name) => name.startsWith(typed));
}

/** The quantity for a symbol or name, in any letter case: `Ix`, `zex`, `depth`. */
export function quantityNamed(name: string): Quantity | undefined {
  return NAMES.get(name.trim().toLowerCase());
}
