/**
 * What a spreadsheet takes for the start of a formula: also behind white space, control and invisible characters, and the full-width
 * signs that Excel reads in some languages.
 */
export const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Prefixes text that looks like a formula with an apostrophe, so that no spreadsheet runs it. Numbers are not passed here. */
export function escapeSpreadsheetFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
