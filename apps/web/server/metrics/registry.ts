import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { LIMITS } from "../limits/rules.ts";

/**
 * The metrics of this process, for `/metrics`. Label values come from fixed lists: never a requested path, an address or a user.
 */
export const registry = new Registry();

/** Starts a counter at 0 for each value of its label: a new time series has no increase that an alert could see. */
export function startAtZero<Label extends string>(
  counter: Counter<Label>,
  label: Label,
  values: readonly string[],
): void {
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0);
}

// Memory, processor time, open files, delay of the event loop, garbage collection.
collectDefaultMetrics({ register: registry });

export const requestDuration = new Histogram({
  name: "kingpost_http_request_duration_seconds",
  help: "Time from the request headers to the last byte of the response, by route pattern. Status `cut`: the client disconnected",
  labelNames: ["method", "route", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

export const requestsInFlight = new Gauge({
  name: "kingpost_http_requests_in_flight",
  help: "Requests in progress",
  registers: [registry],
});

export const unreadableRequests = new Counter({
  name: "kingpost_http_unreadable_total",
  help: "Connections rejected before a valid request, by status: no HTTP (400), CONNECT (405), timeout (408), headers too large (431)",
  labelNames: ["status"],
  registers: [registry],
});

export const connectionsGivenUp = new Counter({
  name: "kingpost_http_connections_given_up_total",
  help: "Connections closed because too many were open, idle ones first",
  registers: [registry],
});

export const limitRefusals = new Counter({
  name: "kingpost_limit_refusals_total",
  help: "Attempts rejected by a rate limit, by limit",
  labelNames: ["limit"],
  registers: [registry],
});
startAtZero(limitRefusals, "limit", LIMITS);

export const mailFailures = new Counter({
  name: "kingpost_mail_failures_total",
  help: "Attempts to send an email that failed, by queue: contact-mail (to the firm), account-mail (to users)",
  labelNames: ["queue"],
  registers: [registry],
});
startAtZero(mailFailures, "queue", ["contact-mail", "account-mail"]);

export const rowsSwept = new Counter({
  name: "kingpost_rows_swept_total",
  help: "Expired rows deleted, by table",
  labelNames: ["table"],
  registers: [registry],
});
startAtZero(rowsSwept, "table", ["session", "verification", "used_challenges", "limits", "designs"]);
