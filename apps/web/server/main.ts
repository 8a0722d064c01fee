import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp, keptFirst } from "./app.ts";
import { parseSettings } from "./env.ts";
import { KeptPages } from "./kept-pages.ts";
import { logger } from "./log.ts";
import { provideServices, type Services } from "./services.ts";
import { CONNECTION_LIMITS, MOST_CONNECTIONS, SILENCE_MS } from "./slow-clients.ts";
import { explainStartError } from "./start-error.ts";
import { startServices } from "./start-services.ts";

/** How long open requests may take to finish once the process was asked to stop. */
const REQUESTS_MS = 4000;
/** After this the process ends whatever is still open: the database recovers at the next start. */
const SHUTDOWN_MS = 9500;

/** What this process has started so far. */
interface Running {
  services?: Promise<Services>;
  server?: Server;
}

const running: Running = {};
let stopping: Promise<void> | undefined;

function closeServer(server: Server): Promise<void> {
  return new Promise((settle) => {
    server.close(() => settle());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
  });
}

/** Stops in the order in which things need each other: requests, connections, database. */
async function stopAll(): Promise<void> {
  if (running.server?.listening) await closeServer(running.server);
  // A start that failed, or is just failing, has cleaned up itself.
  const services = await running.services?.catch(() => undefined);
  await services?.stop();
}

function stop(signal: string): void {
  // Ctrl-C may arrive twice, from the terminal and from whoever started this process.
  if (stopping) return;
  logger.info({ signal }, "stopping");
  stopping = stopAll().then(
    () => process.exit(0),
    (error: unknown) => {
      logger.error({ err: error }, "stopping failed");
      process.exit(1);
    },
  );
  setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
}

/** A start that can not succeed ends with one line that says what to change. */
async function fail(error: unknown): Promise<void> {
  if (stopping) return;
  process.stderr.write(`${explainStartError(error)}\n`);
  stopping = stopAll().finally(() => process.exit(1));
  await stopping;
}

async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  logger.level = settings.LOG_LEVEL;
  running.services = startServices(process.env);
  provideServices(running.services);
  const pages = new KeptPages();
  const [app] = await Promise.all([createApp(settings, running.services, pages), running.services]);
  if (stopping) return;

  const server = createServer(
    CONNECTION_LIMITS,
    keptFirst(pages, settings.PUBLIC_URL, getRequestListener(app.fetch)),
  );
  server.timeout = SILENCE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  running.server = server;
  server.on("error", fail);
  server.listen(settings.PORT, settings.HOST, () => {
    const bound = server.address();
    const port = typeof bound === "object" && bound ? bound.port : settings.PORT;
    const address = process.env.PUBLIC_URL ? settings.PUBLIC_URL : `http://localhost:${port}`;
    process.stdout.write(`Kingpost is ready at ${address}\n`);
  });
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
main().catch(fail);
