import type { SectionRecord } from "@kingpost/sections";
import type { ColumnGroup, TableColumn } from "./table-columns.ts";

/** Room for the columns beside the names, on A4 landscape within its margins. */
const ROOM_MM = 245;

/** A digit at the size of print, and the padding of a cell with its rule. */
const DIGIT_MM = 1.45;
const PADDING_MM = 2;

/** The width of a column: that of its longest value, or of its unit, whose power of ten is raised. */
function widthOf({ symbol, label, unit, exponent, cell }: TableColumn, records: readonly SectionRecord[]) {
  const values = records.map((record) => {
    const { text, isDoubted } = cell(record);
    return text.length + (isDoubted ? 2 : 0);
  });
  const words = symbol ? [] : label.split(" ");
  const head = (unit?.length ?? 0) + (exponent > 0 ? 4 : 0);
  return Math.max(head, ...values, ...words.map((word) => word.length)) * DIGIT_MM + PADDING_MM;
}

/** The columns as tables one below the other, each no wider than a sheet. A group stays whole where a sheet has room for it. */
export function printedParts(
  groups: readonly ColumnGroup[],
  records: readonly SectionRecord[],
): readonly (readonly ColumnGroup[])[] {
  const parts: ColumnGroup[][] = [];
  let room = 0;
  for (const { title, columns } of groups) {
    const widths = columns.map((column) => widthOf(column, records));
    const isNew = widths.reduce((sum, width) => sum + width, 0) > room;
    if (isNew) {
      parts.push([]);
      room = ROOM_MM;
    }
    let members: TableColumn[] = [];
    for (const [at, column] of columns.entries()) {
      const width = widths[at] ?? 0;
      if (width > room && members.length > 0) {
        parts.at(-1)?.push({ title, columns: members });
        parts.push([]);
        members = [];
        room = ROOM_MM;
      }
      members.push(column);
      room -= width;
    }
    parts.at(-1)?.push({ title, columns: members });
  }
  return parts;
}
