import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { LIMITS } from "../limits/rules.ts";

// The metrics of this process, for `/metrics`. Label values come from fixed lists: never a requested path, an address or a user.
// The development server evaluates this module again when a file has changed, and a name can be registered once.
register.clear();

/** A counter that starts at 0 for each value of its label: a new time series has no increase that an alert could see. */
function countBy<Label extends string>(label: Label, values: readonly string[], name: string, help: string) {
  const counter = new Counter({ name, help, labelNames: [label] });
  for (const value of values) counter.labels(value).inc(0);
  return counter;
}

// Memory, processor time, open files, delay of the event loop, garbage collection.
collectDefaultMetrics();

export const requestDuration = new Histogram({
  name: "kingpost_http_request_duration_seconds",
  help: "Time from the request headers to the last byte of the response, by route pattern. Status `cut`: the client disconnected",
  labelNames: ["method", "route", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const requestsInFlight = new Gauge({
  name: "kingpost_http_requests_in_flight",
  help: "Requests in progress",
});

export const responsesGivenUp = new Counter({
  name: "kingpost_http_responses_given_up_total",
  help: "Responses cut because too many bytes waited for clients that did not read them",
});

export const limitRefusals = countBy(
  "limit",
  LIMITS,
  "kingpost_limit_refusals_total",
  "Attempts rejected by a rate limit, by limit",
);

export const mailFailures = countBy(
  "queue",
  ["contact-mail", "account-mail"],
  "kingpost_mail_failures_total",
  "Attempts to send an email that failed, by queue: contact-mail (to the firm), account-mail (to users)",
);

export const rowsSwept = countBy(
  "table",
  ["session", "verification", "used_challenges", "limits", "designs"],
  "kingpost_rows_swept_total",
  "Expired rows deleted, by table",
);
