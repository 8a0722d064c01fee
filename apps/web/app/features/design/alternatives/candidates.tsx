import { formatNumber, formatRatio, isUnavailable } from "@kingpost/calc";
import type { Candidate, CandidateWords, RawInputs } from "@kingpost/design";
import { VERDICT_WORDS } from "@kingpost/design";
import { useMemo, useState } from "react";
import { VerdictMark } from "../verdict/verdict-mark.tsx";
import type { Alternatives } from "./alternatives.ts";
import { CandidateFilters } from "./candidate-filters.tsx";
import {
  type CandidateOrder,
  checkColumns,
  columnValue,
  DEPTH,
  MASS,
  ordered,
  RATIO,
} from "./candidate-order.ts";
import { type CandidateFilter, foundWords, listCandidates, NO_FILTER } from "./list-candidates.ts";
import { FAILED, useAlternatives } from "./use-alternatives.ts";

interface CandidatesProps {
  readonly alternatives: Alternatives;
  readonly words: CandidateWords;
  readonly inputs: RawInputs;
  readonly onApply: (inputs: RawInputs) => void;
}

const CALCULATING = "Calculating all of them\u2026";

/** Every other choice of the main input with its ratio, mass and availability. */
export function Candidates({ alternatives, words, inputs, onApply }: CandidatesProps) {
  const [filter, setFilter] = useState<CandidateFilter>(NO_FILTER);
  const [order, setOrder] = useState<CandidateOrder>({ by: MASS, isDescending: false });
  const { items, of, state } = useAlternatives(alternatives, "candidates", inputs, "when all are found");
  const list = useMemo(() => listCandidates(ordered(items, order), filter), [items, filter, order]);
  const { rows, lightest, shallowest } = list;
  const checks = useMemo(() => checkColumns(items), [items]);
  const columns = [MASS, DEPTH, RATIO, ...checks];
  if (state === "failed") return <p role="alert">{FAILED}</p>;
  if (of === undefined) return <p role="status">{CALCULATING}</p>;
  if (items.length === 0 && state === "done") {
    return <p role="status">Not calculated: correct the inputs first.</p>;
  }
  const isPresent = of === inputs && state === "done";
  return (
    <div className="design-candidates" data-outdated={isPresent ? undefined : ""} aria-busy={!isPresent}>
      <p role="status">{!isPresent ? CALCULATING : foundWords(list, words.of)}</p>
      <CandidateFilters items={items} words={words} filter={filter} onFilter={setFilter} />
      <div className="result-table">
        <table>
          <caption className="sr-only">Candidates</caption>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  data-align="right"
                  aria-sort={
                    order.by !== column ? undefined : order.isDescending ? "descending" : "ascending"
                  }
                >
                  <button
                    type="button"
                    className="candidate-sort"
                    onClick={() =>
                      setOrder({ by: column, isDescending: order.by === column && !order.isDescending })
                    }
                  >
                    {column === MASS ? words.mass : column === DEPTH ? words.depth : column}
                    {order.by !== column ? "" : order.isDescending ? " \u2193" : " \u2191"}
                  </button>
                </th>
              ))}
              <th scope="col">Governing check</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CandidateRow
                key={row.id}
                candidate={row}
                checks={checks}
                mark={[
                  ...(row.id === lightest?.id ? ["lightest"] : []),
                  ...(row.id === shallowest?.id ? ["shallowest"] : []),
                ].join(", ")}
                onApply={(changes) => onApply({ ...inputs, ...changes })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  /** The kinds of checks that have a column. */
  readonly checks: readonly string[];
  readonly mark: string;
  readonly onApply: (changes: RawInputs) => void;
}

function CandidateRow({ candidate, checks, mark, onApply }: CandidateRowProps) {
  const { name, detail, mass, depth, verdict, ratio, governing, changes } = candidate;
  return (
    <tr>
      <th scope="row">
        <button type="button" className="candidate-name" onClick={() => onApply(changes)}>
          {name}
        </button>{" "}
        <span className="text-steel">{detail}</span> {mark === "" ? null : <strong>{mark}</strong>}
      </th>
      <td data-align="right">{formatNumber(mass, { decimals: 1 })}</td>
      <td data-align="right">{formatNumber(depth, { decimals: 0 })}</td>
      <td data-align="right">
        <span className="inline-flex items-center gap-1">
          <VerdictMark verdict={verdict} />
          {isUnavailable(ratio) ? VERDICT_WORDS[verdict] : formatRatio(ratio)}
          <span className="sr-only">{VERDICT_WORDS[verdict]}</span>
        </span>
      </td>
      {checks.map((title) => {
        const own = columnValue(candidate, title);
        return (
          <td key={title} data-align="right" data-fails={own !== undefined && own > 1 ? "" : undefined}>
            {own === undefined ? "\u2013" : formatRatio(own)}
          </td>
        );
      })}
      <td>{governing}</td>
    </tr>
  );
}
