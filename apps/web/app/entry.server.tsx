import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import data from "@kingpost/sections/catalogue.json";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { logger } from "../server/log.ts";
import { requestIdOf } from "../server/request-id.ts";
import { services } from "../server/services.ts";
import { seedCatalogue } from "./features/section-library/catalogue-store.ts";
import { NonceProvider } from "./nonce.ts";
import { contentSecurityPolicy } from "./security-headers.server.ts";

// The server holds the catalogue from the start; the browser fetches the same data as one immutable file.
seedCatalogue(data);

/** How long a page may take to render before the rest is given up. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { settings } = await services();
  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, settings.TOKEN_SYNC_URL));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // The library as it stands in the page, not as a hidden part that a script moves there: it reads without script too.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Nothing on these pages waits for data, so one complete answer is both simplest and fastest.
        onAllReady() {
          shellRendered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          if (shellRendered) logger.error({ err: error, requestId: requestIdOf(request) }, "page broke off");
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A refusal is the sender's mistake, not a fault of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logger.error(
    { err: error, requestId: requestIdOf(request), url: new URL(request.url).pathname },
    "request failed",
  );
};
