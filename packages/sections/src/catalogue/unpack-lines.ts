import { DomainError } from "@kingpost/calc/domain-error";
import { AVAILABILITIES, type Availability, type Category } from "../record/record.ts";
import type { SourceRow } from "../source/source.ts";
import type { CatalogueData, FamilyData } from "./catalogue-data.ts";

/** Name, availability and grades of a size: all that the list needs. */
export type SizeLine = Pick<
  SourceRow,
  "category" | "designation" | "availability" | "availabilityBasis" | "grades" | "origin"
>;

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
    const origin = data.origins[family.origins?.[index] ?? -1];
    return { category, designation, ...kind, origin, grades: gradesAt(data, family, index, designation) };
  });
}

function availabilityOf(text: string): Availability {
  const availability = AVAILABILITIES.find((known) => known === text);
  if (availability) return availability;
  throw new DomainError("bad-value", `catalogue file: "${text}" is not an availability`);
}

function gradesAt(data: CatalogueData, family: FamilyData, index: number, designation: string): string[] {
  const list = data.gradeLists[family.grades[index] ?? -1];
  if (list === undefined) throw new DomainError("bad-value", `catalogue file, ${designation}: no grades`);
  return list.split(" ").filter(Boolean);
}
