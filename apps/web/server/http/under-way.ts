import type { MiddlewareHandler } from "hono";
import { sayUnfinished } from "./busy-page.ts";

export interface UnderWay {
  readonly middleware: MiddlewareHandler;
  /** Answers everybody whose request is being worked on that the process ends. */
  readonly sendAway: () => void;
}

/** What is worked on, a question that the database does not answer for instance: at a stop it would be cut off without a word. */
export function createUnderWay(): UnderWay {
  const open = new Set<() => void>();
  return {
    middleware: async (c, next) => {
      const { promise: isLate, resolve } = Promise.withResolvers<"late">();
      const tell = () => resolve("late");
      open.add(tell);
      try {
        if ((await Promise.race([next(), isLate])) === "late") return sayUnfinished(c);
      } finally {
        open.delete(tell);
      }
    },
    sendAway() {
      for (const tell of open) tell();
    },
  };
}
