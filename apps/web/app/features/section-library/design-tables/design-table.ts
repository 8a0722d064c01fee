import {
  assumptionsOf,
  type CapacityUnit,
  EDITION,
  formatCapacity,
  generalAssumptions,
  type MemberCapacity,
  plainText,
  TABLE_LENGTHS,
  unitOf,
} from "@kingpost/as4100";
import { type Capacity, fromBase, isCovered, type MathText, plainSymbol } from "@kingpost/calc";
import { FAMILY_NAMES, kindOf, type SteelSectionRecord } from "@kingpost/sections";
import { formatLoad, type LoadLimit, loadNote, uniformLoad } from "../capacities/actions/uniform-load.ts";
import { capacityFor, isWeldGoverning, steelOf, WELD_GOVERNS } from "../capacities/capacity-for.ts";
import {
  BEARING_MM_ROWS,
  type DetailRow,
  RESTRAINT_ROWS,
  rowsOfFamily,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { propertyBasis } from "../capacities/property-basis.ts";
import type { Cell } from "../export/exact-value.ts";
import { LEAD, leadOf } from "../export/library-table/library-sheet.ts";

/** What a table is of: the capacities of the sections, one of a member over lengths, or the largest uniform load over spans. */
export type TableKind = "section" | MemberCapacity | LoadLimit;

/** A table of the sections of a family in one grade. */
export interface DesignTable {
  readonly kind: TableKind;
  readonly title: string;
  /** What the values are, as a line of text in which an underscore starts a subscript, like `note` and `assumptions`. */
  readonly symbol: string | undefined;
  readonly category: string;
  readonly standard: string;
  readonly family: string;
  readonly grade: string;
  readonly note: string;
  /** The moment modification factor; undefined for a table that has none. */
  readonly alphaM: number | undefined;
  /** What the values take for granted, for a file. */
  readonly assumptions: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface TableColumn {
  /** On screen: a length, or the symbol of a capacity. */
  readonly head: string | MathText;
  readonly unit: CapacityUnit | "kN/m";
  /** In a file. */
  readonly name: string;
}

export interface TableRow {
  readonly name: string;
  readonly id: string;
  /** The section as the lead columns of a file name it. */
  readonly lead: readonly string[];
  /** Whether the size is supplied in this grade according to the tables. */
  readonly isListed: boolean;
  /** As shown; undefined where there is none. */
  readonly texts: readonly (string | undefined)[];
  /** To six figures, for a file. */
  readonly values: readonly (number | undefined)[];
}

/** In words, for a choice, a bookmark or a contents list, which cannot set a symbol. */
const TITLES: Readonly<Record<TableKind, string>> = {
  section: "Section capacities",
  phiMbx: "Member moment capacity (kNm) by effective length",
  phiNcx: "Compression, buckling about x (kN) by effective length",
  phiNcy: "Compression, buckling about y (kN) by effective length",
  "load-braced": "Maximum UDL, full lateral restraint (kN/m)",
  "load-ends": "Maximum UDL, restrained at supports only (kN/m)",
  "load-250": "UDL for a deflection of L/250 (kN/m)",
  "load-360": "UDL for a deflection of L/360 (kN/m)",
};

/** As a line of text in which an underscore starts a subscript. */
const SYMBOLS: Partial<Readonly<Record<TableKind, string>>> = {
  phiMbx: "\u03c6M_bx",
  phiNcx: "\u03c6N_cx",
  phiNcy: "\u03c6N_cy",
};

export const TABLE_KINDS = Object.keys(TITLES) as readonly TableKind[];

export const tableTitle = (kind: TableKind): string => TITLES[kind];

/** Whether a table is over lengths or spans, which can be chosen. */
export const hasLengths = (kind: TableKind): boolean => kind !== "section";

const LENGTHS: readonly number[] = TABLE_LENGTHS.map((le) => le / 1000);
const SPANS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24];

/** Effective lengths or spans of a table unless others are chosen, m. */
export const usualLengths = (kind: TableKind): readonly number[] => (isLoad(kind) ? SPANS : LENGTHS);

const FILE_FIGURES = 6;

const inFile = (value: number) => Number(value.toPrecision(FILE_FIGURES));

interface Choice {
  readonly alphaM?: number | undefined;
  /** Metres. */
  readonly lengths?: readonly number[];
}

/** The table of a kind for the sections of a family in one grade. */
export function designTable(
  records: readonly SteelSectionRecord[],
  kind: TableKind,
  { alphaM = 1, lengths = usualLengths(kind) }: Choice = {},
): DesignTable {
  const [first] = records;
  const columns = columnsOf(kind, records, lengths);
  const factor = kind === "phiMbx" ? alphaM : undefined;
  return {
    kind,
    title: TITLES[kind],
    symbol: SYMBOLS[kind],
    category: first?.category ?? "",
    standard: first?.standard ?? "",
    family: first ? FAMILY_NAMES[first.category] : "",
    grade: first?.grade ?? "",
    note: [
      `${isLoad(kind) ? loadNote(kind) : `Design capacities to ${EDITION}, calculated.`} ${first?.grade ?? ""}.`,
      ...(factor === undefined ? [] : [`Moment modification factor ${factor}.`]),
      ...weldNote(records, kind),
      "A qualified engineer must verify every value before it is used.",
    ].join(" "),
    alphaM: factor,
    assumptions: first ? assumptionsOfTable(records, kind, first) : [],
    columns: columns.map(({ head, unit, name }) => ({ head, unit, name })),
    rows: records.map((record) => {
      const cells = columns.map((column) => column.cell(record, alphaM));
      return {
        name: record.name,
        id: record.id,
        lead: leadOf(record),
        isListed: record.isListed,
        texts: cells.map((cell) => cell?.text),
        values: cells.map((cell) => cell?.value),
      };
    }),
  };
}

/**
 * The tables that have a value for the family of these sections. Within a family all have the same capacities, so that one section at a
 * middle length shows it.
 */
export function kindsOf([first]: readonly SteelSectionRecord[]): readonly TableKind[] {
  if (!first) return [];
  return TABLE_KINDS.filter((kind) =>
    designTable([first], kind, { lengths: [MIDDLE_LENGTH] }).rows.some(({ texts }) =>
      texts.some((text) => text !== undefined),
    ),
  );
}

const MIDDLE_LENGTH = 3;

/** A table that has nothing new for some families, and in its place a sentence. */
interface Repeat {
  readonly of: Exclude<TableKind, "section">;
  readonly words: string;
  /** The values of a section that a row of the table repeats. */
  readonly values: (record: SteelSectionRecord) => readonly (number | undefined)[];
}

const rowOf = (record: SteelSectionRecord, kind: TableKind) =>
  designTable([record], kind).rows[0]?.values ?? [];

const REPEATS: readonly Repeat[] = [
  {
    of: "phiMbx",
    words: "\u03c6M_bx is \u03c6M_sx at every length: these sections do not buckle laterally.",
    values: (record) => {
      const { value } = shownCapacity(capacityFor(record, "phiMsx", DEFAULT_MEMBER), "phiMsx") ?? {};
      return LENGTHS.map(() => value);
    },
  },
  {
    of: "phiNcy",
    words: "\u03c6N_cy is \u03c6N_cx: the properties about both axes are the same.",
    values: (record) => rowOf(record, "phiNcx"),
  },
  {
    of: "load-ends",
    words: "With restraints at the supports only, the maximum UDL is that of full lateral restraint.",
    values: (record) => rowOf(record, "load-braced"),
  },
];

/**
 * The sentence in place of a table that repeats other values in every row: a square or circular hollow section has one moment
 * capacity at every length. Undefined for a table that is worth its page.
 */
export function repeatInWords(records: readonly SteelSectionRecord[], kind: TableKind): string | undefined {
  const repeat = REPEATS.find(({ of }) => of === kind);
  const isSame = (record: SteelSectionRecord) => rowOf(record, kind).join() === repeat?.values(record).join();
  return repeat && records.every(isSame) ? repeat.words : undefined;
}

const isLoad = (kind: TableKind): kind is LoadLimit => kind.startsWith("load-");

interface Shown {
  readonly text: string;
  readonly value: number;
}

interface Column extends TableColumn {
  cell(record: SteelSectionRecord, alphaM: number): Shown | undefined;
}

function columnsOf(
  kind: TableKind,
  [first, ...others]: readonly SteelSectionRecord[],
  lengths: readonly number[],
): readonly Column[] {
  if (!first) return [];
  if (kind === "section") return sectionColumns([first, ...others]);
  return lengths.map((metres) => (isLoad(kind) ? loadColumn(kind, metres) : lengthColumn(kind, metres)));
}

function shownCapacity(capacity: Capacity, name: Parameters<typeof formatCapacity>[1]): Shown | undefined {
  if (!isCovered(capacity)) return undefined;
  const { text, unit } = formatCapacity(capacity, name);
  return { text, value: inFile(fromBase(capacity, unit)) };
}

/** The capacities that any of the sections has. */
function sectionColumns(records: readonly [SteelSectionRecord, ...SteelSectionRecord[]]): readonly Column[] {
  const rows: readonly DetailRow[] = [...SECTION_ROWS, ...RESTRAINT_ROWS, ...BEARING_MM_ROWS];
  return rowsOfFamily(rows, records[0].category).flatMap(({ capacity, symbol, unit }) => {
    const cell = (record: SteelSectionRecord) =>
      shownCapacity(capacityFor(record, capacity, DEFAULT_MEMBER), capacity);
    if (records.every((record) => cell(record) === undefined)) return [];
    return [{ head: symbol, unit, name: `${plainSymbol(symbol)} (${unit})`, cell }];
  });
}

function lengthColumn(capacity: MemberCapacity, metres: number): Column {
  const unit = unitOf(capacity);
  return {
    head: `${metres} m`,
    unit,
    name: `le = ${metres} m (${unit})`,
    cell: (record, alphaM) =>
      shownCapacity(
        capacityFor(record, capacity, { ...DEFAULT_MEMBER, lex: metres, ley: metres, leb: metres, alphaM }),
        capacity,
      ),
  };
}

function loadColumn(limit: LoadLimit, metres: number): Column {
  return {
    head: `${metres} m`,
    unit: "kN/m",
    name: `L = ${metres} m (kN/m)`,
    cell(record) {
      // A newton per millimetre is a kilonewton per metre.
      const load = uniformLoad(steelOf(record), limit, metres * 1000);
      return load === undefined ? undefined : { text: formatLoad(load), value: inFile(load) };
    },
  };
}

/** Note on welded sections whose shear capacity is that of the weld, so that their phiVv has another basis. */
function weldNote(records: readonly SteelSectionRecord[], kind: TableKind): readonly string[] {
  const names = records
    .filter((record) => isWeldGoverning(record, "phiVv", DEFAULT_MEMBER))
    .map(({ name }) => name);
  return kind === "section" && names.length > 0
    ? [`\u03c6V_v of ${names.join(", ")}: ${WELD_GOVERNS.meaning.toLowerCase()}.`]
    : [];
}

function assumptionsOfTable(
  records: readonly SteelSectionRecord[],
  kind: TableKind,
  { category }: SteelSectionRecord,
): readonly string[] {
  const section = kindOf(category);
  const capacity = kind === "section" || kind === "load-braced" ? "phiMsx" : isLoad(kind) ? "phiMbx" : kind;
  const largestKf = Math.max(...records.map(({ properties }) => properties.kf));
  return [
    ...generalAssumptions(section),
    ...propertyBasis(records, capacity),
    ...assumptionsOf(section, capacity, largestKf),
  ];
}

/** The header of a file: what a row is of, the unit with each column, the basis. */
export function headerOf({ columns, alphaM }: DesignTable): readonly string[] {
  return [
    ...LEAD,
    "Table",
    ...(alphaM === undefined ? [] : ["alpha_m"]),
    ...columns.map(({ name }) => name),
    "Basis",
  ];
}

/** A line of a file: every row names its table and basis, so that the file is one table that can be sorted and joined. */
export function lineOf(table: DesignTable, { lead, values }: TableRow): readonly Cell[] {
  const { kind, alphaM, note, assumptions } = table;
  return [
    ...lead,
    kind,
    ...(alphaM === undefined ? [] : [alphaM]),
    ...values,
    plainText([note, ...assumptions].join(" ")),
  ];
}
