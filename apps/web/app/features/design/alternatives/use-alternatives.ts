import type { RawInputs } from "@kingpost/design";
import { useEffect, useRef, useState } from "react";
import type { Alternatives } from "./alternatives.ts";
import type { Alternative, Sequence } from "./messages.ts";

export const FAILED = "The calculation could not be run. Change an input to try again, or reload the page.";

export interface Found<Item> {
  readonly items: readonly Item[];
  /** The inputs that the items belong to; undefined before there are any. */
  readonly of: RawInputs | undefined;
  readonly state: "calculating" | "done" | "failed";
}

/** How long typing must rest before a sequence begins again. */
const REST_MS = 300;

/**
 * The items of a sequence. Other inputs begin it again once typing rests. Earlier items stay until then: all belong to the same inputs.
 */
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
  const hasBegun = useRef(false);
  useEffect(() => {
    const items: Alternative[S][] = [];
    setFound((before) => (before.state === "calculating" ? before : { ...before, state: "calculating" }));
    const begin = () =>
      alternatives.begin(
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
    let stop: (() => void) | undefined;
    const start = () => {
      hasBegun.current = true;
      stop = begin();
    };
    const timer = window.setTimeout(start, hasBegun.current ? REST_MS : 0);
    return () => {
      window.clearTimeout(timer);
      stop?.();
    };
  }, [alternatives, sequence, inputs, shown]);
  return found;
}
