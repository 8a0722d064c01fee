import type { CatalogueEntry } from "@kingpost/sections";
import { Fragment } from "react";
import type { Member } from "../../capacities/member/member.ts";
import { quantityOf } from "../../quantities/quantities.ts";
import { UnitText } from "../../section/notation.tsx";
import { MAX_COMPARED } from "../../view-state/library-state.ts";
import { ConditionErrorText } from "../condition-error.tsx";
import { atMember, type Condition, conditionInWords, conditionToText } from "../conditions.ts";
import type { OtherTab } from "../found/found.ts";
import { foundInWords } from "../found/found-in-words.ts";
import { addsFilters, type TypedSearch } from "./typed-search.ts";

interface SearchStatusProps {
  readonly found: readonly CatalogueEntry[];
  /** What a search by grade finds on the other tab. */
  readonly more: OtherTab | undefined;
  readonly typed: TypedSearch;
  /** The member that conditions on member capacities are for. */
  readonly member: Member;
  /** The section that Enter opens. */
  readonly meant: CatalogueEntry | undefined;
  /** The sections of the comparison; undefined outside it. */
  readonly compared: readonly string[] | undefined;
  /** Whether a search or a filter is on. */
  readonly searching: boolean;
  /** Whether Enter was pressed on a text that is no search. */
  readonly isRejected: boolean;
}

/** Under the search box: how many sections match, and what Enter does; or why a condition cannot be read. */
export function SearchStatus({
  found,
  more,
  typed,
  member,
  meant,
  compared,
  searching,
  isRejected,
}: SearchStatusProps) {
  const { error, conditions } = typed;
  if (error) {
    return (
      <p
        role={isRejected ? "alert" : "status"}
        className="search-status"
        data-rejected={isRejected || undefined}
      >
        <ConditionErrorText error={error} />
      </p>
    );
  }
  const count = foundInWords(found, searching, more);
  const opens = meant && `. ${enterInWords(meant, compared)}`;
  return (
    <p role="status" className="search-status">
      {count}
      {addsFilters(typed) ? (
        <>
          . Press Enter to filter: <Filters conditions={conditions} member={member} />
        </>
      ) : (
        opens
      )}
    </p>
  );
}

function enterInWords({ id, name }: CatalogueEntry, compared: readonly string[] | undefined): string {
  if (!compared) return `Enter opens ${name}`;
  if (compared.includes(id)) return `Enter removes ${name} from the comparison`;
  return compared.length < MAX_COMPARED ? `Enter compares ${name}` : "Remove a section to compare another";
}

function Filters({
  conditions,
  member,
}: {
  readonly conditions: readonly Condition[];
  readonly member: Member;
}) {
  return conditions.map((condition, at) => {
    const row = condition.kind === "range" ? quantityOf(condition.key)?.row : undefined;
    return (
      <Fragment key={conditionToText(condition)}>
        {at === 0 ? "" : ", "}
        <span className="whitespace-nowrap">
          {conditionInWords(condition)}
          {row?.unit ? (
            <>
              {"\u00a0"}
              <UnitText unit={row.unit} exponent={row.exponent} />
            </>
          ) : null}
        </span>
        {atMember(condition, member)}
      </Fragment>
    );
  });
}
