import type { RequestListener, Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextRound, setTimeout as wait } from "node:timers/promises";
import { newRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";
import { STOPPING } from "./stopping.ts";

/** How long open requests may take to finish once no new ones are taken. */
const REQUESTS_MS = 5000;
/** How much sooner those who still wait are told that it is no use, so that nobody is cut off. */
const TELL_MS = 1000;
/** How long connections are still taken at most, where new ones come without a pause. */
const TAKING_MS = 3000;
/** A round of the event loop in which nothing else was done either: nobody came meanwhile. */
const QUIET_MS = 0.5;
/** After so long without a request a connection is let go: what was sent just before the port closed has been read by then. */
const IDLE_MS = 250;
/** Seconds until the next process listens, as a rule. */
const RETRY_AFTER = "5";
/** Who asks again as soon as he is answered would come back while the port is still open, and leave no moment to close it. */
const PAUSE_MS = 100;

/**
 * Waits for a moment in which nobody waits to be taken: the system breaks off every connection that it has accepted and we have not
 * taken when the port closes.
 */
async function untilAllAreTaken(server: Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on("connection", count);
  const latest = performance.now() + TAKING_MS;
  for (;;) {
    const before = { taken, at: performance.now() };
    // Right after the system was asked for new connections.
    await nextRound();
    const isQuiet = taken === before.taken && performance.now() - before.at < QUIET_MS;
    if (isQuiet || performance.now() > latest) break;
  }
  server.off("connection", count);
}

/** How the server of a process is closed without cutting anybody off. */
export interface Closing {
  /**
   * Hands requests on to `next` until the port is being closed; then each is told so at once: work would keep us from taking the
   * other connections that the system has accepted for us.
   */
  readonly listener: (publicUrl: string, next: RequestListener) => RequestListener;
  /** Takes no more connections, answers what has come on those that are open, and ends them as they fall idle. */
  readonly close: (server: Server) => Promise<void>;
}

/** Where requests wait: for their turn, or for the rest of themselves. */
interface WaitingRoom {
  /** Answers everybody who waits that the process ends. */
  readonly sendAway: () => void;
}

/** One a process. Who still waits near the end is told that it is no use. */
export function createClosing(rooms: readonly WaitingRoom[]): Closing {
  let isClosing = false;
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
        // Read to its end: a connection that is closed with unread bytes loses the answer.
        request.resume().once("end", async () => {
          await wait(PAUSE_MS);
          response.writeHead(503, { ...headers, [REQUEST_ID_HEADER]: newRequestId() });
          response.end(`${STOPPING}\n`);
        });
      };
    },
    async close(server) {
      setTimeout(() => {
        for (const room of rooms) room.sendAway();
      }, REQUESTS_MS - TELL_MS).unref();
      setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
      isClosing = true;
      await untilAllAreTaken(server);
      const closed = new Promise<void>((settle) => {
        // Not the HTTP server's own: that one also breaks off connections whose request has arrived and was not read yet.
        NetServer.prototype.close.call(server, () => settle());
      });
      // In the round after: a timer that is late runs before what has arrived meanwhile is read.
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_MS);
      await closed;
      clearInterval(idle);
    },
  };
}
