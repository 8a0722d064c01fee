import { useCallback, useRef, useState } from "react";

/** Where a piece of work stands that a person has asked for. */
export type Task =
  | { readonly state: "idle" }
  | { readonly state: "working" | "done"; readonly message: string }
  | { readonly state: "failed"; readonly message: string; readonly retry: () => void };

export interface Work {
  /** In words that follow "Preparing": `the data sheet`. */
  readonly what: string;
  /** Settles with what to say when it is done. */
  readonly run: () => Promise<string>;
}

/** Runs one piece of work at a time and says how it goes. What fails can be tried again. */
export function useTask(): [Task, (work: Work) => void] {
  const [task, setTask] = useState<Task>({ state: "idle" });
  const latest = useRef<Work>(undefined);
  const start = useCallback((work: Work) => {
    latest.current = work;
    // What an earlier work has to say no longer matters.
    const say = (next: Task) => {
      if (latest.current === work) setTask(next);
    };
    say({ state: "working", message: `Preparing ${work.what}\u2026` });
    afterPaint()
      .then(work.run)
      .then(
        (message) => say({ state: "done", message }),
        (error: unknown) =>
          say({ state: "failed", message: failureOf(work, error), retry: () => start(work) }),
      );
  }, []);
  return [task, start];
}

/** Large files keep the page busy for a moment: first it shows that it is at work. */
function afterPaint(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => setTimeout(settle, 0));
  });
}

function failureOf({ what }: Work, error: unknown): string {
  const reason = error instanceof Error ? error.message : "";
  // The browser's words for a script that did not come tell a person nothing.
  const known = /^(This section|A typeface)/.test(reason) ? ` ${reason}` : "";
  return `We could not prepare ${what}.${known} Check the connection, then try again.`;
}
