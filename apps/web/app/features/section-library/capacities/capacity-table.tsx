import { type CapacityName, formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { RowName } from "../section/notation.tsx";
import { NO_VALUE } from "../section/property-value.ts";
import { capacityFor, isCapacityDoubted, isWeldGoverning, WELD_GOVERNS } from "./capacity-for.ts";
import type { DetailRow } from "./capacity-rows.ts";
import type { Member } from "./member/member.ts";

/** What every table of the page shares. */
export interface ExplainedTable {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  /** The capacity whose derivation is shown. */
  readonly explained: CapacityName | undefined;
  readonly onExplain: (capacity: CapacityName) => void;
  /** The derivation, where it is below its row and not beside the table. */
  readonly belowRow: ReactNode;
}

interface CapacityTableProps extends ExplainedTable {
  readonly title: string;
  readonly titleHidden?: boolean;
  /** How to see a derivation, beside the title. */
  readonly hint?: string;
  readonly rows: readonly DetailRow[];
}

/** Capacities with their values. A click anywhere in a row shows its derivation. */
export function CapacityTable({
  title,
  titleHidden = false,
  hint,
  rows,
  belowRow,
  ...shared
}: CapacityTableProps) {
  const { explained, onExplain } = shared;
  const body = useRef<HTMLTableSectionElement>(null);
  const isBelow = belowRow !== undefined;

  // The derivation above it has closed: its row must not slip out of sight.
  useEffect(() => {
    if (isBelow && explained)
      body.current?.querySelector(`[data-capacity="${explained}"]`)?.scrollIntoView({ block: "nearest" });
  }, [isBelow, explained]);

  const explainRow = ({ target }: MouseEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-capacity]") : null;
    const clicked = rows.find(({ capacity }) => capacity === row?.dataset.capacity);
    if (clicked) onExplain(clicked.capacity);
  };

  return (
    <table className="capacity-table">
      <caption className={titleHidden ? "sr-only" : "capacity-caption"}>
        {title}
        {hint ? <span data-print="hide">{hint}</span> : null}
      </caption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the button of each row, which the keyboard has */}
      <tbody ref={body} onClick={explainRow}>
        {rows.map((row) => (
          <Fragment key={row.capacity}>
            <CapacityRow {...shared} row={row} isBelow={isBelow} />
            {belowRow && row.capacity === explained ? (
              <tr className="capacity-below">
                <td colSpan={3}>{belowRow}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface CapacityRowProps extends Pick<ExplainedTable, "record" | "member" | "explained"> {
  readonly row: DetailRow;
  readonly isBelow: boolean;
}

function CapacityRow({ record, member, explained, row, isBelow }: CapacityRowProps) {
  const value = capacityFor(record, row.capacity, member);
  const shown = isCovered(value) ? formatCapacity(value, row.capacity) : undefined;
  const isExplained = row.capacity === explained;
  return (
    <tr data-capacity={row.capacity} aria-current={isExplained ? "true" : undefined}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={isBelow ? undefined : isExplained}
          aria-expanded={isBelow ? isExplained : undefined}
          title="Show derivation"
        >
          <RowName symbol={row.symbol}>
            {row.label}
            {isWeldGoverning(record, row.capacity, member) ? (
              <span title={WELD_GOVERNS.meaning}>, {WELD_GOVERNS.mark}</span>
            ) : null}
          </RowName>
        </button>
      </th>
      {shown ? (
        <>
          <td>
            {shown.text}
            {isCapacityDoubted(record, row.capacity, member) ? (
              <span
                className="text-accent"
                title="Depends on a published value that differs from our calculation"
              >
                {" \u2020"}
              </span>
            ) : null}
          </td>
          <td className="text-steel">{shown.unit}</td>
        </>
      ) : (
        <td colSpan={2} className="text-steel">
          {NO_VALUE} <span className="text-12">{isCovered(value) ? "" : WORDS[value.kind]}</span>
        </td>
      )}
    </tr>
  );
}

const WORDS = { "not-covered": "not covered", "not-applicable": "" } as const;
