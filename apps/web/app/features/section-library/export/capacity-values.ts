import { type CapacityName, EDITION } from "@kingpost/as4100";
import { fromBase, isCovered } from "@kingpost/calc";
import type { Discrepancy, SteelSectionRecord } from "@kingpost/sections";
import { capacityFor, disputedInputs, isWeldGoverning, WELD_GOVERNS } from "../capacities/capacity-for.ts";
import {
  BEARING_ROWS,
  COMPARED_ROWS,
  type DetailRow,
  MEMBER_ROWS,
  RESTRAINT_ROWS,
  rowsOfFamilies,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import { type Member, memberValue } from "../capacities/member/member.ts";
import { type Cell, COMPUTED_FIGURES } from "./exact-value.ts";

/** A capacity, or what the member is, as a column or a line of a file. Lengths in m (bearing: mm), capacities in kN, kNm and kN/mm. */
export interface CapacityValue {
  /** `phiMsx`, `lex`; the same for every section. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** To six figures; undefined where there is none. */
  readonly cell: (record: SteelSectionRecord) => Cell;
  /** Why it is in doubt; empty where it is not. */
  readonly remark: (record: SteelSectionRecord) => string;
  /** An input of the user, not a result. */
  readonly isChosen: boolean;
}

/** Which capacities a table has: all that any of its sections has, or those of the comparison. */
export type CapacityScope = "all" | "compared";

/** Names of the columns whose capacity has no symbol of its own. */
const FILE_NAMES: Partial<Record<CapacityName, string>> = {
  phiRbyMm: "phiRby/b",
  phiRbbMm: "phiRbb/b",
  phiRbyEnd: "phiRby end",
  phiRbbEnd: "phiRbb end",
};

function resultOf({ capacity, label, unit }: DetailRow, member: Member): CapacityValue {
  return {
    name: FILE_NAMES[capacity] ?? capacity,
    label,
    unit,
    cell: (record) => {
      const value = capacityFor(record, capacity, member);
      return isCovered(value) ? Number(fromBase(value, unit).toPrecision(COMPUTED_FIGURES)) : undefined;
    },
    remark: (record) =>
      isWeldGoverning(record, capacity, member)
        ? `${WELD_GOVERNS.meaning}.`
        : remarkOn(disputedInputs(record, capacity, member)),
    isChosen: false,
  };
}

/** Which of two differing values a capacity is based on. */
function remarkOn(disputes: readonly Discrepancy[]): string {
  if (disputes.some(({ usedInCapacities }) => usedInCapacities === "published"))
    return "Depends on a published value that differs from our calculation.";
  return disputes
    .map(({ property, published, computed }) => {
      const used = typeof computed === "number" ? Number(computed.toPrecision(COMPUTED_FIGURES)) : computed;
      return `Based on ${property} = ${used}, not on the published ${published}.`;
    })
    .join(" ");
}

function chosen(name: string, label: string, unit: string, value: number): CapacityValue {
  return { name, label, unit, cell: () => value, remark: () => "", isChosen: true };
}

/** The capacities of the sections: of the cross-section; then the member as chosen, and its capacities. */
export function capacityValues(
  records: readonly SteelSectionRecord[],
  member: Member,
  scope: CapacityScope = "all",
): readonly CapacityValue[] {
  const families = [...new Set(records.map(({ category }) => category))];
  const rows = rowsOfFamilies(scope === "compared" ? COMPARED_ROWS : SECTION_ROWS, families);
  const ofSection = rows.filter(({ capacity }) => !MEMBER_ROWS.some((row) => row.capacity === capacity));
  return [
    ...ofSection.map((row) => resultOf(row, member)),
    chosen("lex", "Effective length, buckling about x", "m", member.lex),
    chosen("ley", "Effective length, buckling about y", "m", member.ley),
    chosen("le", "Effective length, lateral buckling", "m", member.leb),
    chosen("alpha_m", "Moment modification factor", "", member.alphaM),
    ...MEMBER_ROWS.map((row) => resultOf(row, member)),
    ...(scope === "compared" ? [] : detailValues(families, member)),
  ];
}

/** Full lateral restraint length, and web bearing with its stiff bearing length. */
function detailValues(families: readonly SteelSectionRecord["category"][], member: Member): CapacityValue[] {
  const results = (rows: readonly DetailRow[]) =>
    rowsOfFamilies(rows, families).map((row) => resultOf(row, member));
  const bearing = results(BEARING_ROWS);
  return [
    ...results(RESTRAINT_ROWS),
    ...(bearing.length > 0 ? [chosen("bs", "Stiff bearing length", "mm", memberValue(member, "bs"))] : []),
    ...bearing,
  ];
}

/** The note on the capacities of a file. */
export function capacityNote(member: Member, scope: CapacityScope): string {
  const { lex, ley, leb, alphaM } = member;
  return (
    `Design capacities to ${EDITION} in kN and kNm, calculated, to six significant figures; empty where not covered. ` +
    `Member capacities: phiNcx at lex ${lex} m, phiNcy at ley ${ley} m, phiMbx at le ${leb} m with alpha_m ${alphaM}.` +
    (scope === "compared"
      ? ""
      : ` Bearing at bs ${memberValue(member, "bs")} mm. FLR for uniform moment, in m.`)
  );
}

/** The capacities of one section as lines of its table: symbol, label, value, unit, none used instead, source, remark. */
export function capacityLines(record: SteelSectionRecord, member: Member): Cell[][] {
  return capacityValues([record], member).map(({ name, label, cell, unit, isChosen, remark }) => {
    const value = cell(record);
    return [
      name,
      label,
      value,
      unit,
      undefined,
      isChosen ? "input" : value === undefined ? "" : "calculated",
      remark(record),
    ];
  });
}

/** The capacities of a comparison as lines of its table: symbol, label, unit, the values side by side, none used instead, then their sources. */
export function comparedCapacityLines(records: readonly SteelSectionRecord[], member: Member): Cell[][] {
  return capacityValues(records, member, "compared").map(({ name, label, unit, cell, isChosen, remark }) => [
    name,
    label,
    unit,
    ...records.map(cell),
    ...records.map(() => undefined),
    ...records.map((record) => {
      if (isChosen) return "input";
      if (cell(record) === undefined) return "";
      return ["calculated", remark(record)].filter((words) => words !== "").join(". ");
    }),
  ]);
}
