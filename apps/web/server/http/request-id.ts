import { randomUUID } from "node:crypto";

/** The header that passes the request ID from the HTTP server to all code that logs. A client's own is ignored. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The variables of a request in the HTTP application. */
export interface Surface {
  Variables: { requestId: string };
}

export function newRequestId(): string {
  return randomUUID();
}

export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}
