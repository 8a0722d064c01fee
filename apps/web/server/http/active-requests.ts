import type { MiddlewareHandler } from "hono";
import { respondUnfinished } from "./busy-page.ts";

export interface ActiveRequests {
  readonly middleware: MiddlewareHandler;
  /** Answers everybody whose request is being worked on that the process ends. */
  readonly rejectPending: () => void;
}

/** What is worked on, a question that the database does not answer for instance: at a stop it would be cut off without a word. */
export function createActiveRequests(): ActiveRequests {
  const open = new Set<() => void>();
  return {
    middleware: async (c, next) => {
      const { promise: isLate, resolve } = Promise.withResolvers<"late">();
      const tell = () => resolve("late");
      open.add(tell);
      try {
        if ((await Promise.race([next(), isLate])) === "late") return respondUnfinished(c);
      } finally {
        open.delete(tell);
      }
    },
    rejectPending() {
      for (const tell of open) tell();
    },
  };
}
