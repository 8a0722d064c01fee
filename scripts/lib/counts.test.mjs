import { join } from "node:path";
import { expect, test } from "vitest";
import { formatCounts, fromPlaywright, fromReport, fromVitest, suiteTimes } from "./counts.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

test("counts are formatted as CI runners expect", () => {
  expect(formatCounts({ passed: 41, failed: ["a", "b"] })).toBe("41 passed, 2 failed");
});

test("a test file that fails to load counts as one failure", () => {
  const broken = { name: "a.test.ts", status: "failed", assertionResults: [] };
  const assertionResults = [{ status: "passed" }, { status: "failed", fullName: "beams bend" }];
  const failing = { name: "b.test.ts", status: "failed", assertionResults };
  const report = { numPassedTests: 5, numFailedTests: 1, testResults: [broken, failing] };
  expect(fromVitest(report)).toEqual({ passed: 5, failed: ["a.test.ts", "b.test.ts: beams bend"] });
});

test("a browser test that passes at the second attempt is named, and an error outside the tests counts as a failure", () => {
  const spec = (title, ...statuses) => ({
    file: "a.e2e.ts",
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const inner = { specs: [spec("jumps", "flaky"), spec("sits", "skipped")] };
  const report = {
    errors: [{ message: "no server" }],
    suites: [{ specs: [spec("runs", "expected"), spec("falls", "unexpected")], suites: [inner] }],
  };
  const failed = ["a.e2e.ts: falls", "no server"];
  expect(fromPlaywright(report)).toEqual({ passed: 2, failed, unsteady: ["a.e2e.ts: jumps"] });
});

test.each([
  ["a run that passed", { numPassedTests: 2 }, 0, { passed: 2, failed: [] }],
  ["a failing exit code without a failing test", { numPassedTests: 2 }, 1, { passed: 2, failed: ["Unit"] }],
  ["a run without a test", { numPassedTests: 0 }, 0, { passed: 0, failed: ["Unit"] }],
  ["a report cut short", "{", 1, { passed: 0, failed: ["Unit"] }],
])("the counts of %s are correct", (_, report, code, counts) =>
  inTemporaryFolder((folder) => {
    writeFiles(folder, { "report.json": report });
    expect(fromReport("Unit", join(folder, "report.json"), code, fromVitest)).toEqual(counts);
    const missing = fromReport("Unit", join(folder, "none.json"), code, fromVitest);
    expect(missing).toEqual({ passed: 0, failed: ["Unit"] });
  }),
);

test("the times of the suite are a row for each stage and their sum", () => {
  const stages = [
    { title: "Build", passed: 1, failed: 0, milliseconds: 20_400 },
    { title: "Browser tests", passed: 300, failed: 2, milliseconds: 330_000 },
  ];
  const text = suiteTimes(stages, { day: "2026-11-26", node: "24.21.0", cores: 2, load: "0.1" });
  expect(text).toContain("on 2026-11-26 with Node 24.21.0 and a load average of 0.1 on 2 cores");
  expect(text.split("\n").slice(-5)).toEqual([
    "|---|---|---|---|",
    "| Build | 1 | 0 | 20 s |",
    "| Browser tests | 300 | 2 | 330 s |",
    "| All | 301 | 2 | 350 s |",
    "",
  ]);
});
