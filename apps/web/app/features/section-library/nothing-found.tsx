import type { Catalogue } from "@kingpost/sections/catalogue";
import { AVAILABILITIES, type Standard } from "@kingpost/sections/record";
import { Button } from "../../ui/button.tsx";
import { plainUnit } from "./find/bound-hint.ts";
import { type Condition, conditionInWords } from "./find/conditions.ts";
import { quantityOf } from "./find/quantities.ts";
import { type Remedy, type WhyNothing, whyNothing } from "./find/why-nothing.ts";
import type { LibraryState } from "./library-state.ts";
import type { UpdateState } from "./use-library-state.ts";

interface NothingFoundProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  readonly update: UpdateState;
  readonly onClear: () => void;
  readonly onStandard: (standard: Standard) => void;
}

/** An empty list says why it is empty, and leads on. */
export function NothingFound({ catalogue, state, update, onClear, onStandard }: NothingFoundProps) {
  const { text, conditions } = state;
  const why = whyNothing(catalogue, state);
  const { remedy } = why;
  const onRemedy = () => {
    if (remedy?.kind === "tab") onStandard(remedy.standard);
    else if (remedy?.kind === "availability") update({ availability: AVAILABILITIES }, "push");
    else update({ conditions: conditions.filter((one) => one !== remedy?.condition) }, "push");
  };
  return (
    <div className="space-y-3 p-4 text-14">
      <p>
        {reasonInWords(state, why)} {remedy ? remedyInWords(remedy) : null}
      </p>
      <p className="flex flex-wrap gap-2">
        {remedy ? <Button onClick={onRemedy}>{labelOf(remedy)}</Button> : null}
        {conditions.length > 0 ? (
          <Button onClick={() => update({ conditions: [] }, "push")}>Clear filters</Button>
        ) : null}
        {text.trim() === "" ? null : <Button onClick={onClear}>Clear search</Button>}
      </p>
    </div>
  );
}

const quoted = (text: string) => `\u201c${text}\u201d`;

function nameOf(condition: Condition): string {
  const quantity = condition.kind === "range" ? quantityOf(condition.key) : undefined;
  return quoted(`${conditionInWords(condition)} ${quantity ? plainUnit(quantity) : ""}`.trim());
}

function reasonInWords(
  { text, conditions, standard, availability }: LibraryState,
  { unmet, remedy }: WhyNothing,
): string {
  const searched = text.trim() === "" ? "" : quoted(text);
  const [only, second] = conditions;
  if (availability.length === 0) return "No availability is ticked, so no section shows.";
  if (unmet) return `No section of ${standard} meets the filter ${nameOf(unmet)}.`;
  if (only) {
    const filters = second ? `all ${conditions.length} filters` : `the filter ${nameOf(only)}`;
    const ticks = remedy?.kind === "availability" ? " and the availabilities ticked" : "";
    return `No section meets ${filters}${searched && ` and the search for ${searched}`} in ${standard}${ticks}.`;
  }
  if (remedy?.kind === "availability") return `No section of the availabilities ticked matches ${searched}.`;
  if (remedy) return `No section of ${standard} matches ${searched}.`;
  return `No section matches ${searched}. Try a size such as 360UB44.7, 150x100x6 or 100 SHS.`;
}

function remedyInWords(remedy: Remedy): string {
  const { count } = remedy;
  const sections = count === 1 ? "one section" : `${count} sections`;
  const there = count === 1 ? "there is" : "there are";
  if (remedy.kind === "tab") return `${remedy.standard} has ${sections}.`;
  if (remedy.kind === "availability") return `With every availability ${there} ${sections}.`;
  return `Without ${nameOf(remedy.condition)} ${there} ${sections}.`;
}

function labelOf(remedy: Remedy): string {
  if (remedy.kind === "tab") return `Look in ${remedy.standard}`;
  return remedy.kind === "availability" ? "Show every availability" : `Remove ${nameOf(remedy.condition)}`;
}
