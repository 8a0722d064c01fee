import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The header that passes the request ID from the HTTP server to all code that logs. A client's own is ignored. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Node's objects behind a request of the HTTP application. */
export interface Surface {
  Bindings: HttpBindings;
}

/** The ID that the response will have. */
export const sentIdOf = ({ env }: Context<Surface>): string =>
  String(env.outgoing.getHeader(REQUEST_ID_HEADER));

export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}
