import {
  BEARING_CAPACITIES,
  CAPACITY_LABELS,
  type CapacityName,
  capacityOf,
  capacityTitle,
  derive,
  EDITION,
  formatCapacity,
  generalAssumptions,
  plainText,
  SECTION_CAPACITIES,
  type SectionKind,
  STATEMENT,
  shearArea,
  unitOf,
} from "@kingpost/as4100";
import { type Capacity, isCovered, symbolRuns } from "@kingpost/calc";
import type { TextRun } from "@kingpost/calc/math-text";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import { isCapacityDoubted, isWeldGoverning, WELD_GOVERNS } from "../../capacities/capacity-for.ts";
import { queryOf } from "../../capacities/capacity-rows.ts";
import { type Member, memberValue } from "../../capacities/member/member.ts";
import { propertyBasis } from "../../capacities/property-basis.ts";
import { NO_VALUE } from "../../section/property-value.ts";
import type { SheetGroup, SheetNote, SheetRow } from "../library-table/sheet-rows.ts";

/** Member capacities at a range of effective lengths: a row for each length. */
export interface MemberTable {
  readonly title: string;
  readonly columns: readonly {
    readonly symbol: readonly TextRun[];
    readonly unit: string;
    /** Depends on a published value that differs from ours. */
    readonly isDisputed: boolean;
  }[];
  readonly rows: readonly { readonly length: string; readonly values: readonly string[] }[];
}

export interface CapacitySheet {
  readonly group: SheetGroup;
  readonly members: MemberTable;
  /** Assumptions and limits. */
  readonly notes: readonly SheetNote[];
}

/** Effective lengths of the member capacities, mm. */
const LENGTHS = [1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000] as const;
const MEMBER_CAPACITIES = ["phiNcx", "phiNcy", "phiMbx"] as const;
/** Rows of the sections that have a web or buckle laterally. */
const DETAIL_CAPACITIES = ["FLR", ...BEARING_CAPACITIES] as const;

function textOf(value: Capacity, capacity: CapacityName): string {
  return isCovered(value) ? formatCapacity(value, capacity).text : NO_VALUE;
}

function capacityRow(
  capacity: CapacityName,
  kind: SectionKind,
  value: Capacity,
  isDisputed: boolean,
): SheetRow {
  const isText = !isCovered(value);
  return {
    symbol: symbolRuns(CAPACITY_LABELS[capacity].symbol),
    label: capacityTitle(capacity, kind, "short"),
    value: isText ? "not covered" : textOf(value, capacity),
    isText,
    unit: isText ? [] : [{ text: unitOf(capacity), style: "text" }],
    mark: "",
    isDisputed,
  };
}

/** Names the row of the user's own lengths where they differ from each other. */
const CHOSEN = "input";

/** The line of the lengths chosen; none where the table has them already. */
function chosenLine(member: Member): string | undefined {
  const { lex, ley, leb } = member;
  if (lex !== ley || lex !== leb) return CHOSEN;
  return LENGTHS.some((le) => le === lex * 1000) ? undefined : String(lex);
}

/**
 * Design capacities of a section to AS 4100: of its cross-section, at a range of effective lengths, and at those chosen.
 * Bending with the moment modification factor chosen.
 */
export function capacitySheet(record: SteelSectionRecord, member: Member): CapacitySheet {
  const section = steelSectionOf(record);
  const isDoubted = (capacity: CapacityName) => isCapacityDoubted(record, capacity, member);
  const rows = SECTION_CAPACITIES.flatMap((capacity): SheetRow[] => {
    // A circular hollow section has one shear capacity for every direction.
    if (capacity === "phiVvy" && section.kind === "cold-formed-chs") return [];
    const value = capacityOf(section, { capacity });
    if (!isCovered(value) && value.kind === "not-applicable") return [];
    const row = capacityRow(capacity, section.kind, value, isDoubted(capacity));
    if (!isWeldGoverning(record, capacity, member)) return [row];
    return [{ ...row, label: `${row.label}, ${WELD_GOVERNS.mark}` }];
  });
  const details = DETAIL_CAPACITIES.flatMap((capacity): SheetRow[] => {
    const value = capacityOf(section, queryOf(capacity, member));
    return isCovered(value) ? [capacityRow(capacity, section.kind, value, isDoubted(capacity))] : [];
  });
  const line = (length: string, held: Member) => ({
    length,
    values: MEMBER_CAPACITIES.map((capacity) =>
      textOf(capacityOf(section, queryOf(capacity, held)), capacity),
    ),
  });
  const last = chosenLine(member);
  const members: MemberTable = {
    title: "Member capacities at an effective length",
    columns: MEMBER_CAPACITIES.map((capacity) => ({
      symbol: symbolRuns(CAPACITY_LABELS[capacity].symbol),
      unit: unitOf(capacity),
      isDisputed: isDoubted(capacity),
    })),
    rows: [
      ...LENGTHS.map((le) => line(String(le / 1000), evenly(le, member))),
      ...(last ? [line(last, member)] : []),
    ],
  };
  return {
    group: { title: `Design capacities to ${EDITION}`, rows: [...rows, ...details] },
    members,
    notes: notesOn(record, member),
  };
}

/** The member with one length, in mm, for all three. */
const evenly = (le: number, { alphaM }: Member): Member => ({
  lex: le / 1000,
  ley: le / 1000,
  leb: le / 1000,
  alphaM,
});

/** Capacities with assumptions of their own, in the order of the sheet. */
const NOTE_GROUPS: readonly { readonly title: string; readonly capacities: readonly CapacityName[] }[] = [
  {
    title: "Bending",
    capacities: [...SECTION_CAPACITIES.filter((one) => one.startsWith("phiMs")), "phiMbx", "FLR"],
  },
  { title: "Shear", capacities: ["phiVv", "phiVvy"] },
  { title: "Tension and compression", capacities: ["phiNt", "phiNs", "phiNcx", "phiNcy"] },
  { title: "Torsion", capacities: ["phiMz"] },
  { title: "Bearing", capacities: BEARING_CAPACITIES },
];

/** The assumptions, a line for each group of capacities, then the limits. What holds for several groups is in the first line. */
function notesOn(record: SteelSectionRecord, member: Member): SheetNote[] {
  const section = steelSectionOf(record);
  const groups = NOTE_GROUPS.map(({ title, capacities }) => {
    const derivations = capacities.map((capacity) => derive(section, queryOf(capacity, member)));
    const sentences = derivations.flatMap((one) => ("assumptions" in one ? one.assumptions : []));
    return { title, sentences: [...new Set(sentences)] };
  });
  const isShared = (sentence: string) => groups.filter((one) => one.sentences.includes(sentence)).length > 1;
  const shared = new Set(groups.flatMap(({ sentences }) => sentences).filter(isShared));
  const given = inputsOf(section.kind, member);
  const lines = groups
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, sentences }) => ({
      title,
      sentences: [...(given[title] ?? []), ...sentences.filter((sentence) => !shared.has(sentence))],
    }))
    .filter(({ sentences }) => sentences.length > 0);
  return [
    {
      title: "All capacities",
      sentences: [...generalAssumptions(section.kind), ...propertyBasis([record]), ...shared],
    },
    ...lines,
    { title: "Limits", sentences: STATEMENT.limits },
  ].map(({ title, sentences }) => ({ head: `${title}.`, text: plainText(sentences.join(" ")) }));
}

/** What the sheet adds to the assumptions of a group: the member's inputs and the shear area. */
function inputsOf(kind: SectionKind, member: Member): Readonly<Record<string, readonly string[]>> {
  const { lex, ley, leb, alphaM } = member;
  const isChosen = chosenLine(member) === CHOSEN;
  const area = shearArea(kind);
  return {
    Bending: [
      `On this sheet \u03b1_m = ${alphaM === 1 ? "1.0" : alphaM}.`,
      ...(isChosen ? [`Row \u201c${CHOSEN}\u201d: M_bx at l_e ${leb} m.`] : []),
    ],
    Shear: area ? [area] : [],
    "Tension and compression": isChosen
      ? [`Row \u201c${CHOSEN}\u201d: N_cx at l_ex ${lex} m, N_cy at l_ey ${ley} m.`]
      : [],
    Bearing: [`Stiff bearing length b_s = ${memberValue(member, "bs")} mm.`],
  };
}
