import { type SteelSectionRecord, textOfCustomId } from "@kingpost/sections";
import { Button } from "../../../ui/button.tsx";
import { MAX_COMPARED } from "../view-state/library-state.ts";
import { labelOf } from "../view-state/tab-meaning.ts";

const quoted = (words: readonly string[]) => words.map((word) => `\u201c${word}\u201d`).join(", ");

/** Why a requested section is not in the comparison. */
export function leftOut(full: boolean, unknown: readonly string[], tooMany: readonly string[]): string {
  const parts: string[] = [];
  if (full) parts.push(`You can compare up to ${MAX_COMPARED} sections. Remove one to add another.`);
  if (tooMany.length > 0)
    parts.push(`The link has more than ${MAX_COMPARED} sections; not shown: ${tooMany.join(", ")}.`);
  const own = unknown.flatMap((id) => textOfCustomId(id) ?? []);
  const missing = unknown.filter((id) => textOfCustomId(id) === undefined);
  if (missing.length > 0) parts.push(`The catalogue has no section ${quoted(missing)}.`);
  if (own.length > 0) parts.push(`Invalid section dimensions: ${quoted(own)}.`);
  return parts.join(" ");
}

interface EmptyComparisonProps {
  readonly unknown: readonly string[];
  /** The section that was on view before the comparison began. */
  readonly onView: SteelSectionRecord | undefined;
  readonly onAdd: (id: string) => void;
}

/** Before the first section is chosen. */
export function EmptyComparison({ unknown, onView, onAdd }: EmptyComparisonProps) {
  return (
    <div className="space-y-4 p-4 text-16 sm:p-6">
      {unknown.length > 0 ? <p>{leftOut(false, unknown, [])}</p> : null}
      <p className="text-steel">
        Select up to {MAX_COMPARED} sections from the list to compare them. To remove a section, select it
        again.
      </p>
      {onView ? <Button onClick={() => onAdd(onView.id)}>Start with {labelOf(onView)}</Button> : null}
    </div>
  );
}
