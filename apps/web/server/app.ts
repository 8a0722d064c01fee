import { fileURLToPath } from "node:url";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, type ServerBuild } from "react-router";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address.ts";
import { compressPages } from "./compress-pages.ts";
import type { Settings } from "./env.ts";
import { logger } from "./log.ts";
import { allowedMethods, ownForms, ownPaths } from "./methods.ts";
import { REFUSED_FORM_HEADER, withoutForm } from "./refused-form.ts";
import { newRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Services } from "./services.ts";
import { staticFiles } from "./static-files.ts";

const BUILD = new URL("../build/", import.meta.url);

/** Bytes. The longest message, every character of it escaped, with room to spare. */
const LARGEST_FORM = 256 * 1024;

interface Surface {
  Variables: { requestId: string };
}

/** The request as the outside sees it: on the public address, with an id and a client's address of ours, not the sender's. */
function publicRequest(raw: Request, publicUrl: string, requestId: string, address: string): Request {
  const { pathname, search } = new URL(raw.url);
  // Built from its parts: behind TLS the router compares a form's origin with this address.
  const request = new Request(new URL(pathname + search, publicUrl), raw);
  request.headers.set(REQUEST_ID_HEADER, requestId);
  request.headers.set(CLIENT_ADDRESS_HEADER, address);
  return request;
}

/** The whole HTTP surface: health, static files, then every page and resource route of the built application. */
export async function createApp(settings: Settings, starting: Promise<Services>): Promise<Hono<Surface>> {
  const build: ServerBuild = await import(new URL("server/index.js", BUILD).href);
  const handle = createRequestHandler(build, "production");
  const app = new Hono<Surface>();

  app.use(async (c, next) => {
    const requestId = newRequestId();
    const started = performance.now();
    c.set("requestId", requestId);
    await next();
    c.header(REQUEST_ID_HEADER, requestId);
    const { method, path } = c.req;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    logger.info({ requestId, method, path, status: c.res.status, ms }, "request");
  });
  app.use(securityHeaders(settings.PUBLIC_URL));
  app.use(allowedMethods, ownPaths);
  app.use(
    bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.text("That is more than this form takes.\n", 413) }),
  );
  app.get("/healthz", (c) => c.text("ok\n", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const isReady = await (await starting).isReady();
    const answer = isReady ? "ok\n" : "the database does not answer\n";
    return c.text(answer, isReady ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.use(staticFiles(fileURLToPath(new URL("client", BUILD))));
  app.use(compressPages());
  const render = async (c: Context<Surface>, raw: Request) => {
    const address = clientAddress({
      connection: getConnInfo(c).remote.address,
      forwarded: c.req.header("x-forwarded-for"),
      trustProxy: settings.TRUST_PROXY,
    });
    const answer = await handle(publicRequest(raw, settings.PUBLIC_URL, c.get("requestId"), address));
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
    logger.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return c.text("Something went wrong on our side. Please try again.\n", 500);
  });
  return app;
}
