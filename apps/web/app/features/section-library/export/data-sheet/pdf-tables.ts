import { type Doc, HAIRLINE, rule, STEEL, setLine } from "@kingpost/report";
import type { SheetGroup, SheetRow } from "../library-table/sheet-rows.ts";
import type { CapacitySheet } from "./capacity-sheet.ts";

export interface TableBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Height of a row. */
  readonly pitch: number;
}

/** Room at the right of a table of values. Points. */
interface Columns {
  readonly unit: number;
  /** Beside the unit: the mark of an unpublished value. */
  readonly mark: number;
}

const PROPERTY_COLUMNS: Columns = { unit: 62, mark: 18 };
const CAPACITY_COLUMNS: Columns = { unit: 17.5, mark: 0 };
const DAGGER = 8;
const SYMBOL = 25;

/** Of a row of a table: as roomy as the page allows, never less than can be read. */
const PITCH = { least: 7.6, most: 12.4 };
const LARGEST_TEXT = 8.2;

/** Heights of a row: a group's title takes one and a half. */
const TITLE_LINES = 1.55;
const linesOf = (groups: readonly SheetGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length + TITLE_LINES, 0);

/** The height of a row with which groups fill a height. Points. */
export function pitchFor(groups: readonly SheetGroup[], height: number): number {
  return Math.min(PITCH.most, Math.max(PITCH.least, height / linesOf(groups)));
}

/** Rows that the capacities take: their own, and the lengths with a heading of two. */
export function capacityLines({ group, members }: CapacitySheet): number {
  return linesOf([group]) + TITLE_LINES + 1 + members.rows.length;
}

const textSize = (pitch: number): number => Math.min(LARGEST_TEXT, 0.78 * pitch);

/** The baseline of the text in a row that ends at `y`, with its capitals centred. */
const baseline = (y: number, pitch: number): number => y - 0.24 * pitch;

export function propertyTable(doc: Doc, groups: readonly SheetGroup[], box: TableBox): void {
  let y = box.top;
  for (const group of groups) y = groupTable(doc, group, { ...box, top: y }, PROPERTY_COLUMNS);
}

export function capacityTables(doc: Doc, { group, members }: CapacitySheet, box: TableBox): void {
  const { left, right, pitch } = box;
  const size = textSize(pitch);
  let y = groupTable(doc, group, box, CAPACITY_COLUMNS);
  y = title(doc, members.title, { ...box, top: y });
  // Lengths at the left, a column for each capacity with its values under the end of its unit.
  const end = (index: number): number => right - (members.columns.length - 1 - index) * 62;
  const line = (length: string, values: readonly string[]) => {
    rule(doc, left, y, right, y, HAIRLINE, 0.3);
    y += pitch;
    const base = baseline(y, pitch);
    setLine(doc, length, left + SYMBOL, base, { size, align: "right" });
    for (const [index, value] of values.entries())
      setLine(doc, value, end(index), base, { size, align: "right" });
  };
  rule(doc, left, y, right, y, HAIRLINE, 0.3);
  y += pitch;
  const base = baseline(y, pitch);
  setLine(doc, LENGTH_HEAD, left + SYMBOL, base, { size, align: "right" });
  for (const [index, { symbol, unit, isDisputed }] of members.columns.entries()) {
    const head = [...symbol, { text: ` ${unit}${isDisputed ? " \u2020" : ""}`, style: "text" } as const];
    setLine(doc, head, end(index), base, { size, align: "right", colour: STEEL });
  }
  for (const { length, values } of members.rows) line(length, values);
}

const LENGTH_HEAD = [
  { text: "l", style: "symbol" },
  { text: "e", style: "subscript" },
  { text: " m", style: "text" },
] as const;

/** Sets a group's title and rows, and returns where they end. */
function groupTable(doc: Doc, { title: words, rows }: SheetGroup, box: TableBox, columns: Columns): number {
  const { left, right, pitch } = box;
  let y = title(doc, words, box);
  for (const row of rows) {
    rule(doc, left, y, right, y, HAIRLINE, 0.3);
    y += pitch;
    tableRow(doc, row, { left, right, top: baseline(y, pitch), pitch }, columns);
  }
  return y;
}

function title(doc: Doc, words: string, { left, top, pitch }: TableBox): number {
  const y = top + TITLE_LINES * pitch;
  setLine(doc, words, left, y - 0.35 * pitch, { size: textSize(pitch) * 1.08, face: "narrow" });
  return y;
}

/** Where a row's words start and its value ends, from the left of the table. Points. */
export function roomOf(
  row: SheetRow,
  width: number,
  kind: "property" | "capacity",
): { from: number; to: number } {
  const { unit, mark } = kind === "property" ? PROPERTY_COLUMNS : CAPACITY_COLUMNS;
  // A word is wider than a number and has no unit: it takes that column too.
  return { from: SYMBOL, to: width - (row.isText ? mark : unit + DAGGER) };
}

function tableRow(doc: Doc, row: SheetRow, { left, right, top: y, pitch }: TableBox, columns: Columns): void {
  const size = textSize(pitch);
  const { from, to } = roomOf(row, right - left, columns === PROPERTY_COLUMNS ? "property" : "capacity");
  setLine(doc, row.symbol, left, y, { size });
  setLine(doc, row.label, left + from, y, { size, colour: STEEL });
  setLine(doc, row.value, left + to, y, { size, align: "right" });
  if (row.isDisputed) setLine(doc, "\u2020", left + to + 1.5, y, { size });
  setLine(doc, row.unit, right - columns.unit, y, { size: 0.92 * size, colour: STEEL });
  setLine(doc, row.mark, right, y, { size: 0.85 * size, colour: STEEL, align: "right" });
}
