import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { newRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** Seconds until the next process listens, as a rule. */
const RETRY_AFTER = "5";
/** Who asks again as soon as he is answered would come back while the port is still open, and leave no moment to close it. */
const PAUSE_MS = 100;

/**
 * While the port is being closed, a request is told so at once: work would keep us from taking the other connections that the system
 * has accepted for us, and it breaks off those that are left.
 */
export function refuseWhile(
  isClosing: () => boolean,
  publicUrl: string,
  next: RequestListener,
): RequestListener {
  const headers = {
    ...securityHeaders(publicUrl),
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": RETRY_AFTER,
    Connection: "close",
  };
  return (request, response) => {
    if (!isClosing()) return next(request, response);
    // Read to its end: a connection that is closed with unread bytes loses the answer.
    request.resume().once("end", async () => {
      await wait(PAUSE_MS);
      response.writeHead(503, { ...headers, [REQUEST_ID_HEADER]: newRequestId() });
      response.end("This process is stopping. Nothing was changed; please try again.\n");
    });
  };
}
