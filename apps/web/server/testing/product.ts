import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { listen } from "./listen.ts";
import { COMPILE_CACHE, programPath } from "./run-program.ts";
import { until } from "./until.ts";

/** Enough for a first start on a busy machine: an idle one takes a second and a half. */
const READY_MS = 150_000;

/** A running product. */
export interface Product {
  readonly child: ChildProcess;
  readonly origin: () => string;
  /** Where it listens, whatever PUBLIC_URL is. */
  readonly port: () => number;
  readonly output: () => string;
  readonly errors: () => string;
  readonly ready: Promise<void>;
  readonly ended: Promise<number | string | null>;
}

/** A free loopback port, for a product whose public URL must be known before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise<unknown>((settle) => server.close(settle));
  return port;
}

/**
 * Starts the built product in `folder` with only the given environment: on `folder/data` and a free port, unless the settings
 * override them. Stop it with `endProduct`.
 *
 * Units    `readyMs` in milliseconds
 */
export function startProduct(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  readyMs = READY_MS,
): Product {
  const { PATH = "" } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    ...settings,
  };
  const child = spawn(process.execPath, [programPath("main")], {
    env,
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const words = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].on("data", (chunk) => {
      words[stream] += chunk;
    });
  }
  const ended = new Promise<number | string | null>((settle) => {
    child.once("close", (code, signal) => settle(signal ?? code));
  });
  const origin = () => /ready at (\S+)/.exec(words.stdout)?.[1] ?? "";
  // A quiet log does not contain the port; then the settings must.
  const port = () => Number(/"port":(\d+)/.exec(words.stdout)?.[1] ?? settings.PORT);
  // The log and the ready line take different paths to the same pipe.
  const isSettled = () =>
    (origin() !== "" && port() > 0) || child.exitCode !== null || child.signalCode !== null;
  const ready = until("the ready line", isSettled, readyMs).then(() => {
    if (origin() === "") throw new Error(`the product ended: ${words.stderr}`);
  });
  // Tests that expect it to fail wait for `ended` instead.
  ready.catch(() => undefined);
  return {
    child,
    origin,
    port,
    output: () => words.stdout,
    errors: () => words.stderr,
    ready,
    ended,
  };
}

/** Stops a product as an operator would, unless it has ended already. Returns its exit code or signal. */
export async function endProduct({ child, ended }: Product): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  return ended;
}
