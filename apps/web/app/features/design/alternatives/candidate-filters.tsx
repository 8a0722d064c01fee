import type { Candidate, CandidateFacets, CandidateWords } from "@kingpost/design";
import { type CandidateFilter, facetValues } from "./list-candidates.ts";

interface CandidateFiltersProps {
  readonly items: readonly Candidate[];
  readonly words: CandidateWords;
  readonly filter: CandidateFilter;
  readonly onFilter: (filter: CandidateFilter) => void;
}

const FACET_LABELS: Readonly<Record<keyof CandidateFacets, string>> = {
  family: "Family",
  grade: "Grade",
  availability: "Availability",
};

/** Narrows the candidates; a facet that they do not differ in is left out. */
export function CandidateFilters({ items, words, filter, onFilter }: CandidateFiltersProps) {
  const values = facetValues(items);
  return (
    <div className="candidate-filters">
      {(["family", "grade", "availability"] as const)
        .filter((facet) => values[facet].length > 1)
        .map((facet) => (
          <label key={facet}>
            {FACET_LABELS[facet]}
            <select
              value={filter.facets[facet]}
              onChange={({ target }) =>
                onFilter({ ...filter, facets: { ...filter.facets, [facet]: target.value } })
              }
            >
              <option value="">All</option>
              {values[facet].map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        ))}
      <label>
        {words.depth.replace(/ \(.*/, "")} up to (mm)
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          onChange={({ target }) => {
            const depth = Number(target.value.trim());
            onFilter({ ...filter, mostDepth: depth > 0 ? depth : undefined });
          }}
        />
      </label>
      <label className="single-field-switch">
        <input
          type="checkbox"
          checked={filter.isAllShown}
          onChange={({ target }) => onFilter({ ...filter, isAllShown: target.checked })}
        />
        Show {words.of} that fail
      </label>
    </div>
  );
}
