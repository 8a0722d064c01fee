import {
  capacitiesOverLengths,
  EDITION,
  formatCapacity,
  isCovered,
  type MemberCapacity,
  TABLE_LENGTHS,
  unitOf,
} from "@kingpost/as4100";
import { fromBase } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { steelOf } from "./capacity-for.ts";

/** A member capacity of every section of a family in one grade, over effective lengths. */
export interface LengthTable {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  /** In metres. */
  readonly lengths: readonly number[];
  readonly rows: readonly LengthTableRow[];
}

export interface LengthTableRow {
  readonly name: string;
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
  const factor = capacity === "phiMbx" ? ` Moment modification factor ${alphaM}.` : "";
  return {
    title: `${TITLES[capacity]}, ${unit}`,
    note: `Design member capacities to ${EDITION}, calculated. ${records[0]?.grade ?? ""}.${factor} A qualified engineer must verify every value before it is used.`,
    unit,
    lengths: TABLE_LENGTHS.map((le) => le / 1000),
    rows: records.map((record) => {
      const capacities = capacitiesOverLengths(steelOf(record), capacity, alphaM);
      return {
        name: record.name,
        isListed: record.isListed,
        texts: capacities.map((one) => (isCovered(one) ? formatCapacity(one, capacity).text : undefined)),
        values: capacities.map((one) =>
          isCovered(one) ? Number(fromBase(one, unit).toPrecision(FILE_FIGURES)) : undefined,
        ),
      };
    }),
  };
}

/** The header of a file: the unit with each length. */
export function headerOf({ unit, lengths }: LengthTable): readonly string[] {
  return ["Section", "Supplied in this grade", ...lengths.map((metres) => `le = ${metres} m (${unit})`)];
}

/** Whether a size is supplied in the grade, as a file writes it. */
export const suppliedText = ({ isListed }: Pick<LengthTableRow, "isListed">): string =>
  isListed ? "yes" : "no";
