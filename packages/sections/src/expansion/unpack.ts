import { DomainError } from "@kingpost/calc/domain-error";
import type { CatalogueData, FamilyData } from "../catalogue/catalogue-data.ts";
import type { SizeLine } from "../catalogue/unpack-lines.ts";
import type { PropertyName } from "../record/record.ts";
import type { PrintedValues, SourceRow } from "../source/source.ts";
import { SOURCE_COLUMNS } from "../source/source-columns.ts";

/** A size with everything published about it. */
export type PrintedSize = SourceRow;

/** Reads all published values of one size, the `index`th of its family. */
export function unpackSize(data: CatalogueData, line: SizeLine, index: number): PrintedSize {
  const family = data.families[line.category];
  if (!family) throw new DomainError("unknown-family", `catalogue file: no family ${line.category}`);
  const { dimensions, gross, optional, design, grades } = SOURCE_COLUMNS[line.category];
  const lengths: Record<string, number> = {};
  for (const [at, name] of dimensions.entries()) {
    const value = valueAt(family, name, index) ?? dimensionInName(line.designation, at);
    if (typeof value !== "number") {
      throw new DomainError("missing-dimension", `catalogue file, ${line.designation}, ${name}`);
    }
    lengths[name] = value;
  }
  return {
    ...line,
    dimensions: lengths,
    gross: printedAt(family, index, { ...gross, ...optional }, ""),
    design: Object.fromEntries(grades.map((grade) => [grade, printedAt(family, index, design, `@${grade}`)])),
  };
}

/** The dimension that the name of a size has in a place: the file leaves out a column that its names repeat (`150x100x6.0RHS`). */
export function dimensionInName(designation: string, at: number): number | undefined {
  const number = designation.match(/\d+(?:\.\d+)?/g)?.[at];
  return number === undefined ? undefined : Number(number);
}

function printedAt(
  family: FamilyData,
  index: number,
  columns: Readonly<Record<string, PropertyName>>,
  suffix: string,
): PrintedValues {
  const values: Partial<Record<PropertyName, number | string>> = {};
  for (const [name, property] of Object.entries(columns)) {
    const value = valueAt(family, name + suffix, index);
    if (value !== undefined) values[property] = value;
  }
  return values;
}

function valueAt(family: FamilyData, name: string, index: number): number | string | undefined {
  const column = family.columns[name];
  if (column === undefined) return undefined;
  if (typeof column !== "string") return column[index] ?? undefined;
  if (column.startsWith("=")) return valueAt(family, column.slice(1), index);
  const letter = column[index];
  return letter === "-" ? undefined : letter;
}
