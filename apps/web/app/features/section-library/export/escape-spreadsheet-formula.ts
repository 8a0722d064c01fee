/** What a spreadsheet takes for the start of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Prefixes text that looks like a formula with an apostrophe, so that no spreadsheet runs it. Numbers are not passed here. */
export function escapeSpreadsheetFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
