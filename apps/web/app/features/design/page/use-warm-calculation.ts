import { useEffect, useRef } from "react";
import { whileIdle } from "../../../ui/loading/while-idle.ts";

/** Runs, about as many as a browser's compiler has to see before a calculation is fast. */
const RUNS = 16;

/** Most milliseconds that the runs take together, on a slow device too: a large design is not worth more of a battery. */
const MAX_MS = 1000;

/** Milliseconds of a run that would delay a key: it is the last. */
const MAX_RUN_MS = 50;

/**
 * Repeats a calculation while the browser is idle after the first paint, one run at a time. The first runs of a page take several times as
 * long as later ones, and would otherwise delay the first keys. It ends with the first key, which must not wait for a run.
 */
export function useWarmCalculation(calculate: () => unknown): void {
  const newest = useRef(calculate);
  useEffect(() => {
    newest.current = calculate;
  });
  useEffect(() => {
    let runs = 0;
    let spent = 0;
    const stop = whileIdle(() => {
      const began = performance.now();
      newest.current();
      const took = performance.now() - began;
      spent += took;
      runs += 1;
      return runs < RUNS && spent < MAX_MS && took < MAX_RUN_MS;
    });
    document.addEventListener("keydown", stop, { once: true, passive: true });
    return () => {
      document.removeEventListener("keydown", stop);
      stop();
    };
  }, []);
}
