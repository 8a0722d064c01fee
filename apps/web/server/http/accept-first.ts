import type { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Turns of the event loop, each with one new connection: after this many, work goes on whatever else arrives. */
const MAX_TURNS = 100;

/**
 * Node accepts one connection in each turn of its event loop. Without this, a burst of new connections is served strictly in its order, at one
 * page a turn: the queues see one request at a time, and the health check waits behind the whole burst.
 */
export interface AcceptFirst {
  /** Counts the connections of a server. */
  readonly watch: (server: Pick<EventEmitter, "on">) => void;
  /**
   * Resolves when no connection is waiting to be accepted, for one caller in a turn. To be awaited before work that takes longer than accepting
   * a connection.
   */
  readonly accepted: () => Promise<void>;
}

export function createAcceptFirst(): AcceptFirst {
  let connections = 0;
  let last = Promise.resolve();

  async function untilQuiet(): Promise<void> {
    // The rest of this turn: the next one begins with a look at the port.
    await nextTurn();
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const before = connections;
      await nextTurn();
      if (connections === before) return;
    }
  }

  return {
    watch(server) {
      server.on("connection", () => {
        connections += 1;
      });
    },
    accepted() {
      last = last.then(untilQuiet);
      return last;
    },
  };
}
