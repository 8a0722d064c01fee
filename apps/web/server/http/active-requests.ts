import type { MiddlewareHandler } from "hono";
import { respondUnfinished } from "./busy-page.ts";

export interface ActiveRequests {
  readonly middleware: MiddlewareHandler;
  /** Responds to every running request that the process is stopping. */
  readonly rejectPending: () => void;
}

/** The running requests, such as one that waits for the database: at shutdown they would be cut off without a response. */
export function createActiveRequests(): ActiveRequests {
  const open = new Set<() => void>();
  return {
    middleware: async (c, next) => {
      const { promise: isLate, resolve } = Promise.withResolvers<"late">();
      const end = () => resolve("late");
      open.add(end);
      try {
        if ((await Promise.race([next(), isLate])) === "late") return respondUnfinished(c);
      } finally {
        open.delete(end);
      }
    },
    rejectPending() {
      for (const end of open) end();
    },
  };
}
