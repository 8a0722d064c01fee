import type { RequestListener, Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextRound, setTimeout as wait } from "node:timers/promises";
import { logRequest, pathOf } from "./log-request.ts";
import { newRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";
import { STOPPING } from "./stopping.ts";

/** How long open requests may take to finish once no new ones are taken. */
const REQUESTS_MS = 5000;
/** How much sooner those who still wait are told that it is no use, so that nobody is cut off. */
const TELL_MS = 1000;
/** How long we wait at most for a while in which nobody comes. */
const TAKING_MS = 3000;
/** Longer than a way there and back: after this all who ask again as soon as they are answered have come, and wait. */
const SETTLED_MS = 250;
/** A round of the event loop in which nothing else was done: nobody can have come meanwhile. */
const ROUND_MS = 0.5;
/** After so long without a request a connection is let go: what was sent just before the port closed has been read by then. */
const IDLE_MS = 250;
/** Seconds until the next process listens, as a rule. */
const RETRY_AFTER = "5";

/**
 * Waits for a moment in which nobody waits to be taken, and nobody is about to come: the system breaks off every connection that it has
 * accepted and we have not taken when the port closes, also one that comes between our last look and the closing.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  const began = performance.now();
  let last = began;
  const come = () => {
    last = performance.now();
  };
  server.on("connection", come);
  for (let isOver = false; !isOver; ) {
    await wait(1);
    const before = performance.now();
    // Right after the system was asked for new connections.
    await nextRound();
    const now = performance.now();
    const isQuick = now - before < ROUND_MS && last < before;
    const isSettled = now - last > SETTLED_MS || now - began > TAKING_MS;
    isOver = (isQuick && isSettled) || now - began > REQUESTS_MS - TELL_MS;
  }
  server.off("connection", come);
}

/** How the server of a process is closed without cutting anybody off. */
export interface Closing {
  /**
   * Hands requests on to `next` until the port is being closed. Then each waits until it is closed, and is told so: work would keep us
   * from taking the other connections that the system has accepted for us, and whoever is answered sooner comes back at once, and leaves
   * no moment to close the port in.
   */
  readonly listener: (publicUrl: string, next: RequestListener) => RequestListener;
  /** Takes no more connections, answers what has come on those that are open, and ends them as they fall idle. */
  readonly close: (server: Server) => Promise<void>;
}

/** Where requests wait: for their turn, for the rest of themselves, or for what is asked of the database for them. */
interface PendingRequests {
  /** Answers everybody who waits that the process ends. */
  readonly rejectPending: () => void;
}

/** One a process. Who still waits near the end is told that it is no use. */
export function createClosing(rooms: readonly PendingRequests[]): Closing {
  let isClosing = false;
  const portClosed = Promise.withResolvers<void>();
  const isLate = Promise.withResolvers<void>();
  return {
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
        // Read to its end, where that comes in time: a connection that is closed with unread bytes loses the answer.
        const isWhole = new Promise<void>((settle) => request.resume().once("end", settle));
        const started = performance.now();
        void Promise.all([portClosed.promise, Promise.race([isWhole, isLate.promise])]).then(() => {
          const requestId = newRequestId();
          response.writeHead(503, { ...headers, [REQUEST_ID_HEADER]: requestId });
          response.end(`${STOPPING}\n`);
          const { method = "", url } = request;
          const status = response.destroyed ? "cut" : response.statusCode;
          logRequest({ requestId, method, path: pathOf(url), status, started });
        });
      };
    },
    async close(server) {
      setTimeout(() => {
        for (const room of rooms) room.rejectPending();
        isLate.resolve();
      }, REQUESTS_MS - TELL_MS).unref();
      setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
      isClosing = true;
      await untilNobodyComes(server);
      const closed = new Promise<void>((settle) => {
        // Not the HTTP server's own: that one also breaks off connections whose request has arrived and was not read yet.
        NetServer.prototype.close.call(server, () => settle());
      });
      portClosed.resolve();
      // In the round after: a timer that is late runs before what has arrived meanwhile is read.
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_MS);
      await closed;
      clearInterval(idle);
    },
  };
}
