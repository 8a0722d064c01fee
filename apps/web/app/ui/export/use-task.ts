import { useCallback, useRef, useState } from "react";
import { LOSS_WORDS, type Loss, lossOf } from "../loading/loss.ts";
import { ExportError } from "./export-error.ts";

/** The state of a task started by the user. */
export type Task =
  | { readonly state: "idle" }
  | { readonly state: "working" | "done"; readonly message: string }
  | {
      readonly state: "failed";
      readonly message: string;
      /** Why its code or data did not arrive. */
      readonly loss: Loss;
      readonly retry: () => void;
    };

export interface Work {
  /** The text after "Preparing": `the data sheet`. */
  readonly what: string;
  /** Settles with the message for success. */
  readonly run: () => Promise<string>;
}

/** Runs one task at a time and reports its progress. A failed task can be repeated. */
export function useTask(): [Task, (work: Work) => void] {
  const [task, setTask] = useState<Task>({ state: "idle" });
  const latest = useRef<Work>(undefined);
  const start = useCallback((work: Work) => {
    latest.current = work;
    // The result of an earlier piece of work no longer matters.
    const publish = (next: Task) => {
      if (latest.current === work) setTask(next);
    };
    publish({ state: "working", message: `Preparing ${work.what}\u2026` });
    afterPaint()
      .then(work.run)
      .then(
        (message) => publish({ state: "done", message }),
        async (error: unknown) =>
          publish({ state: "failed", ...(await failureOf(work, error)), retry: () => start(work) }),
      );
  }, []);
  return [task, start];
}

/** Large files keep the page busy for a moment: it shows its progress first. */
function afterPaint(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => setTimeout(settle, 0));
  });
}

/** The browser's message about a script that did not load means nothing to a user. */
async function failureOf({ what }: Work, error: unknown): Promise<{ message: string; loss: Loss }> {
  const failed = `Could not prepare ${what}.`;
  if (error instanceof ExportError) return { message: `${failed} ${error.message}`, loss: "passing" };
  const loss = await lossOf(error);
  return { message: `${failed} ${LOSS_WORDS[loss]}`, loss };
}
