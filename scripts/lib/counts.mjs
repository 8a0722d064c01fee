import { existsSync, readFileSync } from "node:fs";

/** The counts of a check that is a whole program, such as the linter. */
export const fromExit = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  names: all.flatMap(({ names = [] }) => names),
});

export const formatCounts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

const isFailed = ({ status }) => status === "failed";

/** The counts of Vitest's JSON report. A file that failed to load has no tests and counts as one failure. */
export function fromVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const isBroken = (file) => isFailed(file) && !file.assertionResults.some(isFailed);
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    names: testResults.filter(isFailed).flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(isFailed);
      return tests.length === 0 ? [name] : tests.map(({ fullName }) => `${name}: ${fullName}`);
    }),
  };
}

/** The specs of a suite of Playwright's JSON report that did not pass at once. */
const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** The counts of Playwright's JSON report: `errors` are failures outside any test, such as a server that did not start. */
export function fromPlaywright({ stats = {}, errors = [], suites = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  // A flaky test counts as failed: it must be fixed, not retried.
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    names: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)],
  };
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
  const { passed, failed, names } = count(readReport(path));
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0), names };
}
