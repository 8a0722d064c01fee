import { createHash, timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import { register } from "prom-client";
import "./gauges.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The metrics, for clients with METRICS_TOKEN. Without that setting there are none. */
export function metricsEndpoint(token: string | undefined): Handler {
  return async (c) => {
    if (token === undefined) return c.text("Not found.\n", 404);
    const given = /^Bearer (\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? "";
    if (!timingSafeEqual(digest(given), digest(token)))
      return c.text("The metrics require a token.\n", 401, { "WWW-Authenticate": "Bearer" });
    return c.body(await register.metrics(), 200, { "Content-Type": register.contentType });
  };
}
