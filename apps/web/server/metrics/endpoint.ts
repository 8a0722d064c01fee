import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Handler } from "hono";
import { register } from "prom-client";
import type { Settings } from "../env.ts";
import { withoutMapping } from "../http/client-address.ts";
import "./gauges.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Also the IPv4 loopback on a dual-stack socket. */
function isLoopback(given: string): boolean {
  const address = withoutMapping(given);
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

function isLocalAddress(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));
}

/** Behind a proxy, a connection from this machine does not identify the client. */
function isOwnMachine(c: Context, publicUrl: string): boolean {
  // DNS rebinding: a browser here may reach this machine under an attacker's host name, whose page could read the response.
  const isLocal = [publicUrl, `http://${c.req.header("Host")}`].every(isLocalAddress);
  const isPassedOn = c.req.header("X-Forwarded-For") !== undefined || c.req.header("Forwarded") !== undefined;
  return isLocal && !isPassedOn && isLoopback(getConnInfo(c).remote.address ?? "");
}

function isAllowed(c: Context, { METRICS_TOKEN, PUBLIC_URL }: Settings): boolean {
  if (METRICS_TOKEN === undefined) return isOwnMachine(c, PUBLIC_URL);
  const given = /^Bearer (\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(METRICS_TOKEN));
}

/** The metrics, for clients with METRICS_TOKEN; without a token, only for this machine and only while the product is not public. */
export function metricsEndpoint(settings: Settings): Handler {
  return async (c) => {
    const headers = { "Cache-Control": "no-store" };
    if (isAllowed(c, settings)) {
      return c.body(await register.metrics(), 200, { ...headers, "Content-Type": register.contentType });
    }
    if (settings.METRICS_TOKEN === undefined) return c.text("Not found.\n", 404, headers);
    return c.text("The metrics require a token.\n", 401, { ...headers, "WWW-Authenticate": "Bearer" });
  };
}
