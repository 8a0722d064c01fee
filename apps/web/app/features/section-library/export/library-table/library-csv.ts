import type { SteelSectionRecord } from "@kingpost/sections";
import papa from "papaparse";
import { escapeSpreadsheetFormula } from "../../../../../shared/escape-spreadsheet-formula.ts";
import type { Member } from "../../capacities/member/member.ts";
import type { CapacityScope } from "../capacity-values.ts";
import { headerOf, librarySheet, lineOf } from "./library-sheet.ts";

/** Marks the text as UTF-8; without it Excel assumes a legacy encoding. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Sections as comma-separated text: a header of symbols with their units, then a row for each section. UTF-8 with its mark, CRLF
 * line ends (RFC 4180), numbers with a decimal point and no group marks. Given a member, with
 * their capacities, and what the member is beside them.
 */
export function libraryCsv(
  records: readonly SteelSectionRecord[],
  member?: Member,
  scope?: CapacityScope,
): string {
  const sheet = librarySheet(records, member, scope);
  const lines = [headerOf(sheet), ...records.map((record) => lineOf(record, sheet))];
  const safe = lines.map((line) =>
    line.map((cell) => (typeof cell === "string" ? escapeSpreadsheetFormula(cell) : cell)),
  );
  return `${BYTE_ORDER_MARK}${papa.unparse(safe, { newline: "\r\n" })}\r\n`;
}
