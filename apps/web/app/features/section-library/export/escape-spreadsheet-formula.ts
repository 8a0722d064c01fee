/** What a spreadsheet takes for the start of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** A text that no spreadsheet runs as a formula: one that looks like it gets an apostrophe, which says "text". Numbers never come here. */
export function escapeSpreadsheetFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
