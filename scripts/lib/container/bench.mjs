import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { print } from "../output.mjs";
import { ROOT } from "../root.mjs";
import { docker, inspect, needDocker, tryDocker } from "./docker.mjs";

const BUILD_MS = 30 * 60_000;
/** Enough for a busy machine: an idle one takes four seconds. */
const READY_MS = 120_000;

/** The options of docs/operations.md: an unprivileged user, a read-only file system, no capabilities. */
const SANDBOX = [
  "--init",
  "--read-only",
  "--tmpfs=/tmp",
  "--cap-drop=ALL",
  "--security-opt=no-new-privileges",
];

async function freePort() {
  const server = createServer();
  await new Promise((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address();
  await new Promise((settle) => server.close(settle));
  return port;
}

/** Repeats `look` until it returns a value; `what` names the awaited state for the error message. */
async function until(what, look, limit = READY_MS) {
  for (const end = Date.now() + limit; Date.now() < end; await wait(200)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what}: not reached within ${limit / 1000} s`);
}

/**
 * Creates containers of the product under a unique name prefix. `base` replaces the base image of the Dockerfile,
 * for a machine that cannot pull it.
 *
 * Errors   Fault without a Docker engine
 */
export async function openBench(base) {
  const engine = await needDocker();
  const name = `kingpost-check-${randomBytes(4).toString("hex")}`;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const volume = (which) => `${name}-${which}`;
  const settings = {
    PUBLIC_URL: origin,
    // Each request may have its own address, so that none meets a rate limit.
    TRUST_PROXY: "true",
    BACKUP_KEY: randomBytes(32).toString("hex"),
    DRAIN_SECONDS: "2",
  };
  let isClosed = false;
  const runContainer = (how, args) => {
    // An interrupted run cleans up while a check may still be running.
    if (isClosed) throw new Error("interrupted");
    return how(["run", ...SANDBOX, ...environment, ...args]);
  };
  const mounts = (data) => ["-v", `${volume(data)}:/data`, "-v", `${volume("backups")}:/backups`];
  const environment = Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`);
  print(
    `Docker ${engine}; everything created here is named ${name} and removed at the end, except the build cache.\n`,
  );

  return {
    name,
    origin,
    build: () =>
      docker(["build", "--tag", name, ...(base ? ["--build-arg", `NODE=${base}`] : []), ROOT], {
        limit: BUILD_MS,
      }),
    /** Starts the product on a volume and waits until it accepts requests. */
    async start(data = "data") {
      const publish = `--publish=127.0.0.1:${port}:3000`;
      await runContainer(docker, ["--detach", "--name", name, ...mounts(data), publish, name]);
      await until("/readyz", async () => {
        const isRunning = (await inspect(name, "{{.State.Running}}")) === "true";
        if (!isRunning) throw new Error(`the container ended:\n${await docker(["logs", name])}`);
        const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        return answer?.ok;
      });
    },
    async untilHealthy() {
      await until("healthy", async () => (await inspect(name, "{{.State.Health.Status}}")) === "healthy");
    },
    inside: (...command) => docker(["exec", name, ...command]),
    tryInside: (...command) => tryDocker(["exec", name, ...command]),
    /** Runs a command in a separate container on another volume: { code, output }. */
    apart: async (options, ...command) => runContainer(tryDocker, ["--rm", ...options, name, ...command]),
    mounts,
    remove: () => docker(["rm", "--force", name]),
    async close() {
      isClosed = true;
      const { output } = await tryDocker(["volume", "ls", "--quiet", "--filter", `name=${name}`]);
      await tryDocker(["rm", "--force", "--volumes", name]);
      const volumes = output.split("\n").filter((line) => line.startsWith(name));
      if (volumes.length > 0) await tryDocker(["volume", "rm", ...volumes]);
      await tryDocker(["image", "rm", name]);
    },
  };
}
