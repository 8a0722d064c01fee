import { existsSync, readFileSync } from "node:fs";

/** One check that is a whole program, such as the linter. */
export const fromExit = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });

export const inWords = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** What Vitest's JSON report says: a file that could not even be loaded has no tests, and counts as one failure. */
export function fromVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const isBroken = ({ status, assertionResults }) =>
    status === "failed" && !assertionResults.some((test) => test.status === "failed");
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length };
}

/** What Playwright's JSON report says: `errors` are faults outside any test, such as a server that did not start. */
export function fromPlaywright({ stats = {}, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  // A flaky test is a failing one: it is to be mended, not repeated.
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
 * The counts of a test runner's run. The report is believed only together with the exit code: a run that failed without
 * a failing test, and one that ran no test at all, are failures, so that no mishap can look like a pass.
 */
export function fromReport(path, code, count) {
  const { passed, failed } = count(readReport(path));
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0) };
}
