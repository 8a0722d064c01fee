import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { LIMITS } from "../limits/rules.ts";

/**
 * What this process counts, for `/metrics`. Labels come from lists in our code: never a path as it was asked for, an address, a
 * person.
 */
export const registry = new Registry();

/** Shows a counter at 0 from the start for each value of its label: a line that is new has no rise that an alert could see. */
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
  help: "From the request's head to the last byte of the answer, by the route's pattern. Status `cut`: the asker went away",
  labelNames: ["method", "route", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

export const requestsInFlight = new Gauge({
  name: "kingpost_http_requests_in_flight",
  help: "Requests that are being answered",
  registers: [registry],
});

export const unreadableRequests = new Counter({
  name: "kingpost_http_unreadable_total",
  help: "What was refused before it was a request, by status: no HTTP (400), CONNECT (405), too late (408), headers too large (431)",
  labelNames: ["status"],
  registers: [registry],
});

export const connectionsGivenUp = new Counter({
  name: "kingpost_http_connections_given_up_total",
  help: "Connections closed because too many were open: the one that had said nothing whole for longest each time",
  registers: [registry],
});

export const limitRefusals = new Counter({
  name: "kingpost_limit_refusals_total",
  help: "Attempts that a limit refused, by the limit",
  labelNames: ["limit"],
  registers: [registry],
});
startAtZero(limitRefusals, "limit", LIMITS);

export const rowsSwept = new Counter({
  name: "kingpost_rows_swept_total",
  help: "Rows that had expired and were deleted, by the table",
  labelNames: ["table"],
  registers: [registry],
});
startAtZero(rowsSwept, "table", ["session", "verification", "used_challenges", "limits", "rate_limit"]);
