import type { Context, MiddlewareHandler } from "hono";
import { createQueue, type QueueLimits, TooBusyError } from "../queue.ts";
import { respondBusy, respondRestarting } from "./busy-page.ts";

/** Milliseconds. Who has waited for so long sees that nothing comes; a load balancer gives up soon after. */
const PATIENCE = 20_000;

/**
 * Without a bound, all that have come take a little of the processor and of the ten database connections, none of them gets on, and
 * even the health waits. The reasons for these lines stand in docs/decisions/0019-request-queues.md.
 */
const LINES = {
  /** Pages and data for anybody: the processor alone. */
  visitor: { atOnce: 8, waiting: 400, patience: PATIENCE },
  /** Pages of signed-in people, which ask the database first. */
  person: { atOnce: 8, waiting: 400, patience: PATIENCE },
  form: { atOnce: 8, waiting: 200, patience: PATIENCE },
  /**
   * What hashes a password must not hold up the other forms. One or two are hashed at a time: more at once would only wait longer
   * after their turn, where nobody is told that it takes too long.
   */
  account: { atOnce: 4, waiting: 64, patience: PATIENCE },
} as const satisfies Readonly<Record<string, QueueLimits>>;

type Kind = keyof typeof LINES;

/** The forms behind which a password is hashed, and the account service's own addresses. */
const HASHES = /^\/(signin|signup|reset-password|settings|api\/auth)(\/|\.|$)/i;

function kindOf({ req }: Context): Kind {
  if (req.method === "POST") return HASHES.test(req.path) ? "account" : "form";
  return req.header("Cookie") === undefined ? "visitor" : "person";
}

export interface RequestQueues {
  /** Lets what comes after it run when it is the request's turn; askers, as `askerOf` names them, take turns. */
  readonly middleware: (askerOf: (c: Context) => string) => MiddlewareHandler;
  /** How many wait, by kind. */
  readonly waiting: () => Readonly<Record<Kind, number>>;
  /** Answers everybody who waits that it will not be their turn. */
  readonly rejectPending: () => void;
}

/** The lines of one process. */
export function createRequestQueues(): RequestQueues {
  const queues = {
    visitor: createQueue(LINES.visitor),
    person: createQueue(LINES.person),
    form: createQueue(LINES.form),
    account: createQueue(LINES.account),
  };
  let isEnding = false;
  return {
    middleware: (askerOf) => async (c, next) => {
      const { signal } = c.req.raw;
      try {
        await queues[kindOf(c)].run(next, signal, askerOf(c));
      } catch (error) {
        if (error instanceof TooBusyError) return isEnding ? respondRestarting(c) : respondBusy(c);
        // Nobody reads this answer.
        if (signal.aborted) return c.text("The request was given up.\n", 400);
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
      isEnding = true;
      for (const queue of Object.values(queues)) queue.drain();
    },
  };
}
