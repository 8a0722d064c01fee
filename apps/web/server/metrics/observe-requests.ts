import type { RequestListener } from "node:http";
import { pathOf } from "../http/log-request.ts";
import { requestDuration, requestsInFlight } from "./registry.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Counts and times every request. During shutdown each response closes its connection. */
export function observeRequests(
  routeOf: (path: string) => string,
  isStopping: () => boolean,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const began = performance.now();
    requestsInFlight.inc();
    // The next request on this connection would find it closed.
    if (isStopping()) response.setHeader("Connection", "close");
    response.once("close", () => {
      requestsInFlight.dec();
      const { method = "", url } = request;
      const labels = {
        method: METHODS.has(method) ? method : "(other)",
        route: routeOf(pathOf(url)),
        status: response.writableFinished ? String(response.statusCode) : "cut",
      };
      requestDuration.observe(labels, (performance.now() - began) / 1000);
    });
    next(request, response);
  };
}
