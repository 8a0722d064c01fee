import type { RunnableModule } from "@kingpost/design";
import type { Link } from "@kingpost/design/load-path";
import { valueText } from "@kingpost/design/report";

/** Where the action acts: `Flange A (about x), from face 100 mm`. */
export function placeText({ fields }: RunnableModule, { table, place }: Link): string {
  const field = fields[table];
  if (field?.kind !== "rows") return "";
  return Object.entries(place)
    .flatMap(([name, raw]) => {
      const column = field.columns[name];
      if (!column || (raw ?? column.default) === 0) return [];
      const text = valueText(column, raw ?? column.default);
      return column.kind === "number" ? `${column.label.toLowerCase()} ${text}` : text;
    })
    .filter((text) => text !== "\u2013")
    .join(", ");
}
