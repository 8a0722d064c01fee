import {
  assumptionsOf,
  capacitiesOverLengths,
  EDITION,
  formatCapacity,
  generalAssumptions,
  isCovered,
  type MemberCapacity,
  plainText,
  TABLE_LENGTHS,
  unitOf,
} from "@kingpost/as4100";
import { fromBase } from "@kingpost/calc";
import { FAMILY_NAMES, kindOf, type SteelSectionRecord } from "@kingpost/sections";
import type { Cell } from "../export/exact-value.ts";
import { LEAD, leadOf } from "../export/library-sheet.ts";
import { steelOf } from "./capacity-for.ts";
import { propertyBasis } from "./property-basis.ts";

/** A member capacity of every section of a family in one grade, over effective lengths. */
export interface LengthTable {
  readonly capacity: MemberCapacity;
  readonly title: string;
  readonly category: string;
  readonly standard: string;
  readonly family: string;
  readonly grade: string;
  readonly note: string;
  readonly unit: string;
  /** The moment modification factor; undefined for a capacity that has none. */
  readonly alphaM: number | undefined;
  /** What a capacity of the table takes for granted, for a file. */
  readonly assumptions: readonly string[];
  /** In metres. */
  readonly lengths: readonly number[];
  readonly rows: readonly LengthTableRow[];
}

export interface LengthTableRow {
  readonly name: string;
  /** The section as the lead columns of a file name it. */
  readonly lead: readonly string[];
  /** Whether the size is supplied in this grade according to the tables. */
  readonly isListed: boolean;
  /** As shown; undefined where there is none. */
  readonly texts: readonly (string | undefined)[];
  /** To six figures, for a file. */
  readonly values: readonly (number | undefined)[];
}

const TITLES: Readonly<Record<MemberCapacity, string>> = {
  phiNcx: "\u03c6Ncx, buckling about x",
  phiNcy: "\u03c6Ncy, buckling about y",
  phiMbx: "\u03c6Mbx, bending about x",
};

const FILE_FIGURES = 6;

/** The table of a capacity for the sections of a family in one grade. */
export function lengthTable(
  records: readonly SteelSectionRecord[],
  capacity: MemberCapacity,
  alphaM: number,
): LengthTable {
  const unit = unitOf(capacity);
  const [first] = records;
  const kind = first && kindOf(first.category);
  const factor = capacity === "phiMbx" ? ` Moment modification factor ${alphaM}.` : "";
  return {
    capacity,
    title: `${TITLES[capacity]}, ${unit}`,
    note: `Design member capacities to ${EDITION}, calculated. ${first?.grade ?? ""}.${factor} A qualified engineer must verify every value before it is used.`,
    category: first?.category ?? "",
    standard: first?.standard ?? "",
    family: first ? FAMILY_NAMES[first.category] : "",
    grade: first?.grade ?? "",
    unit,
    alphaM: capacity === "phiMbx" ? alphaM : undefined,
    assumptions: kind
      ? [
          ...generalAssumptions(kind),
          ...propertyBasis(records, capacity),
          ...assumptionsOf(kind, capacity, Math.max(...records.map(({ properties }) => properties.kf))),
        ].map(plainText)
      : [],
    lengths: TABLE_LENGTHS.map((le) => le / 1000),
    rows: records.map((record) => {
      const capacities = capacitiesOverLengths(steelOf(record), capacity, alphaM);
      return {
        name: record.name,
        lead: leadOf(record),
        isListed: record.isListed,
        texts: capacities.map((one) => (isCovered(one) ? formatCapacity(one, capacity).text : undefined)),
        values: capacities.map((one) =>
          isCovered(one) ? Number(fromBase(one, unit).toPrecision(FILE_FIGURES)) : undefined,
        ),
      };
    }),
  };
}

/** The header of a file: what a row is of, the unit with each length, the basis. */
export function headerOf({ unit, lengths, alphaM }: LengthTable): readonly string[] {
  return [
    ...LEAD,
    "Capacity",
    ...(alphaM === undefined ? [] : ["alpha_m"]),
    ...lengths.map((metres) => `le = ${metres} m (${unit})`),
    "Basis",
  ];
}

/** A line of a file: every row names its capacity and basis, so that the file is one table that can be sorted and joined. */
export function lineOf(table: LengthTable, { lead, values }: LengthTableRow): readonly Cell[] {
  const { capacity, alphaM, note, assumptions } = table;
  return [
    ...lead,
    capacity,
    ...(alphaM === undefined ? [] : [alphaM]),
    ...values,
    [note, ...assumptions].join(" "),
  ];
}
