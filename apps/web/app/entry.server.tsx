import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import data from "@kingpost/sections/catalogue.json";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { PageDeliveryProvider } from "./delivery/page-delivery.ts";
import { shareable, styleFirst, visitorsUse } from "./delivery/page-scripts.server.ts";
import publicPageScript from "./delivery/public-page.ts?worker&url";
import { contentSecurityPolicy } from "./delivery/security-headers.server.ts";
import { logger, requestIdOf, services } from "./services.server.ts";
import { seedCatalogue } from "./ui/catalogue/seed-catalogue.ts";

// The server has the catalogue from the start; the browser fetches the same data as one immutable file.
seedCatalogue(data);

/** The timeout for rendering a page. */
export const streamTimeout = 5_000;

interface Rendered {
  readonly html: string;
  /** 500 if a part of the page could not be rendered. */
  readonly status: number;
}

function render(page: React.ReactNode, nonce: string, status: number, request: Request): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The library is rendered in place, not as a hidden part that a script moves: it works without JavaScript too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // These pages wait for no data, so one complete response is both simplest and fastest.
      onAllReady() {
        for (const err of errors) {
          logger.error({ err, requestId: requestIdOf(request) }, "a part of the page could not be rendered");
        }
        const body = new PassThrough({
          final(done) {
            clearTimeout(timeout);
            done();
          },
        });
        pipe(body);
        resolve(text(body).then((html) => ({ html: styleFirst(html), status: responseStatus })));
      },
      // Logged by the handler of the request.
      onShellError: reject,
      onError(error) {
        responseStatus = 500;
        errors.push(error);
      },
    });
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { settings } = await services();
  const nonce = randomBytes(16).toString("base64url");
  const use = visitorsUse(routerContext);
  const isLight = use === "nothing" || use === "forms";
  const policy = (scripts: readonly string[]) => contentSecurityPolicy(scripts, settings.TOKEN_SYNC_URL);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
  const page = (
    <PageDeliveryProvider
      value={{
        nonce,
        requestId: requestIdOf(request),
        publicPageScript: isLight ? publicPageScript : undefined,
        isForReadingOnly: use === "nothing",
      }}
    >
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageDeliveryProvider>
  );

  if (use === undefined) {
    headers.set("Content-Security-Policy", policy([`'nonce-${nonce}'`]));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (request.method === "HEAD") return new Response(null, { status, headers });
    const rendered = await render(page, nonce, status, request);
    return new Response(rendered.html, { status: rendered.status, headers });
  }

  const rendered = await render(page, nonce, status, request);
  const { html, hashes } = shareable(rendered.html, nonce, isLight ? "used" : "painted");
  headers.set("Content-Security-Policy", policy(hashes));
  // A browser may cache it but must revalidate each time.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return new Response(html, { status: rendered.status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A thrown Response is a deliberate rejection, or its cause was logged where it was found.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logger.error(
    { err: error, requestId: requestIdOf(request), url: new URL(request.url).pathname },
    "request failed",
  );
};
