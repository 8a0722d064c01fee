import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { until } from "../db/embedded/testing/writers.ts";

// The process as `npm start` runs it, on the build: `npm test` builds first.
const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** The product as a process of its own. */
export interface ProductProcess {
  readonly child: ChildProcess;
  /** Where it answers; empty until it is ready. */
  readonly origin: () => string;
  readonly output: () => string;
  readonly complaints: () => string;
  /** Refused when it ends before it is ready. */
  readonly ready: Promise<void>;
  /** Exit code, or the signal. */
  readonly ended: Promise<number | string | null>;
}

/** A port of the loopback that was free a moment ago, for a product whose public address must be known before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  await new Promise<unknown>((settle) => server.close(settle));
  if (typeof address !== "object" || !address) throw new Error("The system named no port.");
  return address.port;
}

/** Starts the built product, with nothing of our own environment but what is given; without a PORT on a free one. */
export function startProduct(
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { cwd, readyMs = 45_000 }: { readonly cwd: string; readonly readyMs?: number },
): ProductProcess {
  const { PATH = "" } = process.env;
  const env = { PATH, NODE_ENV: "production", PORT: "0", ...settings };
  const child = spawn(process.execPath, [MAIN], { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
  const words = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].on("data", (chunk) => {
      words[stream] += chunk;
    });
  }
  const ended = new Promise<number | string | null>((settle) => {
    child.once("close", (code, signal) => settle(signal ?? code));
  });
  const origin = () => {
    const said = /ready at (\S+)/.exec(words.stdout)?.[1] ?? "";
    return said !== "" && settings.PORT ? `http://127.0.0.1:${settings.PORT}` : said;
  };
  const isSettled = () => origin() !== "" || child.exitCode !== null || child.signalCode !== null;
  const ready = until("the ready line", isSettled, readyMs).then(() => {
    if (origin() === "") throw new Error(`the product ended: ${words.stderr}`);
  });
  // Whoever expects it to fail waits for `ended` instead.
  ready.catch(() => undefined);
  return {
    child,
    origin,
    output: () => words.stdout,
    complaints: () => words.stderr,
    ready,
    ended,
  };
}

/** Ends a process of `startProduct` as an operator would; one that has ended already is left alone. */
export async function endProduct({ child, ended }: ProductProcess): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  return ended;
}
