import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Settings } from "./env.ts";
import type { ArrivingForms } from "./http/arriving-forms.ts";
import { RETRY_AFTER } from "./http/busy-page.ts";
import { bucketOf, CLIENT_ADDRESS_HEADER, clientAddress } from "./http/client-address.ts";
import { compressPages } from "./http/compress-pages.ts";
import { noDataOfResources } from "./http/data-addresses.ts";
import type { KeptPages } from "./http/kept-pages.ts";
import { logRequest, pathOf } from "./http/log-request.ts";
import { allowedMethods, ownForms, ownPaths } from "./http/methods.ts";
import { REFUSED_FORM_HEADER, withoutForm } from "./http/refused-form.ts";
import { faultWords } from "./http/refused-requests.ts";
import { newRequestId, REQUEST_ID_HEADER, type Surface } from "./http/request-id.ts";
import { securityHeaders, setSecurityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import type { Turns } from "./http/turns.ts";
import type { UnderWay } from "./http/under-way.ts";
import { logger } from "./log.ts";
import { metricsEndpoint } from "./metrics/endpoint.ts";
import { routePatterns } from "./metrics/routes.ts";
import type { Services } from "./services.ts";

/** A proxy that is set up wrongly says so with every request; the log need not. */
const NO_HOP_WARNING_MS = 600_000;

const BUILD = new URL("../build/", import.meta.url);

/** Node's words for a request whose sender went away before it was whole. */
function isCutShort(error: Error): boolean {
  return "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}

/** The request as the outside sees it: on the public address, with an id and a client's address of ours, not the sender's. */
function publicRequest(raw: Request, publicUrl: string, requestId: string, address: string): Request {
  const { pathname, search } = new URL(raw.url);
  // The router's name for the home page's own form, which the address that a person sees goes without.
  const query = raw.method === "POST" && pathname === "/" && search === "" ? "?index" : search;
  // Built from its parts: behind TLS the router compares a form's origin with this address.
  const request = new Request(new URL(pathname + query, publicUrl), raw);
  request.headers.set(REQUEST_ID_HEADER, requestId);
  request.headers.set(CLIENT_ADDRESS_HEADER, address);
  return request;
}

/** Calls through at most once in so many milliseconds. */
function atMostEvery(ms: number, call: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    call();
  };
}

/** What stands before the application: answers what is kept ready, and hands on everything else. */
export function keptFirst(pages: KeptPages, publicUrl: string, next: RequestListener): RequestListener {
  const headers = securityHeaders(publicUrl);
  return (request, response) => {
    const requestId = newRequestId();
    const started = performance.now();
    if (!pages.answer(request, response, { ...headers, [REQUEST_ID_HEADER]: requestId })) {
      return next(request, response);
    }
    const { method = "", url } = request;
    logRequest({ requestId, method, path: pathOf(url), status: response.statusCode, started });
  };
}

interface Parts {
  readonly settings: Settings;
  readonly starting: Promise<Services>;
  readonly pages: KeptPages;
  readonly turns: Turns;
  readonly forms: ArrivingForms;
  readonly underWay: UnderWay;
  /** Whether the process was asked to stop. */
  readonly isStopping: () => boolean;
}

/** What /readyz says: whether requests may be sent here. */
async function readiness({ starting, isStopping }: Parts): Promise<string | undefined> {
  if (isStopping()) return "the process is stopping\n";
  return (await (await starting).isReady()) ? undefined : "the database does not answer\n";
}

/**
 * The whole HTTP surface: health, static files, then every page and resource route of the built application. `routeOf` names the
 * route of a path.
 */
export async function createApp(
  parts: Parts,
): Promise<{ readonly app: Hono<Surface>; readonly routeOf: (path: string) => string }> {
  const { settings, pages, turns, forms, underWay } = parts;
  const build: ServerBuild = await import(new URL("server/index.js", BUILD).href);
  const handle = createRequestHandler(build, "production");
  const app = new Hono<Surface>();

  app.use(async (c, next) => {
    const requestId = newRequestId();
    const started = performance.now();
    c.set("requestId", requestId);
    await next();
    // Nobody quotes the id of a file: it would only weigh on each of them.
    if (!c.req.path.startsWith("/assets/")) c.header(REQUEST_ID_HEADER, requestId);
    // Asked of few: a request that says so costs more.
    const isCut = c.res.status === 400 && c.req.raw.signal.aborted;
    const { method, path } = c.req;
    logRequest({ requestId, method, path, status: isCut ? "cut" : c.res.status, started });
  });
  app.use(setSecurityHeaders(settings.PUBLIC_URL));
  app.use(allowedMethods, ownPaths);
  app.use(forms.middleware);
  app.get("/healthz", (c) => c.text("ok\n", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const fault = await readiness(parts);
    return c.text(fault ?? "ok\n", fault ? 503 : 200, { "Cache-Control": "no-store" });
  });
  app.get("/metrics", metricsEndpoint(settings));
  app.use(noDataOfResources(build.routes));
  app.use(staticFiles(fileURLToPath(new URL("client", BUILD))));
  const warnOfNoHop = atMostEvery(NO_HOP_WARNING_MS, () =>
    logger.warn(
      "TRUST_PROXY is on, and X-Forwarded-For ended with no address: these clients share one limit, that of the proxy",
    ),
  );
  const addressOf = (c: Context) =>
    clientAddress({
      connection: getConnInfo(c).remote.address,
      forwarded: c.req.header("x-forwarded-for"),
      trustProxy: settings.TRUST_PROXY,
      onNoHop: warnOfNoHop,
    });
  app.use(turns.middleware((c) => bucketOf(addressOf(c))));
  app.use(underWay.middleware);
  // Behind the turns: to compress is work too.
  app.use(compressPages());
  app.use(pages.middleware);
  const render = async (c: Context<Surface>, raw: Request) => {
    const answer = await handle(publicRequest(raw, settings.PUBLIC_URL, c.get("requestId"), addressOf(c)));
    // The router's own words for an address without a form are those of a fault.
    if (
      answer.status === 405 &&
      /^(application\/json|text\/plain)/.test(answer.headers.get("Content-Type") ?? "")
    )
      return c.text("This address takes no forms.\n", 405, {
        Allow: "GET, HEAD",
        "Cache-Control": "no-store",
      });
    if (answer.status === 503) answer.headers.set("Retry-After", RETRY_AFTER);
    // Whatever does not say that it may be kept is about one person at one moment.
    if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "no-store");
    return answer;
  };
  app.use(ownForms(settings.PUBLIC_URL, (c) => render(c, withoutForm(c.req.raw))));
  app.all("*", (c) => {
    c.req.raw.headers.delete(REFUSED_FORM_HEADER);
    return render(c, c.req.raw);
  });
  app.onError((error, c) => {
    // Nobody reads this answer. It is no fault of ours, and strangers must not be able to fill the error log.
    if (isCutShort(error)) return c.text("The request ended before it was whole.\n", 400);
    logger.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return c.text(faultWords(c.get("requestId")), 500);
  });
  return { app, routeOf: routePatterns(build.routes) };
}
