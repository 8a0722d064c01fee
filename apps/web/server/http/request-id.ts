import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The header that passes the request ID from the HTTP server to all code that logs. A client's own is ignored. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The environment of the HTTP application, as Hono names it: Node's request and response behind those of the web. */
export interface HttpEnv {
  Bindings: HttpBindings;
}

/** The ID that the response will have. */
export const sentIdOf = ({ env }: Context<HttpEnv>): string =>
  String(env.outgoing.getHeader(REQUEST_ID_HEADER));

export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}
