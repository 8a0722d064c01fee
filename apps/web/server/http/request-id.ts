import type { HttpBindings } from "@hono/node-server";

/** The header that passes the request ID from the HTTP server to all code that logs. A client's own is ignored. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The variables of a request in the HTTP application, and Node's objects behind it. */
export interface Surface {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}
