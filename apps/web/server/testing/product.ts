import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { until } from "../db/embedded/testing/writers.ts";

// The process as `npm start` runs it, on the build: `npm test` builds first.
const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** For a first start on a busy machine: a second and a half on an idle one. */
const READY_MS = 50_000;

/** A running product. */
export interface Product {
  readonly child: ChildProcess;
  readonly origin: () => string;
  /** Where it listens, whatever PUBLIC_URL says. */
  readonly port: () => number;
  readonly output: () => string;
  readonly complaints: () => string;
  readonly ready: Promise<void>;
  readonly ended: Promise<number | string | null>;
}

/** Starts the product on `folder/data`, at a free port. End it with SIGTERM to its child. */
export function startProduct(folder: string, settings: Readonly<Record<string, string>> = {}): Product {
  const { PATH = "" } = process.env;
  const env = { PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: join(folder, "data"), ...settings };
  const child = spawn(process.execPath, [MAIN], { env, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
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
  const port = () => Number(/"port":(\d+)/.exec(words.stdout)?.[1]);
  // The log and the ready line take different ways to the same pipe.
  const isSettled = () => (origin() !== "" && port() > 0) || child.exitCode !== null;
  const ready = until("the ready line", isSettled, READY_MS).then(() => {
    if (origin() === "") throw new Error(`the product ended: ${words.stderr}`);
  });
  ready.catch(() => undefined);
  return {
    child,
    origin,
    port,
    output: () => words.stdout,
    complaints: () => words.stderr,
    ready,
    ended,
  };
}
