import {
  type Check,
  formatRatio,
  governingCheck,
  overallVerdict,
  type Verdict,
  verdictOf,
} from "@kingpost/calc";

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  pass: "Pass",
  close: "Close",
  fail: "Fail",
  "not covered": "Not covered",
  "not applicable": "Not applicable",
};

export interface VerdictWords {
  readonly verdict: Verdict;
  /** `0.83`; empty where no check was made. */
  readonly ratio: string;
  readonly headline: string;
  /** What governs, in a sentence. */
  readonly governing: string;
  /** Which checks were not made; empty if all were. */
  readonly missing: string;
}

/** The sentences of the verdict of a design. */
export function verdictWords(checks: readonly Check[]): VerdictWords {
  const verdict = overallVerdict(checks);
  const governing = governingCheck(checks);
  const missing = checks.filter((check) => verdictOf(check) === "not covered");
  return {
    verdict,
    ratio: governing?.kind === "limit" ? formatRatio(governing.ratio) : "",
    headline: HEADLINES[verdict],
    governing: governing ? governs(governing) : "No check was made.",
    missing:
      missing.length > 0
        ? `${missing.length === 1 ? "1 check is" : `${missing.length} checks are`} not covered: ${missing.map(({ title }) => title).join("; ")}.`
        : "",
  };
}

const HEADLINES: Readonly<Record<Verdict, string>> = {
  pass: "Passes",
  close: "Passes, close to the limit",
  fail: "Fails",
  "not covered": "Not fully checked",
  "not applicable": "Nothing to check",
};

/** A location that is a place on the member; others name a side, an edge or a mode. */
const POSITION = /^(x = |pile |the )/;

function governs({ title, combination, location }: Check): string {
  const under = combination === undefined ? "" : `, ${combination}`;
  const place = location === undefined ? "" : `${POSITION.test(location) ? " at" : ","} ${location}`;
  return `${title} governs${under}${place}.`;
}

/** The groups in the order of their first check, each with its checks in the given order. */
export function byGroup(checks: readonly Check[]): readonly (readonly [string, readonly Check[]])[] {
  const groups = [...new Set(checks.map(({ group }) => group))];
  return groups.map((group) => [group, checks.filter((check) => check.group === group)]);
}
