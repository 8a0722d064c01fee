import { formatRatio, isUnavailable } from "@kingpost/calc";
import type { Candidate, CandidateFacets } from "@kingpost/design";

/** Which candidates are listed; an empty text or an undefined number asks for nothing. */
export interface CandidateFilter {
  /** Whether candidates that fail are listed too. */
  readonly isAllShown: boolean;
  readonly facets: CandidateFacets;
  /** Units mm. */
  readonly mostDepth: number | undefined;
}

export const NO_FILTER: CandidateFilter = {
  isAllShown: false,
  facets: { family: "", grade: "", availability: "" },
  mostDepth: undefined,
};

export interface CandidateList {
  readonly rows: readonly Candidate[];
  /** How many there are with these facets and depth. */
  readonly total: number;
  /** How many pass. */
  readonly passing: number;
  /** How many pass every check that is made, but have checks that are not covered. */
  readonly partly: number;
  /** How many are left out because the checks that govern are not made. */
  readonly leftOut: number;
  /** Lightest and shallowest of those that pass. */
  readonly lightest: Candidate | undefined;
  readonly shallowest: Candidate | undefined;
  /** The one that fails by the least. */
  readonly nearest: { readonly candidate: Candidate; readonly ratio: number } | undefined;
}

/** Most rows that are shown. */
const MOST_ROWS = 200;

const FACETS = ["family", "grade", "availability"] as const;

/** The values of each facet that the candidates have, by name; empty where they have none. */
export function facetValues(
  items: readonly Candidate[],
): Readonly<Record<keyof CandidateFacets, readonly string[]>> {
  const of = (facet: keyof CandidateFacets) =>
    [...new Set(items.flatMap(({ facets }) => (facets ? [facets[facet]] : [])))].sort((a, b) =>
      a.localeCompare(b, "en-AU"),
    );
  return { family: of("family"), grade: of("grade"), availability: of("availability") };
}

/** The candidates to list, from the lightest, and the best of them. A limit is never relaxed. */
export function listCandidates(items: readonly Candidate[], filter: CandidateFilter): CandidateList {
  const { isAllShown, facets: wanted, mostDepth } = filter;
  const asked = items.filter(
    ({ facets, depth }) =>
      FACETS.every((facet) => wanted[facet] === "" || facets?.[facet] === wanted[facet]) &&
      (mostDepth === undefined || depth <= mostDepth),
  );
  const checked = asked.filter(({ isChecked }) => isChecked);
  const passing = checked.filter(({ verdict }) => verdict === "pass" || verdict === "close");
  const partly = checked.filter(({ verdict }) => verdict === "not covered");
  const best = <One>(of: readonly One[], by: (one: One) => number) =>
    of.reduce<One | undefined>((a, b) => (a === undefined || by(b) < by(a) ? b : a), undefined);
  const failing = checked.flatMap((candidate) => {
    const { verdict, ratio } = candidate;
    return verdict === "fail" && !isUnavailable(ratio) ? [{ candidate, ratio }] : [];
  });
  const listed = passing.length > 0 ? passing : partly;
  return {
    rows: (isAllShown ? checked : listed).slice(0, MOST_ROWS),
    total: checked.length,
    passing: passing.length,
    partly: partly.length,
    leftOut: asked.length - checked.length,
    lightest: best(passing, ({ mass }) => mass),
    shallowest: best(passing, ({ depth }) => depth),
    nearest: best(failing, ({ ratio }) => ratio),
  };
}

/** What was found, in sentences; `of` is what the candidates are: `sections`. */
export function foundWords({ total, passing, partly, leftOut, nearest }: CandidateList, of: string): string {
  const left =
    leftOut > 0
      ? [`${leftOut} more ${leftOut === 1 ? "is" : "are"} left out: a check that may govern is not covered.`]
      : [];
  if (total === 0) return [`No ${of} to compare.`, ...left].join(" ");
  if (passing > 0) return [`${passing} of ${total} ${of} pass.`, ...left].join(" ");
  const near = nearest ? [`The nearest is ${nearest.candidate.name} at ${formatRatio(nearest.ratio)}.`] : [];
  const part = `${partly} ${partly === 1 ? "passes" : "pass"} those that are made: some checks are not covered, or need more inputs.`;
  return partly > 0
    ? [`None of ${total} ${of} passes every check.`, part, ...left].join(" ")
    : [`None of ${total} ${of} passes.`, ...near, ...left].join(" ");
}
