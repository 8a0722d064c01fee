import { readFileSync } from "node:fs";

/** The counts of a check that is a whole program, such as the linter. */
export const fromExit = (title, code) =>
  code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [title] };

export const formatCounts = ({ passed, failed }) => `${passed} passed, ${failed.length} failed`;

const isFailed = ({ status }) => status === "failed";

/** Vitest's JSON report. A file that failed to load has no tests and counts as one failure. */
export function fromVitest({ numPassedTests = 0, testResults = [] }) {
  const failed = testResults.filter(isFailed).flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(isFailed);
    return tests.length === 0 ? [name] : tests.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

/** The tests that did not pass at once: a flaky test must be fixed, not retried. */
const failedTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(() => `${file}: ${title}`),
  ),
  ...suites.flatMap(failedTests),
];

/** Playwright's JSON report: `errors` are failures outside any test, such as a server that did not start. */
export function fromPlaywright({ stats = {}, errors = [], suites = [] }) {
  const failed = [...suites.flatMap(failedTests), ...errors.map(({ message }) => message)];
  return { passed: stats.expected ?? 0, failed };
}

/**
 * The counts of a test run. The exit code is checked too: a non-zero exit without a failing test, and a run without
 * tests, count as one failure.
 */
export function fromReport(title, path, code, read) {
  let report = {};
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // Missing or cut short: no test passed.
  }
  const { passed, failed } = read(report);
  return { passed, failed: failed.length === 0 && (code !== 0 || passed === 0) ? [title] : failed };
}
