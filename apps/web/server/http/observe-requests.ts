import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { logger } from "../log.ts";
import { requestDuration, requestsInFlight } from "../metrics/registry.ts";
import { METHODS } from "./request-checks.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";

/** The path of a request's target, without the query. */
export function pathOf(target: string | undefined): string {
  const [path = ""] = (target ?? "").split("?", 1);
  return path;
}

/**
 * Gives every request its ID; counts, times and logs it once its response is sent, or its client has disconnected. During shutdown each
 * response closes its connection.
 */
export function observeRequests(
  routeOf: (path: string) => string,
  isStopping: () => boolean,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const ownId = randomUUID();
    response.setHeader(REQUEST_ID_HEADER, ownId);
    requestsInFlight.inc();
    // The next request on this connection would find it closed.
    if (isStopping()) response.setHeader("Connection", "close");
    response.once("close", () => {
      requestsInFlight.dec();
      const ms = performance.now() - started;
      const { method = "", url } = request;
      const path = pathOf(url);
      const status = response.writableFinished ? response.statusCode : "cut";
      const labels = { method: METHODS.includes(method) ? method : "(other)", route: routeOf(path) };
      requestDuration.observe({ ...labels, status: String(status) }, ms / 1000);
      // A rejected request has got the ID of its rejection.
      const requestId = response.getHeader(REQUEST_ID_HEADER) ?? ownId;
      logger.info({ requestId, method, path, status, ms: Math.round(ms * 10) / 10 }, "request");
    });
    next(request, response);
  };
}
