/** The end of a quoted cell: a quote that is not doubled, at the end of its cell. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
const PLAIN = /[^\t\n]*/y;

/**
 * The cells of rows that were copied from a spreadsheet.
 *
 * Shape    cells between tabs, rows between line breaks; a cell with a line break, a tab or a quote in it is in quotes, in which a quote
 *          is doubled. A line break at the end is none of a row. Line breaks and spaces in a cell become one space
 */
export function clipboardCells(text: string): readonly (readonly string[])[] {
  const all = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const quoted = matchAt(QUOTED, all, at);
    const [taken = "", inside = taken] = quoted ?? matchAt(PLAIN, all, at) ?? [];
    rows.at(-1)?.push((quoted ? inside.replaceAll('""', '"') : taken).replace(/\s+/g, " ").trim());
    at += taken.length;
    if (at >= all.length) return rows;
    if (all[at] === "\n") rows.push([]);
    at += 1;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A cell as a spreadsheet takes it. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  const cellOf = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => `${row.map(cellOf).join("\t")}\n`).join("");
}
