import { createServer } from "node:http";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { parseSettings } from "./env.ts";
import { logger } from "./log.ts";
import { explainStartError } from "./start-error.ts";

/** How long open requests may take to finish once the process was asked to stop. */
const SHUTDOWN_MS = 10_000;

async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  logger.level = settings.LOG_LEVEL;
  await prepareDataFolder(settings.DATA_DIR);
  const app = await createApp(settings);

  const server = serve(
    { fetch: app.fetch, port: settings.PORT, hostname: settings.HOST, createServer },
    (info) => {
      const address = process.env.PUBLIC_URL ? settings.PUBLIC_URL : `http://localhost:${info.port}`;
      process.stdout.write(`Kingpost is ready at ${address}\n`);
    },
  );
  server.on("error", fail);

  let stopping = false;
  const stop = (signal: string) => {
    // Ctrl-C may arrive twice, from the terminal and from whoever started this process.
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    server.close(() => process.exit(0));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** A start that can not succeed ends with one line that says what to change. */
function fail(error: unknown): never {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
}

main().catch(fail);
