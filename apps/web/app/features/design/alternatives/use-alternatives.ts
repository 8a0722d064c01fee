import type { RawInputs } from "@kingpost/design";
import { useEffect, useState } from "react";
import type { Alternatives } from "./alternatives.ts";
import type { Alternative, Sequence } from "./messages.ts";

export const FAILED = "The calculation could not be run. Change an input to try again, or reload the page.";

export interface Found<Item> {
  readonly items: readonly Item[];
  /** The inputs that the items are of; undefined before there are any. */
  readonly of: RawInputs | undefined;
  readonly state: "calculating" | "done" | "failed";
}

/** The items of a sequence. Other inputs begin it again; until then the earlier items stay, all of the same inputs. */
export function useAlternatives<S extends Sequence>(
  alternatives: Alternatives,
  sequence: S,
  inputs: RawInputs,
  shown: "as they are found" | "when all are found",
): Found<Alternative[S]> {
  const [found, setFound] = useState<Found<Alternative[S]>>({
    items: [],
    of: undefined,
    state: "calculating",
  });
  useEffect(() => {
    const items: Alternative[S][] = [];
    setFound((before) => ({ ...before, state: "calculating" }));
    return alternatives.begin(
      sequence,
      inputs,
      (calculated) => {
        items.push(...calculated.items);
        if (calculated.isDone) setFound({ items, of: inputs, state: "done" });
        else if (shown === "as they are found") {
          setFound({ items: [...items], of: inputs, state: "calculating" });
        }
      },
      () => setFound((before) => ({ ...before, state: "failed" })),
    );
  }, [alternatives, sequence, inputs, shown]);
  return found;
}
