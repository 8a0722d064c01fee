import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const never = ["**/node_modules/**", "**/build/**", "apps/web/e2e/**"];
const integration = "apps/web/**/*.integration.test.ts";
const units = [
  "packages/**/*.test.ts",
  "apps/web/**/*.test.ts",
  "apps/web/**/*.test.tsx",
  "scripts/**/*.test.mjs",
];

/** Tests that replace a module, which must not reach the files that share theirs. */
const alone = globSync(
  ["apps/web/{app,server,hosted,shared,worker}/**/*.test.{ts,tsx}", "packages/**/*.test.ts"],
  {
    exclude: ["**/node_modules/**"],
  },
).filter((file) => readFileSync(file, "utf8").includes("vi.mock("));

const unit = {
  extends: true,
  test: {
    exclude: [...never, integration],
    setupFiles: "scripts/lib/property-seed.mjs",
    // How long a calculation takes is measured by the benches; a busy machine may be twenty times slower. No test has a limit of its own.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
} as const;

const onPostgres = {
  extends: true,
  test: {
    exclude: never,
    // Started only when one of these tests runs.
    globalSetup: "apps/web/server/db/testing/vitest-postgres.ts",
    setupFiles: "apps/web/server/db/testing/vitest-quiet.ts",
    // They start processes and take locks by process ID.
    pool: "forks",
    // Real processes on a busy machine: what the product gives up after five seconds may take longer there once.
    retry: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
} as const;

export default defineConfig({
  test: {
    // A worker loads each module once for all its files: loading took half of the processor time.
    isolate: false,
    pool: "threads",
    // More than this kind of machine has cores: tests on PostgreSQL mostly wait, and the others fill their pauses.
    maxWorkers: 4,
    restoreMocks: true,
    // A test must not write to the console.
    onConsoleLog(log) {
      throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      {
        ...unit,
        test: { ...unit.test, name: "unit", include: units, exclude: [...unit.test.exclude, ...alone] },
      },
      {
        ...unit,
        test: { ...unit.test, name: "unit alone", include: alone, isolate: true },
      },
      {
        ...onPostgres,
        test: {
          ...onPostgres.test,
          name: "integration",
          include: [integration],
          exclude: [...never, ...alone],
        },
      },
      {
        ...onPostgres,
        test: {
          ...onPostgres.test,
          name: "integration alone",
          include: alone.filter((file) => file.endsWith(".integration.test.ts")),
          isolate: true,
        },
      },
    ],
  },
});
