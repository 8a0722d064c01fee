import type { Context, MiddlewareHandler, Next } from "hono";
import { createQueue, TooBusyError } from "../../queue.ts";
import { respondBusy, respondRestarting, respondUnfinished } from "../busy-page.ts";

/** Milliseconds. A load balancer times out soon after. */
const PATIENCE = 20_000;

/**
 * Without a bound, all requests share the processor and the ten database connections, none of them makes progress, and even the health
 * checks wait. See docs/decisions/0019-request-queues.md.
 */
const createQueues = () => ({
  /** Pages and data for visitors, which need only the processor. */
  visitor: createQueue({ atOnce: 8, waiting: 400, patience: PATIENCE }),
  /** Pages of signed-in users, which query the database first. */
  person: createQueue({ atOnce: 8, waiting: 400, patience: PATIENCE }),
  form: createQueue({ atOnce: 8, waiting: 200, patience: PATIENCE }),
  /**
   * Forms that hash a password must not delay the other forms. One or two are hashed at a time; more would only wait in the hashing
   * queue, after the timeout of this one.
   */
  account: createQueue({ atOnce: 4, waiting: 64, patience: PATIENCE }),
});

type Queues = Readonly<ReturnType<typeof createQueues>>;

/** The forms that hash a password, and the account service's own addresses. */
const HASHES = /^\/(signin|signup|reset-password|settings|api\/auth)(\/|\.|$)/i;

function kindOf({ req }: Context): keyof Queues {
  if (req.method === "POST") return HASHES.test(req.path) ? "account" : "form";
  return req.header("Cookie") === undefined ? "visitor" : "person";
}

/** Runs a request, such as one that waits for the database: at shutdown it would be cut off without a response. */
async function runUntil(deadline: AbortSignal, c: Context, next: Next): Promise<Response | undefined> {
  const { promise: isLate, resolve } = Promise.withResolvers<"late">();
  const end = () => resolve("late");
  deadline.addEventListener("abort", end);
  const outcome = await Promise.race([next(), isLate]).finally(() =>
    deadline.removeEventListener("abort", end),
  );
  return outcome === "late" ? respondUnfinished(c) : undefined;
}

/**
 * The request queues of one process. At the deadline of a stopping process all requests, waiting or running, get a response. `accepted` resolves when
 * no connection waits for its acceptance: so the requests of a burst are in the queues, where clients take turns, before work begins.
 */
export function createRequestQueues(deadline: AbortSignal, accepted: () => Promise<void>) {
  const byKind = createQueues();
  deadline.addEventListener("abort", () => {
    for (const queue of Object.values(byKind)) queue.drain();
  });
  return {
    /** Runs the following handlers when the request has a slot. Clients, as identified by `clientOf`, are served round robin. */
    middleware:
      (clientOf: (c: Context) => string): MiddlewareHandler =>
      async (c, next) => {
        const { signal } = c.req.raw;
        try {
          const work = async () => {
            await accepted();
            return runUntil(deadline, c, next);
          };
          return await byKind[kindOf(c)].run(work, signal, clientOf(c));
        } catch (error) {
          if (error instanceof TooBusyError) return deadline.aborted ? respondRestarting(c) : respondBusy(c);
          // The client has disconnected.
          if (signal.aborted) return c.text("The request was cancelled.\n", 400);
          throw error;
        }
      },
    byKind,
  };
}

export type RequestQueues = ReturnType<typeof createRequestQueues>;
