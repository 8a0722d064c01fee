import { type Fields, rowsOf } from "@kingpost/calc";
import { type RawInputs, withDefaults } from "@kingpost/design";
import { valueText } from "@kingpost/design/report";

/** An input that differs between two designs; empty where one has no such row. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The inputs that differ, in the order of the form. */
export function differences(fields: Fields, mine: RawInputs, theirs: RawInputs): readonly Difference[] {
  const [own, other] = [withDefaults(fields, mine), withDefaults(fields, theirs)];
  return Object.entries(fields).flatMap(([name, field]): readonly Difference[] => {
    if (isSame(own[name], other[name])) return [];
    if (field.kind !== "rows") {
      return [
        { label: field.label, mine: valueText(field, own[name]), theirs: valueText(field, other[name]) },
      ];
    }
    const [ownRows, otherRows] = [rowsOf(own[name]), rowsOf(other[name])];
    const rows = Array.from({ length: Math.max(ownRows.length, otherRows.length) }, (_, at) => at);
    return rows.flatMap((at) =>
      Object.entries(field.columns).flatMap(([cell, column]): readonly Difference[] => {
        const [a, b] = [ownRows[at]?.[cell], otherRows[at]?.[cell]];
        if (isSame(a, b)) return [];
        const text = (value: unknown) => (value === undefined ? "" : valueText(column, value));
        return [{ label: `${field.label}, row ${at + 1}: ${column.label}`, mine: text(a), theirs: text(b) }];
      }),
    );
  });
}
