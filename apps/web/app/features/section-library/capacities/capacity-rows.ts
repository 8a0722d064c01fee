import {
  CAPACITY_LABELS,
  type CapacityName,
  type CapacityQuery,
  type CapacityUnit,
  capacityTitle,
  type DetailCapacity,
  unitOf,
} from "@kingpost/as4100";
import type { MathText } from "@kingpost/calc";
import { kindOf, type SteelSectionRecord } from "@kingpost/sections";
import { DEFAULT_BEARING_MM, type Member } from "./member/member.ts";

type Family = SteelSectionRecord["category"];

/** A capacity as a row or a column names it. */
export interface CapacityRow extends DetailRow {
  readonly unit: "kN" | "kNm";
}

/** The same of any value, whatever its unit. */
export interface DetailRow {
  readonly capacity: CapacityName;
  readonly symbol: MathText;
  readonly label: string;
  readonly unit: CapacityUnit;
  /** Families that have this direction; every family when left out. */
  readonly families?: readonly Family[];
}

function row(capacity: Exclude<CapacityName, DetailCapacity>, families?: readonly Family[]): CapacityRow {
  return { ...named(capacity, families), unit: unitOf(capacity) };
}

function detailRow(capacity: DetailCapacity, families: readonly Family[]): DetailRow {
  return { ...named(capacity, families), unit: unitOf(capacity) };
}

function named<Name extends CapacityName>(capacity: Name, families: readonly Family[] | undefined) {
  const { symbol, title } = CAPACITY_LABELS[capacity];
  const plain = { capacity, symbol, label: title } as const;
  return families ? { ...plain, families } : plain;
}

const ANGLES = ["EA", "UA", "CUSTOM-ANGLE"] as const;
const CHANNELS = ["PFC", "CUSTOM-CHANNEL"] as const;
/** A circular section has the same shear capacity in every direction: one row is enough. */
const BOXES = ["RHS", "SHS", "CUSTOM-BOX"] as const;

const HOLLOW = ["CHS", ...BOXES] as const;
const WITH_WEB = ["UB", "UC", "UBP", "WB", "WC", "CUSTOM-I", "PFC", "RHS", "SHS"] as const;
const BUCKLES_LATERALLY = [
  "UB",
  "UC",
  "UBP",
  "TFB",
  "WB",
  "WC",
  "CUSTOM-I",
  "CUSTOM-CHANNEL",
  "PFC",
  "RHS",
  "CUSTOM-BOX",
] as const;

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
  row("phiMz", HOLLOW),
  row("phiNt"),
  row("phiNs"),
];

/** Capacities of a member of the chosen effective lengths. */
export const MEMBER_ROWS: readonly CapacityRow[] = [row("phiNcx"), row("phiNcy"), row("phiMbx")];

/** Longest segment of a member with full lateral restraint. */
export const RESTRAINT_ROWS: readonly DetailRow[] = [detailRow("FLR", BUCKLES_LATERALLY)];

/** Web bearing per millimetre, as design capacity tables publish it. */
export const BEARING_MM_ROWS: readonly DetailRow[] = [
  detailRow("phiRbyMm", WITH_WEB),
  detailRow("phiRbbMm", WITH_WEB),
];

/** Web bearing: per millimetre, and for the stiff bearing length chosen. */
export const BEARING_ROWS: readonly DetailRow[] = [
  ...BEARING_MM_ROWS,
  row("phiRby", WITH_WEB),
  row("phiRbb", WITH_WEB),
  row("phiRbyEnd", WITH_WEB),
  row("phiRbbEnd", WITH_WEB),
];

/** Those that every section can be compared by. */
export const COMPARED_ROWS: readonly CapacityRow[] = [
  ...SECTION_ROWS.filter(({ families }) => families === undefined),
  ...MEMBER_ROWS,
];

const ALL_ROWS: readonly DetailRow[] = [...SECTION_ROWS, ...MEMBER_ROWS, ...RESTRAINT_ROWS, ...BEARING_ROWS];

/** The row of a capacity. */
export function capacityRow(capacity: CapacityName): DetailRow | undefined {
  return ALL_ROWS.find((one) => one.capacity === capacity);
}

/** The rows that any of the families has, with titles that apply to all of them. */
export function rowsOfFamilies<Row extends DetailRow>(
  rows: readonly Row[],
  categories: readonly Family[],
): readonly Row[] {
  return rows
    .filter(({ families }) => families === undefined || categories.some((one) => families.includes(one)))
    .map((row) => {
      const [title = row.label, other] = new Set(
        categories.map((one) => capacityTitle(row.capacity, kindOf(one))),
      );
      return other === undefined ? { ...row, label: title } : row;
    });
}

/** The rows that a family has, with its titles. */
export function rowsOfFamily<Row extends DetailRow>(rows: readonly Row[], category: Family): readonly Row[] {
  return rowsOfFamilies(rows, [category]);
}

/** The inputs of a member that a capacity depends on, as conditions name them; empty for the capacity of a section. */
export function memberInputs(key: string, { lex, ley, leb, alphaM }: Member): string {
  switch (key) {
    case "phiNcx":
      return `lex = ${lex} m`;
    case "phiNcy":
      return `ley = ${ley} m`;
    case "phiMbx":
      return `le = ${leb} m, \u03b1m = ${alphaM}`;
    default:
      return "";
  }
}

/** The engine's query for a capacity of this member. Units mm. */
export function queryOf(capacity: CapacityName, member: Member): CapacityQuery {
  switch (capacity) {
    case "phiNcx":
      return { capacity, le: member.lex * 1000 };
    case "phiNcy":
      return { capacity, le: member.ley * 1000 };
    case "phiMbx":
      return { capacity, le: member.leb * 1000, alphaM: member.alphaM };
    case "phiRby":
    case "phiRbb":
    case "phiRbyEnd":
    case "phiRbbEnd":
      return { capacity, bs: member.bs ?? DEFAULT_BEARING_MM };
    default:
      return { capacity };
  }
}
