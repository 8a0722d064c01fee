import { useEffect, useState } from "react";

/** Milliseconds of calculation before the page may paint and take keys again. */
const SLICE_MS = 8;

export interface Sliced<Item> {
  readonly items: readonly Item[];
  readonly isDone: boolean;
}

/**
 * Takes a sequence in slices between the frames of the page, so that its calculation never delays a key; it may give undefined to
 * pause. Another `start` cancels the sequence and begins again.
 */
export function useSliced<Item>(start: () => Iterable<Item | undefined>): Sliced<Item> {
  const [state, setState] = useState<Sliced<Item>>({ items: [], isDone: false });
  useEffect(() => {
    setState({ items: [], isDone: false });
    const sequence = start()[Symbol.iterator]();
    const items: Item[] = [];
    let timer = 0;
    const take = () => {
      const end = performance.now() + SLICE_MS;
      for (;;) {
        const next = sequence.next();
        if (next.done) {
          setState({ items, isDone: true });
          return;
        }
        if (next.value !== undefined) items.push(next.value);
        if (performance.now() >= end) break;
      }
      timer = window.setTimeout(take);
    };
    timer = window.setTimeout(take);
    return () => window.clearTimeout(timer);
  }, [start]);
  return state;
}
