import {
  CAPACITY_LABELS,
  type CapacityName,
  type CapacityQuery,
  capacityTitle,
  kindOf,
  unitOf,
} from "@kingpost/as4100";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import type { Member } from "./member.ts";

type Family = SteelSectionRecord["category"];

/** A capacity as a row or a column names it. */
export interface CapacityRow {
  readonly capacity: CapacityName;
  readonly symbol: readonly [base: string, subscript: string];
  readonly label: string;
  readonly unit: "kN" | "kNm";
  /** Families that have this direction; every family when left out. */
  readonly families?: readonly Family[];
}

function row(capacity: CapacityName, families?: readonly Family[]): CapacityRow {
  const { symbol, title } = CAPACITY_LABELS[capacity];
  const named = { capacity, symbol, label: title, unit: unitOf(capacity) } as const;
  return families ? { ...named, families } : named;
}

const ANGLES = ["EA", "UA", "CUSTOM-ANGLE"] as const;
const CHANNELS = ["PFC"] as const;
/** A circular one has the same shear in every direction: one row says it. */
const BOXES = ["RHS", "SHS", "CUSTOM-BOX"] as const;

/** Capacities of the cross-section, in the order of the page. */
export const SECTION_ROWS: readonly CapacityRow[] = [
  row("phiMsx"),
  row("phiMsxA", ANGLES),
  row("phiMsxC", ANGLES),
  row("phiMsy"),
  row("phiMsyL", CHANNELS),
  row("phiMsyR", CHANNELS),
  row("phiMsyB", ANGLES),
  row("phiMsyD", ANGLES),
  row("phiVv"),
  row("phiVvy", BOXES),
  row("phiNt"),
  row("phiNs"),
];

/** Capacities of a member of the chosen effective lengths. */
export const MEMBER_ROWS: readonly CapacityRow[] = [row("phiNcx"), row("phiNcy"), row("phiMbx")];

/** Those that every section can be compared by. */
export const COMPARED_ROWS: readonly CapacityRow[] = [
  ...SECTION_ROWS.filter(({ families }) => families === undefined),
  ...MEMBER_ROWS,
];

const ALL_ROWS = [...SECTION_ROWS, ...MEMBER_ROWS];

/** The row of a capacity. */
export function capacityRow(capacity: CapacityName): CapacityRow | undefined {
  return ALL_ROWS.find((one) => one.capacity === capacity);
}

/** The rows that any of the families has, in words that hold for all of them. */
export function rowsOfFamilies(
  rows: readonly CapacityRow[],
  categories: readonly Family[],
): readonly CapacityRow[] {
  return rows
    .filter(({ families }) => families === undefined || categories.some((one) => families.includes(one)))
    .map((row) => {
      const [title = row.label, other] = new Set(
        categories.map((one) => capacityTitle(row.capacity, kindOf(one))),
      );
      return other === undefined ? { ...row, label: title } : row;
    });
}

/** The rows that a family has, in its words. */
export function rowsOfFamily(rows: readonly CapacityRow[], category: Family): readonly CapacityRow[] {
  return rowsOfFamilies(rows, [category]);
}

/** What is asked of the engine for a capacity of this member. Units mm. */
export function queryOf(capacity: CapacityName, member: Member): CapacityQuery {
  switch (capacity) {
    case "phiNcx":
      return { capacity, le: member.lex * 1000 };
    case "phiNcy":
      return { capacity, le: member.ley * 1000 };
    case "phiMbx":
      return { capacity, le: member.leb * 1000, alphaM: member.alphaM };
    default:
      return { capacity };
  }
}
