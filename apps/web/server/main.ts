import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { brand } from "../shared/brand.ts";
import { builtFiles, createApp, serveStoredFirst } from "./app.ts";
import { parseSettings } from "./env.ts";
import { CONNECTION_LIMITS, MAX_CONNECTIONS, SILENCE_MS } from "./http/connections/connection-limits.ts";
import { boundUnsent } from "./http/connections/unsent-bytes.ts";
import { handleListenerError } from "./http/listener-errors.ts";
import { observeRequests } from "./http/observe-requests.ts";
import { PageCache } from "./http/page-cache.ts";
import { createRequestBounds } from "./http/request-bounds.ts";
import { logger } from "./log.ts";
import { showInMetrics } from "./metrics/gauges.ts";
import { OperatorError } from "./operator-error.ts";
import type { Services } from "./service-set.ts";
import { provideServices } from "./services.ts";
import { explainStartError } from "./start-error.ts";
import { startServices } from "./start-services.ts";

/** The longest backlog that the system allows, so that a burst is not dropped while the processor is busy. */
const BACKLOG = 4096;
/** How long running requests may take once no new ones are accepted; the proxy answers those that are cut off. */
const REQUESTS_MS = 5000;
/** How often connections without a request are closed meanwhile. */
const IDLE_MS = 250;
/** After this the process exits whatever is still open: the database recovers at the next start. */
const SHUTDOWN_MS = 9500;

/** What this process has started so far. */
const running: { services?: Promise<Services>; server?: Server } = {};
let drainSeconds = 0;
const bounds = createRequestBounds();
showInMetrics({ bounds });
let stopping: Promise<void> | undefined;
/** Whether /readyz reports it already. Requests are accepted for DRAIN_SECONDS more. */
let isStopping = false;

/** Accepts no more connections, and closes each once its request is answered. */
async function close(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  await new Promise<unknown>((settle) => server.close(settle));
  clearInterval(idle);
}

/** Stops in order of dependency: requests, connections, database. */
async function stopAll(drain: number): Promise<void> {
  if (running.server?.listening) {
    if (drain > 0) {
      logger.info({ drainSeconds: drain }, "draining");
      await wait(drain * 1000);
    }
    await close(running.server);
  }
  // A start that failed, or is failing, has cleaned up itself.
  const services = await running.services?.catch(() => undefined);
  await services?.stop();
}

function stop(signal: string): void {
  // Ctrl-C may arrive twice, from the terminal and from the parent process.
  if (stopping) return;
  logger.info({ signal }, "stopping");
  isStopping = true;
  // At a terminal there is no load balancer to wait for.
  stopping = stopAll(signal === "SIGTERM" ? drainSeconds : 0).then(
    () => {
      logger.info("stopped");
      process.exit(0);
    },
    (error: unknown) => {
      logger.error({ err: error }, "stopping failed");
      process.exit(1);
    },
  );
  setTimeout(() => {
    logger.error({ milliseconds: SHUTDOWN_MS }, "not stopped in time");
    process.exit(0);
  }, SHUTDOWN_MS).unref();
}

/** A start that cannot succeed ends with one line that shows what to change. */
async function fail(error: unknown): Promise<void> {
  if (stopping) return;
  process.stderr.write(`${explainStartError(error)}\n`);
  stopping = stopAll(0).finally(() => process.exit(error instanceof OperatorError ? error.exitCode : 1));
  await stopping;
}

async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  logger.level = settings.LOG_LEVEL;
  drainSeconds = settings.DRAIN_SECONDS;
  // Otherwise only the nightly backup would find it.
  if (settings.BACKUP_KEY !== undefined)
    await (await import("./backup/encryption.ts")).expectKeyToWrite(settings.BACKUP_KEY);
  running.services = startServices(settings);
  provideServices(running.services);
  const pages = new PageCache();
  const { PUBLIC_URL } = settings;
  const [build, files] = await Promise.all([
    import("virtual:react-router/server-build"),
    builtFiles(PUBLIC_URL),
    running.services,
  ]);
  if (stopping) return;
  // The router declares a property as undefined where its own type has it absent.
  const { app, routeOf } = createApp(build as ServerBuild, {
    settings,
    pages,
    bounds,
    isStopping: () => isStopping,
  });

  const { host } = new URL(PUBLIC_URL);
  const application = getRequestListener(app.fetch, {
    hostname: host,
    errorHandler: handleListenerError(PUBLIC_URL),
  });
  const serve = serveStoredFirst({ files, pages }, PUBLIC_URL, boundUnsent(application));
  const server = createServer(
    CONNECTION_LIMITS,
    observeRequests(routeOf, () => isStopping, serve),
  );
  server.timeout = SILENCE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  running.server = server;
  server.on("error", fail);
  server.listen({ port: settings.PORT, host: settings.HOST, backlog: BACKLOG }, () => {
    const bound = server.address();
    const port = typeof bound === "object" && bound ? bound.port : settings.PORT;
    logger.info({ port, host: settings.HOST }, "listening");
    const address = process.env.PUBLIC_URL ? settings.PUBLIC_URL : `http://localhost:${port}`;
    process.stdout.write(`${brand.productName} is ready at ${address}\n`);
  });
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
main().catch(fail);
