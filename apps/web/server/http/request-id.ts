import { randomUUID } from "node:crypto";

/** The header that carries a request's id from the HTTP server to whatever logs about it. Never taken from outside. */
export const REQUEST_ID_HEADER = "x-request-id";

/** What a request carries on its way through the HTTP surface. */
export interface Surface {
  Variables: { requestId: string };
}

export function newRequestId(): string {
  return randomUUID();
}

export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}
