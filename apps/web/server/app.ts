import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { REJECTED_FORM_HEADER } from "../shared/rejected-form-header.ts";
import { atMostEvery } from "./at-most-every.ts";
import type { Settings } from "./env.ts";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./http/client-address.ts";
import { compressPages } from "./http/compress.ts";
import { rejectResourceData } from "./http/data-addresses.ts";
import { boundForms, receiveForms } from "./http/forms/receive-forms.ts";
import { internalErrorMessage } from "./http/listener-errors.ts";
import { pathOf } from "./http/observe-requests.ts";
import type { PageCache } from "./http/page-cache.ts";
import { RETRY_AFTER, type RequestBounds } from "./http/request-bounds.ts";
import { allowedMethods, sameOriginForms, validPaths } from "./http/request-checks.ts";
import { type HttpEnv, REQUEST_ID_HEADER, sentIdOf } from "./http/request-id.ts";
import { securityHeaders, setHeaders } from "./http/security-headers.ts";
import { readStaticFiles, respondWithFile, type StaticFiles } from "./http/static-files.ts";
import { isStreamed, withFault } from "./http/streamed.ts";
import { logger } from "./log.ts";
import { metricsEndpoint } from "./metrics/endpoint.ts";
import { routePatterns } from "./metrics/routes.ts";
import { codeOf, safeError } from "./safe-error.ts";
import { services } from "./services.ts";

/** A misconfigured proxy causes the warning at every request; the log repeats it only so often. */
const NO_HOP_WARNING_MS = 600_000;

/** Relative to the build of this module, `build/server/main.js`. */
const CLIENT = new URL("../client", import.meta.url);

/** Node's message for a request whose client disconnected before it was complete. */
function isCutShort(error: Error): boolean {
  return codeOf(error) === "ECONNRESET" && error.message === "aborted";
}

/** The request for the router: with the public URL, whatever host the client named, and with the request ID and client address in headers. */
function publicRequest(raw: Request, publicUrl: string, requestId: string, address: string): Request {
  const { pathname, search } = new URL(raw.url);
  // The router compares a form's origin with this URL; behind the proxy the socket's own begins with http.
  const request = new Request(new URL(pathname + search, publicUrl), raw);
  request.headers.set(REQUEST_ID_HEADER, requestId);
  request.headers.set(CLIENT_ADDRESS_HEADER, address);
  return request;
}

/** A request for the page that shows why a form is rejected: the form is not read. */
const withoutForm = ({ url }: Request) =>
  new Request(url, { headers: { Accept: "text/html", [REJECTED_FORM_HEADER]: "1" } });

/** The browser files of the build. */
export const builtFiles = (publicUrl: string): Promise<StaticFiles> =>
  readStaticFiles(fileURLToPath(CLIENT), publicUrl);

/** Serves files and cached pages before the application runs, and passes every other request to it. */
export function serveStoredFirst(
  { files, pages }: { readonly files: StaticFiles; readonly pages: PageCache },
  publicUrl: string,
  next: RequestListener,
): RequestListener {
  const headers = securityHeaders(publicUrl);
  return (request, response) => {
    const path = pathOf(request.url);
    if (respondWithFile(files, request, response, path)) return;
    if (!pages.respond(request, response, headers)) next(request, response);
  };
}

interface Parts {
  readonly settings: Settings;
  readonly pages: PageCache;
  readonly bounds: Pick<RequestBounds, "middleware">;
  /** Whether the process is shutting down. */
  readonly isStopping: () => boolean;
}

/** Health, then every page and resource route of the build. `routeOf` returns the route pattern of a path. */
export function createApp(
  build: ServerBuild,
  parts: Parts,
): { readonly app: Hono<HttpEnv>; readonly routeOf: (path: string) => string } {
  const { settings, pages, bounds, isStopping } = parts;
  const handle = createRequestHandler(build, "production");
  const app = new Hono<HttpEnv>();

  app.use(setHeaders(settings.PUBLIC_URL));
  app.use(allowedMethods, validPaths);
  app.use(boundForms, receiveForms);
  // A page that is open while a new version starts asks for files of its own version. A version to come may have them.
  app.get("/assets/*", (c) => c.text("Not found.\n", 404));
  app.get("/healthz", (c) => c.text("ok\n"));
  app.get("/readyz", async (c) => {
    const isReady = !isStopping() && (await (await services()).isReady());
    const fault = isStopping() ? "shutting down\n" : "the database is not reachable\n";
    return c.text(isReady ? "ok\n" : fault, isReady ? 200 : 503);
  });
  app.get("/metrics", metricsEndpoint(settings.METRICS_TOKEN));
  app.use(rejectResourceData(build.routes));
  const warnOfNoHop = atMostEvery(NO_HOP_WARNING_MS, () =>
    logger.warn(
      "TRUST_PROXY is on, but the last hop of X-Forwarded-For is not an address: these clients share the rate limits of the proxy's address",
    ),
  );
  const addressOf = (c: Context) =>
    clientAddress({
      connection: getConnInfo(c).remote.address,
      forwarded: c.req.header("x-forwarded-for"),
      trustProxy: settings.TRUST_PROXY,
      onNoHop: warnOfNoHop,
    });
  app.use(bounds.middleware);
  // Within the bounds, because compression is work too.
  app.use(compressPages());
  app.use(pages.middleware);
  const passToRouter = async (c: Context<HttpEnv>, raw: Request) => {
    const answer = await handle(publicRequest(raw, settings.PUBLIC_URL, sentIdOf(c), addressOf(c)));
    // The router's own message for an unsupported method reads like an internal error.
    if (
      answer.status === 405 &&
      /^(application\/json|text\/plain)/.test(answer.headers.get("Content-Type") ?? "")
    )
      return c.text("Method not allowed.\n", 405, { Allow: "GET, HEAD" });
    if (answer.status === 503) answer.headers.set("Retry-After", RETRY_AFTER);
    if (!isStreamed(answer)) return answer;
    // Its client must see that it is incomplete.
    return withFault(answer, (error) => {
      logger.error({ fault: safeError(error), requestId: sentIdOf(c) }, "response cut short");
      c.env.outgoing.destroy();
    });
  };
  app.use(sameOriginForms(settings.PUBLIC_URL, (c) => passToRouter(c, withoutForm(c.req.raw))));
  app.all("*", (c) => {
    c.req.raw.headers.delete(REJECTED_FORM_HEADER);
    return passToRouter(c, c.req.raw);
  });
  app.onError((error, c) => {
    // The client is gone. This is no server error, and clients must not be able to fill the error log.
    if (isCutShort(error)) return c.text("Incomplete request.\n", 400);
    logger.error({ err: error, requestId: sentIdOf(c) }, "request failed");
    return c.text(internalErrorMessage(sentIdOf(c)), 500);
  });
  return { app, routeOf: routePatterns(build.routes) };
}
