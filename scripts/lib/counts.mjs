import { readFileSync } from "node:fs";
import { seconds } from "./output.mjs";

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

const testsOf = (wanted, { specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === wanted).map(() => `${file}: ${title}`),
  ),
  ...suites.flatMap((suite) => testsOf(wanted, suite)),
];

/**
 * Playwright's JSON report: `errors` are failures outside any test, such as a server that did not start; `unsteady` are the tests that passed
 * at the second attempt only.
 */
export function fromPlaywright({ errors = [], suites = [] }) {
  const all = (status) => testsOf(status, { suites });
  const unsteady = all("flaky");
  return {
    passed: all("expected").length + unsteady.length,
    failed: [...all("unexpected"), ...errors.map(({ message }) => message)],
    unsteady,
  };
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
  const { failed, ...counts } = read(report);
  const isWrong = failed.length === 0 && (code !== 0 || counts.passed === 0);
  return { ...counts, failed: isWrong ? [title] : failed };
}

/** What a reader finds in bench/SUITE.md: how long each stage took, where and when. */
export function suiteTimes(stages, { day, node, cores, load }) {
  const total = stages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const rows = stages.map(({ title, passed, failed, milliseconds }) => [title, passed, failed, milliseconds]);
  const sumOf = (key) => stages.reduce((sum, stage) => sum + stage[key], 0);
  return [
    "# Times of the suite",
    "",
    "Written by `npm test -- --times`. Nothing else should run at the same time.",
    "",
    `Measured on ${day} with Node ${node} and a load average of ${load} on ${cores} cores when it began.`,
    "",
    "| stage | passed | failed | time |",
    "|---|---|---|---|",
    ...[...rows, ["All", sumOf("passed"), sumOf("failed"), total]].map(
      ([title, passed, failed, milliseconds]) =>
        `| ${title} | ${passed} | ${failed} | ${seconds(milliseconds)} |`,
    ),
    "",
  ].join("\n");
}
