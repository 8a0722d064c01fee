import type { Context, MiddlewareHandler } from "hono";
import { createQueue, TooBusyError } from "../queue.ts";

/** Milliseconds. The proxy in front times out soon after. */
const PATIENCE = 20_000;

/** Seconds, for every 503: by then a full queue has drained, and the embedded database has restarted. */
export const RETRY_AFTER = "15";

const BUSY = `The server is busy. Nothing was changed. Try again in ${RETRY_AFTER} seconds. Your browser's Back button returns to what you typed.\n`;

/** The forms that hash a password, and the account service's own addresses. */
const HASHES = /^\/(signin|signup|reset-password|settings|api\/auth)(\/|\.|$)/i;

function kindOf({ req }: Context) {
  if (req.method === "POST") return HASHES.test(req.path) ? "account" : "form";
  return req.header("Cookie") === undefined ? "visitor" : "user";
}

/**
 * The bounds of one process: how many requests of each kind run at once, so that they share the processor and the ten database connections,
 * and how many wait. One kind that hangs delays no other. The proxy bounds what one address sends: it does not know which are expensive.
 */
export function createRequestBounds() {
  const byKind = {
    /** Pages and data for visitors, which need only the processor. */
    visitor: createQueue({ atOnce: 8, waiting: 400, patience: PATIENCE }),
    /** Pages of signed-in users, which query the database first. */
    user: createQueue({ atOnce: 8, waiting: 400, patience: PATIENCE }),
    form: createQueue({ atOnce: 8, waiting: 200, patience: PATIENCE }),
    /** Forms that hash a password: one to three are hashed at a time, more would wait where nothing ends their wait. */
    account: createQueue({ atOnce: 4, waiting: 64, patience: PATIENCE }),
  };
  /** Runs the following handlers when fewer requests of its kind run. */
  const middleware: MiddlewareHandler = async (c, next) => {
    const { signal } = c.req.raw;
    try {
      return await byKind[kindOf(c)].run(() => next(), signal);
    } catch (error) {
      if (error instanceof TooBusyError) return c.text(BUSY, 503, { "Retry-After": RETRY_AFTER });
      // The client has disconnected.
      if (signal.aborted) return c.text("The request was cancelled.\n", 400);
      throw error;
    }
  };
  return { middleware, byKind };
}

export type RequestBounds = ReturnType<typeof createRequestBounds>;
