import { isUnavailable } from "@kingpost/calc";
import type { Candidate } from "@kingpost/design";

export type CandidateFilter = "passing" | "all";

interface CandidateList {
  readonly rows: readonly Candidate[];
  /** How many pass. */
  readonly passing: number;
  /** Of those that pass. */
  readonly lightest: Candidate | undefined;
  readonly shallowest: Candidate | undefined;
  /** The one that fails by the least. */
  readonly nearest: { readonly candidate: Candidate; readonly ratio: number } | undefined;
}

/** More rows are not shown. */
const MOST_ROWS = 200;

/** The candidates to list, from the lightest, and the best of them. A limit is never relaxed. */
export function listCandidates(items: readonly Candidate[], filter: CandidateFilter): CandidateList {
  const passing = items.filter(({ verdict }) => verdict === "pass" || verdict === "close");
  const best = <One>(of: readonly One[], by: (one: One) => number) =>
    of.reduce<One | undefined>((a, b) => (a === undefined || by(b) < by(a) ? b : a), undefined);
  const failing = items.flatMap((candidate) => {
    const { verdict, ratio } = candidate;
    return verdict === "fail" && !isUnavailable(ratio) ? [{ candidate, ratio }] : [];
  });
  const listed = passing.length > 0 ? passing : items.filter(({ verdict }) => verdict === "not covered");
  return {
    rows: (filter === "all" ? items : listed).slice(0, MOST_ROWS),
    passing: passing.length,
    lightest: best(passing, ({ mass }) => mass),
    shallowest: best(passing, ({ depth }) => depth),
    nearest: best(failing, ({ ratio }) => ratio),
  };
}
