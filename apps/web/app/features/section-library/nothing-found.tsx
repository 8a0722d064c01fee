import type { Catalogue } from "@kingpost/sections/catalogue";
import { AVAILABILITIES } from "@kingpost/sections/record";
import { Button } from "../../ui/button.tsx";
import { findEntries } from "./find/found.ts";
import type { LibraryState } from "./library-state.ts";
import type { UpdateState } from "./use-library-state.ts";

interface NothingFoundProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  readonly update: UpdateState;
  readonly onClear: () => void;
}

/** An empty list says why it is empty, and leads on. */
export function NothingFound({ catalogue, state, update, onClear }: NothingFoundProps) {
  const { text, conditions } = state;
  const hidden = findEntries(catalogue, { ...state, availability: AVAILABILITIES });
  const filtered = conditions.length > 0;
  const quoted = `\u201c${text}\u201d`;
  return (
    <div className="space-y-3 p-4 text-14">
      {text.trim() === "" && !filtered ? (
        <p>No availability is ticked, so no section shows.</p>
      ) : filtered ? (
        <p>
          No section meets {conditions.length === 1 ? "the filter" : `all ${conditions.length} filters`}
          {text.trim() === "" ? "" : ` and the search for ${quoted}`} in this standard
          {hidden.length > 0 ? " and the availabilities ticked" : ""}.
        </p>
      ) : hidden.length > 0 ? (
        <p>
          {hidden.length === 1 ? "One section matches" : `${hidden.length} sections match`} {quoted}, but not
          in an availability that is ticked.
        </p>
      ) : (
        <p>No section matches {quoted}. Try a size such as 360UB44.7, 150x100x6 or 100 SHS.</p>
      )}
      <p className="flex flex-wrap gap-2">
        {hidden.length > 0 ? (
          <Button onClick={() => update({ availability: AVAILABILITIES }, "push")}>
            Show every availability
          </Button>
        ) : null}
        {filtered ? <Button onClick={() => update({ conditions: [] }, "push")}>Clear filters</Button> : null}
        {text.trim() === "" ? null : <Button onClick={onClear}>Clear search</Button>}
      </p>
    </div>
  );
}
