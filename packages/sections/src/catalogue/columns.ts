import type { PropertyName, SectionRecord } from "../record/record.ts";
import type { Catalogue } from "./catalogue-index.ts";

const kept = new WeakMap<Catalogue, Map<PropertyName, Float64Array>>();

/**
 * A property of every record as one column, so that a condition on the whole catalogue is one loop over numbers.
 *
 * Shape    as many numbers as `catalogue.entries`, in their order
 * Units    the record's base units; NaN where the family has no such property
 * Cost     the first column of a catalogue expands every record (tens of milliseconds); a column is made once
 */
export function columnOf(catalogue: Catalogue, property: PropertyName): Float64Array {
  const columns = kept.get(catalogue) ?? new Map<PropertyName, Float64Array>();
  kept.set(catalogue, columns);
  const known = columns.get(property);
  if (known) return known;
  const column = Float64Array.from(catalogue.entries, ({ id }) => {
    const record = catalogue.record(id);
    return record ? numberOf(record, property) : Number.NaN;
  });
  columns.set(property, column);
  return column;
}

/** A property as a number, NaN where it is not a number or does not apply to the section's family. */
export function numberOf(record: SectionRecord, property: PropertyName): number {
  const value = record.properties[property];
  const source = record.provenance[property];
  return typeof value === "number" && source !== undefined && source !== "not-applicable"
    ? value
    : Number.NaN;
}
