import { isShown, rowsOf } from "@kingpost/calc";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { valueText } from "./value-text.ts";

/** The section of a design: `410UB53.7, Grade 300`; empty for a module without one. */
export function sectionOf(
  { fields: { section } }: Pick<RunnableModule, "fields">,
  inputs: RawInputs,
): string {
  return section ? valueText(section, inputs.section) : "";
}

/** The sections that are part of the design, then those of rows: `Span 2: 410UB53.7, Grade 300.` */
export function sectionNames({ fields }: Pick<RunnableModule, "fields">, inputs: RawInputs): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    if (!isShown(field, inputs)) return [];
    if (field.kind === "section") return [`${valueText(field, inputs[name])}.`];
    if (field.kind !== "rows") return [];
    const [[key, first] = ["", undefined]] = Object.entries(field.columns);
    return rowsOf(inputs[name]).flatMap((row) =>
      Object.entries(field.columns).flatMap(([cell, column]) =>
        first && column.kind === "section" && (row[cell] ?? "") !== ""
          ? [`${first.label} ${valueText(first, row[key])}: ${valueText(column, row[cell])}.`]
          : [],
      ),
    );
  });
}
