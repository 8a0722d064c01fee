import { useLayoutEffect, useReducer } from "react";
import { flushSync } from "react-dom";
import { replayEarlyInput } from "./keep-early-input.ts";

/**
 * The last child of what hydrates as a whole: the page, and each `Suspense` with controls. Gives it what its controls held before. The effects of
 * its first render come first, because they may restore an earlier state.
 */
export function EarlyInput() {
  const [, flushEffects] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    queueMicrotask(() => {
      flushSync(flushEffects);
      replayEarlyInput();
    });
  }, []);
  return null;
}
