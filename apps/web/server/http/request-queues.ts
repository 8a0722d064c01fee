import type { Context, MiddlewareHandler } from "hono";
import { createQueue, type QueueLimits, TooBusyError } from "../queue.ts";
import { respondBusy, respondRestarting } from "./busy-page.ts";

/** Milliseconds. A load balancer times out soon after. */
const PATIENCE = 20_000;

/**
 * Without a bound, all requests share the processor and the ten database connections, none of them makes progress, and even the health
 * checks wait. See docs/decisions/0019-request-queues.md.
 */
const LIMITS = {
  /** Pages and data for visitors, which need only the processor. */
  visitor: { atOnce: 8, waiting: 400, patience: PATIENCE },
  /** Pages of signed-in users, which query the database first. */
  person: { atOnce: 8, waiting: 400, patience: PATIENCE },
  form: { atOnce: 8, waiting: 200, patience: PATIENCE },
  /**
   * Forms that hash a password must not delay the other forms. One or two are hashed at a time; more would only wait in the hashing
   * queue, after the timeout of this one.
   */
  account: { atOnce: 4, waiting: 64, patience: PATIENCE },
} as const satisfies Readonly<Record<string, QueueLimits>>;

type Kind = keyof typeof LIMITS;

/** The forms that hash a password, and the account service's own addresses. */
const HASHES = /^\/(signin|signup|reset-password|settings|api\/auth)(\/|\.|$)/i;

function kindOf({ req }: Context): Kind {
  if (req.method === "POST") return HASHES.test(req.path) ? "account" : "form";
  return req.header("Cookie") === undefined ? "visitor" : "person";
}

export interface RequestQueues {
  /** Runs the following handlers when the request has a slot. Clients, as identified by `clientOf`, are served round robin. */
  readonly middleware: (clientOf: (c: Context) => string) => MiddlewareHandler;
  /** The number of waiting requests by kind. */
  readonly waiting: () => Readonly<Record<Kind, number>>;
  /** Responds to all waiting requests that the process is stopping. */
  readonly rejectPending: () => void;
}

/** The request queues of one process. */
export function createRequestQueues(): RequestQueues {
  const queues = {
    visitor: createQueue(LIMITS.visitor),
    person: createQueue(LIMITS.person),
    form: createQueue(LIMITS.form),
    account: createQueue(LIMITS.account),
  };
  let isStopping = false;
  return {
    middleware: (clientOf) => async (c, next) => {
      const { signal } = c.req.raw;
      try {
        await queues[kindOf(c)].run(next, signal, clientOf(c));
      } catch (error) {
        if (error instanceof TooBusyError) return isStopping ? respondRestarting(c) : respondBusy(c);
        // The client has disconnected.
        if (signal.aborted) return c.text("The request was cancelled.\n", 400);
        throw error;
      }
    },
    waiting: () => ({
      visitor: queues.visitor.waiting(),
      person: queues.person.waiting(),
      form: queues.form.waiting(),
      account: queues.account.waiting(),
    }),
    rejectPending() {
      isStopping = true;
      for (const queue of Object.values(queues)) queue.drain();
    },
  };
}
