import { EDITION, isCovered } from "@kingpost/as4100";
import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { capacityFor, isCapacityDoubted } from "../capacities/capacity-for.ts";
import { type CapacityRow, MEMBER_ROWS, rowsOfFamilies, SECTION_ROWS } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member.ts";
import { type Cell, COMPUTED_FIGURES } from "./exact-value.ts";

/** A capacity, or what the member is, as a column or a line of a file. Lengths in m, capacities in kN and kNm. */
export interface CapacityValue {
  /** `phiMsx`, `lex`; the same for every section. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** To six figures; undefined where there is none. */
  readonly cell: (record: AnyRecord) => Cell;
  /** Why it is in doubt; empty where it is not. */
  readonly remark: (record: AnyRecord) => string;
  /** The person chose it: no result. */
  readonly isChosen: boolean;
}

const PER_UNIT = { kN: 1e3, kNm: 1e6 } as const;

function resultOf({ capacity, label, unit }: CapacityRow, member: Member): CapacityValue {
  return {
    name: capacity,
    label,
    unit,
    cell: (record) => {
      const value = capacityFor(record, capacity, member);
      return isCovered(value) ? Number((value / PER_UNIT[unit]).toPrecision(COMPUTED_FIGURES)) : undefined;
    },
    remark: (record) =>
      isCapacityDoubted(record, capacity, member)
        ? "Rests on a printed value that the engine contradicts."
        : "",
    isChosen: false,
  };
}

function chosen(name: string, label: string, unit: string, value: number): CapacityValue {
  return { name, label, unit, cell: () => value, remark: () => "", isChosen: true };
}

/** The capacities that any of the sections has: of the cross-section; then the member as chosen, and its capacities. */
export function capacityValues(records: readonly AnyRecord[], member: Member): readonly CapacityValue[] {
  const families = [...new Set(records.map(({ category }) => category))];
  return [
    ...rowsOfFamilies(SECTION_ROWS, families).map((row) => resultOf(row, member)),
    chosen("lex", "Effective length, compression about x", "m", member.lex),
    chosen("ley", "Effective length, compression about y", "m", member.ley),
    chosen("le", "Effective length, lateral buckling", "m", member.leb),
    chosen("alpha_m", "Moment modification factor", "", member.alphaM),
    ...MEMBER_ROWS.map((row) => resultOf(row, member)),
  ];
}

/** What a file says of its capacities. */
export function capacityNote({ lex, ley, leb, alphaM }: Member): string {
  return (
    `Design capacities to ${EDITION} in kN and kNm, computed, to six figures; empty where not covered. ` +
    `Member capacities: phiNcx at lex ${lex} m, phiNcy at ley ${ley} m, phiMbx at le ${leb} m with alpha_m ${alphaM}.`
  );
}

/** The capacities of one section as lines of its table: symbol, words, value, unit, source, remark. */
export function capacityLines(record: AnyRecord, member: Member): Cell[][] {
  return capacityValues([record], member).map(({ name, label, cell, unit, isChosen, remark }) => {
    const value = cell(record);
    return [
      name,
      label,
      value,
      unit,
      isChosen ? "chosen" : value === undefined ? "" : "computed",
      remark(record),
    ];
  });
}
