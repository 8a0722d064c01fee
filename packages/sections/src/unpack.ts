import { DomainError } from "@kingpost/calc/domain-error";
import type { CatalogueData, FamilyData } from "./catalogue-data.ts";
import { AVAILABILITIES, type Availability, type Category, type PropertyName } from "./record.ts";
import type { PrintedValues, SourceRow } from "./source.ts";
import { SOURCE_COLUMNS } from "./source-columns.ts";

/** Name, availability and grades of a size: all that the list needs. */
export type SizeLine = Pick<
  SourceRow,
  "category" | "designation" | "availability" | "availabilityBasis" | "grades"
>;
/** A size with everything published about it. */
export type PrintedSize = SourceRow;

/** Reads the line of every size of a family, without touching a column. */
export function unpackLines(data: CatalogueData, category: Category): readonly SizeLine[] {
  const family = data.families[category];
  if (!family) return [];
  const kinds = data.availabilities.map(({ availability, basis }) => ({
    availability: availabilityOf(availability),
    availabilityBasis: basis,
  }));
  return family.designations.map((designation, index) => {
    const kind = kinds[family.availability[index] ?? -1];
    if (!kind) throw new DomainError("bad-value", `catalogue file, ${designation}: no availability`);
    return { category, designation, ...kind, grades: gradesAt(data, family, index, designation) };
  });
}

function availabilityOf(text: string): Availability {
  const availability = AVAILABILITIES.find((known) => known === text);
  if (availability) return availability;
  throw new DomainError("bad-value", `catalogue file: "${text}" is not an availability`);
}

/** Reads all published values of one size, the `index`th of its family. */
export function unpackSize(data: CatalogueData, line: SizeLine, index: number): PrintedSize {
  const family = data.families[line.category];
  if (!family) throw new DomainError("unknown-family", `catalogue file: no family ${line.category}`);
  const { dimensions, gross, optional, design, grades } = SOURCE_COLUMNS[line.category];
  const lengths: Record<string, number> = {};
  for (const name of dimensions) {
    const value = valueAt(family, name, index);
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

function gradesAt(data: CatalogueData, family: FamilyData, index: number, designation: string): string[] {
  const list = data.gradeLists[family.grades[index] ?? -1];
  if (list === undefined) throw new DomainError("bad-value", `catalogue file, ${designation}: no grades`);
  return list.split(" ").filter(Boolean);
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
