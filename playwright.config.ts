import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { TEST_FLAGS } from "./scripts/lib/chromium/chromium-verify.mjs";
import { SERVER_ENTRY } from "./scripts/lib/server-entry.mjs";

const freePort = () =>
  new Promise<number>((settle, refuse) => {
    const server = createServer();
    server.once("error", refuse);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => settle(typeof address === "object" && address ? address.port : 4173));
    });
  });

// Every worker evaluates this file: only the first evaluation chooses, and the workers inherit its environment.
if (!process.env.KINGPOST_E2E_PORT) {
  const data = mkdtempSync(join(tmpdir(), "kingpost-e2e-"));
  process.env.KINGPOST_E2E_PORT = String(await freePort());
  process.env.KINGPOST_E2E_HOSTED_PORT = String(await freePort());
  process.env.KINGPOST_E2E_DATA = data;
  process.once("exit", () => {
    // A server that did not start has logged the reason; the log is removed with the folder.
    const log = join(data, "server.log");
    const words = existsSync(log) ? readFileSync(log, "utf8") : "";
    if (words !== "" && !words.includes("is ready at")) process.stderr.write(words);
    rmSync(data, { recursive: true, force: true });
  });
}
const { CHROMIUM_PATH, KINGPOST_E2E_PORT = "", KINGPOST_E2E_DATA = "" } = process.env;
const { KINGPOST_E2E_HOSTED_PORT = "" } = process.env;
const originOf = (port: string) => `http://localhost:${port}`;
const origin = originOf(KINGPOST_E2E_PORT);

// The drawings need no server: `playwright test --project=visual` works without a build.
const projects = process.argv.filter((word) => word.startsWith("--project="));
const isVisualOnly = projects.length > 0 && projects.every((word) => word === "--project=visual");

// `exec`: a shell would die of the first signal, and the server's shutdown would not be awaited.
const IN_PLACE_OF_THE_SHELL = process.platform === "win32" ? "" : "exec ";

const LOG_TEST = "**/server-log.e2e.ts";

const isAsked = (name: string) => projects.length === 0 || projects.includes(`--project=${name}`);

/** The product on the emulators of the hosted provider. */
const HOSTED_ENTRY = "firebase/serve.mjs";

/** A server of the product. Its whole output goes to a log file, which the last test checks. */
const serverOf = (entry: string, port: string, log: string) => ({
  command: `${IN_PLACE_OF_THE_SHELL}"${process.execPath}" ${entry} > "${join(KINGPOST_E2E_DATA, log)}" 2>&1`,
  url: `http://127.0.0.1:${port}/healthz`,
  env: {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: port,
    PUBLIC_URL: originOf(port),
    DATA_DIR: KINGPOST_E2E_DATA,
    EMULATORS_FILE: join(KINGPOST_E2E_DATA, "emulators.json"),
    LOG_LEVEL: "trace",
    // A test that signs up often sets its own address, so that it does not use up the limits of the others.
    TRUST_PROXY: "true",
  },
  reuseExistingServer: false,
  timeout: 180_000,
  // The database needs a graceful shutdown: a killed one would keep the folder locked.
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 } as const,
});

export default defineConfig({
  outputDir: "test-results",
  // Two leave a fifth of two cores unused; four are no faster.
  workers: 3,
  // A second attempt keeps a busy machine from stopping a release. The tests that needed it are named at the end of the run, to be fixed.
  retries: 1,
  // Page speed is measured by the benchmarks; a busy machine may be many times slower. A test that hangs has to leave time for its second attempt.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // One set of snapshots for every platform: no platform in the name.
  snapshotPathTemplate: "{testDir}/__screenshots__/{testFilePath}/{arg}{ext}",
  use: {
    baseURL: origin,
    trace: "on-first-retry",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Service workers would sit between a test and the server; the tests that are about them allow them.
    serviceWorkers: "block",
    launchOptions: { args: TEST_FLAGS, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
  },
  projects: [
    { name: "visual", testDir: "packages/drawing/visual", testMatch: "**/*.visual.ts" },
    { name: "web", testDir: "apps/web/e2e", testMatch: "**/*.e2e.ts", testIgnore: LOG_TEST },
    // The same journeys on the hosted provider.
    {
      name: "hosted",
      testDir: "apps/web/e2e",
      testMatch: "**/*.e2e.ts",
      grep: /@journey/,
      use: { baseURL: originOf(KINGPOST_E2E_HOSTED_PORT) },
    },
    // After all the others: it checks what the server has logged.
    { name: "log", testDir: "apps/web/e2e", testMatch: LOG_TEST, dependencies: ["web", "hosted"] },
  ],
  ...(isVisualOnly
    ? {}
    : {
        webServer: [
          serverOf(SERVER_ENTRY, KINGPOST_E2E_PORT, "server.log"),
          ...(isAsked("hosted") ? [serverOf(HOSTED_ENTRY, KINGPOST_E2E_HOSTED_PORT, "hosted.log")] : []),
        ],
      }),
});
