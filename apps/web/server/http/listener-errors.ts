import { randomUUID } from "node:crypto";
import { RequestError } from "@hono/node-server";
import { logger } from "../log.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** The message for an internal error. */
export const internalErrorMessage = (requestId: string) =>
  `Something went wrong on our side. Please try again. If you contact us about this, quote ${requestId}.\n`;

/**
 * The response to a request that Node accepts and the application's listener rejects, such as a target that is not a path. Any other
 * error is an internal one that the application did not handle.
 */
export function handleListenerError(publicUrl: string): (error: unknown) => Response {
  const headers = {
    ...securityHeaders(publicUrl),
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  };
  return (error) => {
    if (error instanceof RequestError)
      return new Response("This request is not valid HTTP.\n", { status: 400, headers });
    const requestId = randomUUID();
    logger.error({ err: error, requestId }, "request failed");
    return new Response(internalErrorMessage(requestId), {
      status: 500,
      headers: { ...headers, [REQUEST_ID_HEADER]: requestId },
    });
  };
}
