import { gradeOf, kindOf, type SectionRecord } from "@kingpost/sections";
import { catalogue } from "../../sections/validation/catalogue.ts";
import type { SteelSection } from "../src/index.ts";

export { catalogue };

const bySizeAndGrade = new Map(
  catalogue.records().map((record) => [`${record.name} ${gradeSymbol(record)}`, record]),
);

/** A size in a real grade with its properties as published: the input of a calculation based on the published tables. */
export function printedSectionIn(designation: string, grade: string): SteelSection {
  return asPrinted(recordIn(designation, grade));
}

/** A record's section with its properties as published. */
export function asPrinted({ name, category, properties }: SectionRecord): SteelSection {
  return { name, kind: kindOf(category), ...properties };
}

/** The record of a size in a real grade: `610UB125`, `300`; `100x50x3.0RHS`, `C450`. */
export function recordIn(designation: string, grade: string): SectionRecord {
  const record = bySizeAndGrade.get(`${designation} ${grade}`);
  if (!record) throw new Error(`The library has no ${designation} in grade ${grade}.`);
  return record;
}

function gradeSymbol({ category, standard }: SectionRecord): string {
  return gradeOf(category, standard).symbol;
}
