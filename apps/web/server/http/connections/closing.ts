import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextRound, setTimeout as wait } from "node:timers/promises";
import { STOPPING } from "../../../shared/stopping-messages.ts";
import { securityHeaders } from "../security-headers.ts";

/** How long running requests may take once no new ones are accepted. */
const REQUESTS_MS = 5000;
/** How much earlier waiting requests get a response, so that none is cut off. */
const RESPOND_MS = 1000;
/** The longest wait for a period without new connections. */
const MAX_SETTLING_MS = 3000;
/** Longer than a round trip: after this, every client that retries immediately has reconnected and waits. */
const SETTLED_MS = 250;
/** A round of the event loop without other work: no connection can have arrived in it. */
const ROUND_MS = 0.5;
/** A connection is closed after so long without a request: data sent just before the port closed has been read by then. */
const IDLE_MS = 250;
/** Seconds until the next process usually listens. */
const RETRY_AFTER = "5";

/**
 * Waits for a moment without pending and new connections: when the port closes, the system resets every connection in its backlog, also
 * one that arrives between our last check and the closing.
 */
async function untilQuiet(server: Server): Promise<void> {
  const began = performance.now();
  let last = began;
  const onConnection = () => {
    last = performance.now();
  };
  server.on("connection", onConnection);
  for (let isOver = false; !isOver; ) {
    await wait(1);
    const before = performance.now();
    // Runs right after the event loop has polled for new connections.
    await nextRound();
    const now = performance.now();
    const isQuick = now - before < ROUND_MS && last < before;
    const isSettled = now - last > SETTLED_MS || now - began > MAX_SETTLING_MS;
    isOver = (isQuick && isSettled) || now - began > REQUESTS_MS - RESPOND_MS;
  }
  server.off("connection", onConnection);
}

/** Closes a process's server without cutting off any client. One per process. */
export interface Closing {
  /** Aborts when requests that still wait (in a queue, for the rest of their body, for the database) have to be answered. */
  readonly deadline: AbortSignal;
  /**
   * Passes requests to `next` until the port is closing. From then on each request waits until the port is closed and then gets a 503:
   * work would delay accepting the connections in the backlog, and a client that gets an earlier response reconnects immediately and
   * leaves no quiet moment to close the port.
   */
  readonly listener: (publicUrl: string, next: RequestListener) => RequestListener;
  /** Accepts no more connections, responds on the open ones, and closes them as they become idle. */
  readonly close: (server: Server) => Promise<void>;
}

export function createClosing(): Closing {
  let isClosing = false;
  const portClosed = Promise.withResolvers<void>();
  const late = new AbortController();
  const isLate = once(late.signal, "abort");
  return {
    deadline: late.signal,
    listener(publicUrl, next) {
      const headers = {
        ...securityHeaders(publicUrl),
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": RETRY_AFTER,
        Connection: "close",
      };
      return (request, response) => {
        if (!isClosing) return next(request, response);
        // Reads the body to its end if it arrives in time: closing a connection with unread bytes loses the response.
        const isComplete = new Promise<void>((settle) => request.resume().once("end", settle));
        void Promise.all([portClosed.promise, Promise.race([isComplete, isLate])]).then(() =>
          response.writeHead(503, headers).end(`${STOPPING}\n`),
        );
      };
    },
    async close(server) {
      setTimeout(() => late.abort(), REQUESTS_MS - RESPOND_MS).unref();
      setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
      isClosing = true;
      await untilQuiet(server);
      const closed = new Promise<void>((settle) => {
        // Not the HTTP server's close(), which also resets connections whose request has arrived and has not been read yet.
        NetServer.prototype.close.call(server, () => settle());
      });
      portClosed.resolve();
      // In the next round: a late timer runs before the data that has arrived is read.
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_MS);
      await closed;
      clearInterval(idle);
    },
  };
}
