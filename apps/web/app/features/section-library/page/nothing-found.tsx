import { AVAILABILITIES, type Catalogue, type Standard } from "@kingpost/sections";
import { Button } from "../../../ui/button.tsx";
import type { Condition } from "../filter/conditions.ts";
import { asApplied } from "../filter/found/found.ts";
import { notInLibrary } from "../filter/found/not-in-library.ts";
import { labelOfRemedy, nothingInWords } from "../filter/found/nothing-in-words.ts";
import { whyNothing } from "../filter/found/why-nothing.ts";
import type { LibraryState } from "../view-state/library-state.ts";
import type { UpdateState } from "../view-state/use-library-state.ts";

export interface NothingFoundProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  readonly update: UpdateState;
  /** Changes the filters, and the text that they leave. */
  readonly onFilter: (conditions: readonly Condition[], text?: string) => void;
  readonly onClear: () => void;
  readonly onStandard: (standard: Standard) => void;
}

/** The reason for an empty list, and what finds something. */
export function NothingFound({ catalogue, state, update, onFilter, onClear, onStandard }: NothingFoundProps) {
  const applied = asApplied(catalogue, state);
  const { text, conditions } = applied;
  const why = whyNothing(catalogue, applied);
  const { remedy } = why;
  const onRemedy = () => {
    if (remedy?.kind === "tab") onStandard(remedy.standard);
    else if (remedy?.kind === "availability") update({ availability: AVAILABILITIES }, "push");
    // Conditions that are still being typed become filters, without the one that the remedy removes.
    else
      onFilter(
        conditions.filter((one) => one !== remedy?.condition),
        text,
      );
  };
  return (
    <div className="space-y-3 p-4 text-14">
      <p>
        {nothingInWords(applied, why)} {notInLibrary(text) ? <a href="/sections">See what is.</a> : null}
      </p>
      <p className="flex flex-wrap gap-2">
        {remedy ? <Button onClick={onRemedy}>{labelOfRemedy(remedy)}</Button> : null}
        {state.conditions.length > 0 ? <Button onClick={() => onFilter([])}>Clear filters</Button> : null}
        {state.text.trim() === "" ? null : <Button onClick={onClear}>Clear search</Button>}
      </p>
    </div>
  );
}
