import { CATEGORIES, type Category, STANDARDS, type Standard } from "@kingpost/sections";
import { linkQuery } from "../../../ui/address/link-query.ts";
import { numberIn } from "../filter/amounts.ts";
import { TABLE_KINDS, type TableKind, usualLengths } from "./design-table.ts";

/** What the page of design tables shows: all of it is in its address. */
export interface TablesState {
  readonly category: Category;
  readonly standard: Standard;
  readonly kind: TableKind;
  readonly alphaM: number;
  /** Metres; undefined for the usual ones of the kind. */
  readonly lengths: readonly number[] | undefined;
  /** Rows are shown whose size contains it. */
  readonly find: string;
}

export const INITIAL_TABLES: TablesState = {
  category: "UB",
  standard: "Aust300",
  kind: "phiMbx",
  alphaM: 1,
  lengths: undefined,
  find: "",
};

/** The longest text to find a size by. */
export const MAX_FIND = 40;

/** The most lengths of a table: as many as a sheet has room for. */
export const MOST_LENGTHS = 20;
const LONGEST = 100;
const LARGEST_ALPHA_M = 3.5;

/** A value as typed, or what is wrong with it. */
export type Typed<Value> = { readonly value: Value } | { readonly problem: string };

/** Lengths as typed, `1, 2.5 4`, in ascending order. */
export function readLengths(text: string): Typed<readonly number[]> {
  const parts = text
    .replace(/(?<=\d)\s*m\b/g, " ")
    .split(/[\s,;]+/)
    .filter((part) => part !== "");
  const lengths = parts.map((part) => numberIn(part) ?? Number.NaN);
  const wrong = parts.find((_, at) => !((lengths[at] ?? 0) > 0 && (lengths[at] ?? 0) <= LONGEST));
  if (wrong !== undefined)
    return {
      problem: `Enter lengths greater than 0 and up to ${LONGEST} m; \u201c${wrong}\u201d is not valid.`,
    };
  if (lengths.length === 0) return { problem: "Enter at least one length." };
  if (lengths.length > MOST_LENGTHS) return { problem: `Enter at most ${MOST_LENGTHS} lengths.` };
  return { value: [...new Set(lengths)].toSorted((a, b) => a - b) };
}

/** A moment modification factor as typed. */
export function readAlphaM(text: string): Typed<number> {
  const value = numberIn(text);
  return value !== undefined && value >= 1 && value <= LARGEST_ALPHA_M
    ? { value }
    : { problem: `Enter a number from 1 to ${LARGEST_ALPHA_M}.` };
}

function orElse<Value>(read: Typed<Value>, otherwise: Value): Value {
  return "value" in read ? read.value : otherwise;
}

/** Reads the address. What it does not name, or what cannot be read, is as initially. */
export function parseTables(search: URLSearchParams): TablesState {
  const query = linkQuery(search, ["find"]);
  return {
    category: CATEGORIES.find((one) => one === query.get("family")) ?? INITIAL_TABLES.category,
    standard: STANDARDS.find((one) => one === query.get("standard")) ?? INITIAL_TABLES.standard,
    kind: TABLE_KINDS.find((one) => one === query.get("table")) ?? INITIAL_TABLES.kind,
    alphaM: orElse(readAlphaM(query.get("alpha") ?? ""), INITIAL_TABLES.alphaM),
    lengths: orElse<TablesState["lengths"]>(readLengths(query.get("lengths") ?? ""), INITIAL_TABLES.lengths),
    find: (query.get("find") ?? "").replace(/\p{Cc}/gu, "").slice(0, MAX_FIND),
  };
}

/** The query of the address. */
export function tablesQuery({
  category,
  standard,
  kind,
  alphaM,
  lengths,
  find,
}: TablesState): URLSearchParams {
  return new URLSearchParams({
    ...(category !== INITIAL_TABLES.category && { family: category }),
    ...(standard !== INITIAL_TABLES.standard && { standard }),
    ...(kind !== INITIAL_TABLES.kind && { table: kind }),
    ...(alphaM !== INITIAL_TABLES.alphaM && { alpha: String(alphaM) }),
    ...(lengths && lengths.join() !== usualLengths(kind).join() && { lengths: lengths.join(" ") }),
    ...(find !== "" && { find }),
  });
}
