import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { QUIET_FLAGS } from "./scripts/lib/chromium-verify.mjs";
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

// Every worker reads this file again: only the first reading chooses, and the workers inherit its environment.
if (!process.env.KINGPOST_E2E_PORT) {
  const data = mkdtempSync(join(tmpdir(), "kingpost-e2e-"));
  process.env.KINGPOST_E2E_PORT = String(await freePort());
  process.env.KINGPOST_E2E_DATA = data;
  process.once("exit", () => {
    // A server that did not start has said why in its log, which goes with the folder.
    const log = join(data, "server.log");
    const words = existsSync(log) ? readFileSync(log, "utf8") : "";
    if (words !== "" && !words.includes("is ready at")) process.stderr.write(words);
    rmSync(data, { recursive: true, force: true });
  });
}
const { CHROMIUM_PATH, KINGPOST_E2E_PORT = "", KINGPOST_E2E_DATA = "" } = process.env;
const origin = `http://localhost:${KINGPOST_E2E_PORT}`;

// The drawings need no server: `playwright test --project=visual` works without a build.
const projects = process.argv.filter((word) => word.startsWith("--project="));
const isVisualOnly = projects.length > 0 && projects.every((word) => word === "--project=visual");

// A shell that stays dies of the first signal, and nobody would wait for the server's shutdown.
const IN_PLACE_OF_THE_SHELL = process.platform === "win32" ? "" : "exec ";

const LOG_TEST = "**/server-log.e2e.ts";

export default defineConfig({
  outputDir: "test-results",
  workers: 2,
  // A test that passes at the second attempt is a test, or a product, to be mended.
  retries: 0,
  // How long a page may take is measured by the benches; here a busy machine may be slow.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // One set of pictures for every system: no platform in the name.
  snapshotPathTemplate: "{testDir}/__screenshots__/{testFilePath}/{arg}{ext}",
  use: {
    baseURL: origin,
    trace: "on-first-retry",
    // What a worker keeps would stand between a test and the server; the tests that are about it allow it.
    serviceWorkers: "block",
    launchOptions: { args: QUIET_FLAGS, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) },
  },
  projects: [
    { name: "visual", testDir: "packages/drawing/visual", testMatch: "**/*.visual.ts" },
    { name: "web", testDir: "apps/web/e2e", testMatch: "**/*.e2e.ts", testIgnore: LOG_TEST },
    // After all the others: it reads what the server has logged of them.
    { name: "log", testDir: "apps/web/e2e", testMatch: LOG_TEST, dependencies: ["web"] },
  ],
  ...(isVisualOnly
    ? {}
    : {
        webServer: {
          // All that it says goes to the file that the last test reads.
          command: `${IN_PLACE_OF_THE_SHELL}"${process.execPath}" ${SERVER_ENTRY} > "${join(KINGPOST_E2E_DATA, "server.log")}" 2>&1`,
          url: `http://127.0.0.1:${KINGPOST_E2E_PORT}/healthz`,
          env: {
            NODE_ENV: "production",
            HOST: "127.0.0.1",
            PORT: KINGPOST_E2E_PORT,
            PUBLIC_URL: origin,
            DATA_DIR: KINGPOST_E2E_DATA,
            LOG_LEVEL: "trace",
            // A test that signs up often names an address of its own, so that it leaves the limits of the others alone.
            TRUST_PROXY: "true",
          },
          reuseExistingServer: false,
          timeout: 60_000,
          // The database needs its shutdown: a killed one would keep the folder.
          gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        },
      }),
});
