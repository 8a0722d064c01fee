import {
  type Doc,
  drawArtifact,
  HAIRLINE,
  type Line,
  rule,
  type Setting,
  STEEL,
  setLine,
  type Tags,
} from "@kingpost/report";
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

/** The height of a row of a table, in points: as roomy as the page allows, never less than can be read. */
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

export function propertyTable(doc: Doc, tags: Tags, groups: readonly SheetGroup[], box: TableBox): void {
  let y = box.top;
  for (const group of groups) y = groupTable(doc, tags, group, { ...box, top: y }, PROPERTY_COLUMNS);
}

/** Sets the cells of a row of a table, each tagged. */
class TaggedRow {
  readonly #doc: Doc;
  readonly #tags: Tags;
  readonly #row: ReturnType<Tags["add"]>;

  constructor(doc: Doc, tags: Tags, table: ReturnType<Tags["add"]>) {
    this.#doc = doc;
    this.#tags = tags;
    this.#row = tags.add("TR", {}, table);
  }

  cell(text: Line, x: number, y: number, how: Setting, scope?: "Row" | "Column"): void {
    const type = scope === undefined ? "TD" : "TH";
    // `scope` is known to the library, not to its types.
    const options = { lang: "en-AU", ...(scope && { scope }) };
    this.#tags.draw(this.#tags.add(type, options, this.#row), type, () =>
      setLine(this.#doc, text, x, y, how),
    );
  }
}

export function capacityTables(doc: Doc, tags: Tags, { group, members }: CapacitySheet, box: TableBox): void {
  const { left, right, pitch } = box;
  const size = textSize(pitch);
  let y = groupTable(doc, tags, group, box, CAPACITY_COLUMNS);
  y = title(doc, tags, members.title, { ...box, top: y });
  const table = tags.add("Table");
  // Lengths at the left, a column for each capacity with its values under the end of its unit.
  const end = (index: number): number => right - (members.columns.length - 1 - index) * 62;
  const next = (): { readonly row: TaggedRow; readonly base: number } => {
    const above = y;
    drawArtifact(doc, () => rule(doc, left, above, right, above, HAIRLINE, 0.3));
    y += pitch;
    return { row: new TaggedRow(doc, tags, table), base: baseline(y, pitch) };
  };
  const heads = next();
  heads.row.cell(LENGTH_HEAD, left + SYMBOL, heads.base, { size, align: "right" }, "Column");
  for (const [index, { symbol, unit, isDisputed }] of members.columns.entries()) {
    const head = [...symbol, { text: ` ${unit}${isDisputed ? " \u2020" : ""}`, style: "text" } as const];
    heads.row.cell(head, end(index), heads.base, { size, align: "right", colour: STEEL }, "Column");
  }
  for (const { length, values } of members.rows) {
    const { row, base } = next();
    row.cell(length, left + SYMBOL, base, { size, align: "right" }, "Row");
    for (const [index, value] of values.entries())
      row.cell(value, end(index), base, { size, align: "right" });
  }
}

const LENGTH_HEAD = [
  { text: "l", style: "symbol" },
  { text: "e", style: "subscript" },
  { text: " m", style: "text" },
] as const;

/** Sets a group's title and rows, and returns where they end. */
function groupTable(
  doc: Doc,
  tags: Tags,
  { title: words, rows }: SheetGroup,
  box: TableBox,
  columns: Columns,
): number {
  const { left, right, pitch } = box;
  let y = title(doc, tags, words, box);
  const table = tags.add("Table");
  for (const row of rows) {
    const above = y;
    drawArtifact(doc, () => rule(doc, left, above, right, above, HAIRLINE, 0.3));
    y += pitch;
    const set = new TaggedRow(doc, tags, table);
    tableRow(set, row, { left, right, top: baseline(y, pitch), pitch }, columns);
  }
  return y;
}

function title(doc: Doc, tags: Tags, words: string, { left, top, pitch }: TableBox): number {
  const y = top + TITLE_LINES * pitch;
  tags.draw(tags.add("H2"), "H2", () =>
    setLine(doc, words, left, y - 0.35 * pitch, { size: textSize(pitch) * 1.08, face: "narrow" }),
  );
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

function tableRow(
  set: TaggedRow,
  row: SheetRow,
  { left, right, top: y, pitch }: TableBox,
  columns: Columns,
): void {
  const size = textSize(pitch);
  const { from, to } = roomOf(row, right - left, columns === PROPERTY_COLUMNS ? "property" : "capacity");
  set.cell(row.symbol, left, y, { size });
  set.cell(row.label, left + from, y, { size, colour: STEEL }, "Row");
  set.cell(row.value, left + to, y, { size, align: "right" });
  if (row.isDisputed) set.cell("\u2020", left + to + 1.5, y, { size });
  set.cell(row.unit, right - columns.unit, y, { size: 0.92 * size, colour: STEEL });
  set.cell(row.mark, right, y, { size: 0.85 * size, colour: STEEL, align: "right" });
}
