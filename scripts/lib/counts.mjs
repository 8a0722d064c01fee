import { existsSync, readFileSync } from "node:fs";

/** The counts of a check that is a whole program, such as the linter. */
export const fromExit = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });

export const formatCounts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** The counts of Vitest's JSON report. A file that failed to load has no tests and counts as one failure. */
export function fromVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const isBroken = ({ status, assertionResults }) =>
    status === "failed" && !assertionResults.some((test) => test.status === "failed");
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length };
}

/** The counts of Playwright's JSON report: `errors` are failures outside any test, such as a server that did not start. */
export function fromPlaywright({ stats = {}, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  // A flaky test counts as failed: it must be fixed, not retried.
  return { passed: expected, failed: unexpected + flaky + errors.length };
}

function readReport(path) {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/**
 * The counts of a test run. The exit code is checked too: a non-zero exit without a failing test, and a run without
 * tests, count as failures.
 */
export function fromReport(path, code, count) {
  const { passed, failed } = count(readReport(path));
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0) };
}
