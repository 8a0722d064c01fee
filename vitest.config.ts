import { defineConfig } from "vitest/config";

const never = ["**/node_modules/**", "**/build/**", "apps/web/e2e/**"];
const integration = "apps/web/**/*.integration.test.ts";

export default defineConfig({
  test: {
    // Most integration tests wait, for processes or for timeouts. Running two at once hides that.
    maxWorkers: 2,
    // A test must not write to the console.
    onConsoleLog(log) {
      throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "apps/web/**/*.test.ts",
            "apps/web/**/*.test.tsx",
            "scripts/**/*.test.mjs",
          ],
          exclude: [...never, integration],
          // How long a calculation takes is measured by the benches; a busy machine may be slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [integration],
          exclude: never,
          // Started only when one of these tests runs.
          globalSetup: "apps/web/server/db/vitest-postgres.ts",
          setupFiles: "apps/web/server/db/vitest-quiet.ts",
          // Real processes on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
