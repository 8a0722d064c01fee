import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/**/*.test.ts",
      "apps/web/**/*.test.ts",
      "apps/web/**/*.test.tsx",
      "scripts/**/*.test.mjs",
    ],
    exclude: ["**/node_modules/**", "**/build/**", "apps/web/e2e/**"],
    // A test that prints hides a fault: the house rule is that the console stays silent.
    onConsoleLog(log) {
      throw new Error(`A test wrote to the console: ${log}`);
    },
  },
});
