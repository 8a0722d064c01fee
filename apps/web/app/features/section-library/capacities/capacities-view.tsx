import {
  type CapacityName,
  formatCapacity,
  generalAssumptions,
  type MemberCapacity,
  STATEMENT,
  shearArea,
  thinWebWarning,
} from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import { isCustomSection, kindOf, type SteelSectionRecord } from "@kingpost/sections";
import { Suspense, useState } from "react";
import { SubscriptText } from "../../../ui/calc/math.tsx";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { RowName } from "../section/notation.tsx";
import { NO_VALUE } from "../section/property-value.ts";
import { listingInWords, RecordNotes } from "../section/record-notes.tsx";
import { SectionHead } from "../section/section-head.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import { steelInWords } from "../view-state/tab-meaning.ts";
import { CapacityChart } from "./capacity-chart.tsx";
import { capacityFor, isCapacityDoubted, isWeldGoverning, steelOf, WELD_GOVERNS } from "./capacity-for.ts";
import {
  BEARING_ROWS,
  type DetailRow,
  MEMBER_ROWS,
  RESTRAINT_ROWS,
  rowsOfFamily,
  SECTION_ROWS,
} from "./capacity-rows.ts";
import { CapacityDerivation } from "./derivation.tsx";
import { DesignLinks } from "./design-links.tsx";
import { DisputedInput } from "./disputed-input.tsx";
import type { Member } from "./member/member.ts";
import { BEARING_FIELDS, MemberForm } from "./member/member-form.tsx";
import { MemberTools, SegmentTool } from "./member/member-tools.tsx";
import { propertyBasis } from "./property-basis.ts";

interface CapacitiesViewProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly onMember: (next: Member) => void;
}

const LengthTables = lazyOrNothing(async () => (await import("./length-tables.tsx")).LengthTables);

const COMPRESSION: readonly MemberCapacity[] = ["phiNcx", "phiNcy"];
const BENDING: readonly MemberCapacity[] = ["phiMbx"];

/** The design capacities of the section on view: of its cross-section, and of a member of the lengths chosen. */
export function CapacitiesView({ record, member, onMember }: CapacitiesViewProps) {
  const [explained, explain] = useState<CapacityName>("phiMsx");
  const listing = listingInWords(record);
  const [areTablesOpen, openTables] = useState(false);
  const warning = thinWebWarning(steelOf(record));
  const bearing = rowsOfFamily(BEARING_ROWS, record.category);
  const table = { record, member, explained, onExplain: explain };
  return (
    <article aria-labelledby="capacities-name" className="capacities">
      <SectionHead id="capacities-name" record={record} member={member} view="capacities">
        Design capacities to {STATEMENT.edition}. {steelInWords(record)}{" "}
        {listing ? <strong>{listing}</strong> : null}
      </SectionHead>
      {warning ? (
        <p role="note" className="mx-4 my-3 border-accent border-l-4 py-1 pl-3 text-13">
          <SubscriptText text={warning} />
        </p>
      ) : null}
      <div className="capacity-columns">
        <div className="min-w-0">
          <CapacityTable
            {...table}
            title="Section capacities"
            rows={rowsOfFamily(SECTION_ROWS, record.category)}
          />
          <h4 className="px-4 pt-4 font-narrow font-semibold text-14">Member inputs</h4>
          <MemberForm member={member} onChange={onMember} />
          <SegmentTool record={record} member={member} onMember={onMember} />
          <CapacityTable
            {...table}
            title="Member capacities"
            rows={[...MEMBER_ROWS, ...rowsOfFamily(RESTRAINT_ROWS, record.category)]}
          />
          {bearing.length > 0 ? (
            <>
              <h4 className="px-4 pt-4 font-narrow font-semibold text-14">Web bearing</h4>
              <MemberForm label="Web bearing" fields={BEARING_FIELDS} member={member} onChange={onMember} />
              <CapacityTable {...table} title="Web bearing capacities" titleHidden rows={bearing} />
            </>
          ) : null}
          <MemberTools record={record} member={member} />
          <DesignLinks record={record} member={member} />
          <DisputedInput record={record} capacity={explained} member={member} />
          <CapacityDerivation record={record} capacity={explained} member={member} />
          <RecordNotes record={record} />
        </div>
        <div className="min-w-0">
          <CapacityChart
            record={record}
            member={member}
            title="Compression against effective length"
            capacities={COMPRESSION}
          />
          <CapacityChart
            record={record}
            member={member}
            title={`Bending about x against effective length, \u03b1m = ${member.alphaM}`}
            capacities={BENDING}
          />
          <section aria-label="Assumptions and limits" className="capacity-statement">
            <ul>
              {assumptionsAndLimits(record).map((sentence) => (
                <li key={sentence}>
                  <SubscriptText text={sentence} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      {isCustomSection(record) ? null : (
        <details
          className="border-hairline border-t"
          data-print={areTablesOpen ? undefined : "hide"}
          onToggle={({ currentTarget }) => openTables(currentTarget.open)}
        >
          <summary className="px-4 py-3 font-narrow font-semibold text-14">
            Member capacities of the family over effective lengths
          </summary>
          {areTablesOpen ? (
            <Suspense fallback={<p className="px-4 py-3">Loading...</p>}>
              <LengthTables record={record} alphaM={member.alphaM} />
            </Suspense>
          ) : null}
        </details>
      )}
      <VerifyNote />
    </article>
  );
}

function assumptionsAndLimits(record: SteelSectionRecord): readonly string[] {
  const kind = kindOf(record.category);
  const area = shearArea(kind);
  return [
    ...generalAssumptions(kind),
    ...propertyBasis([record]),
    ...(area ? [area] : []),
    ...STATEMENT.limits,
    STATEMENT.verification,
  ];
}

interface CapacityTableProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly rows: readonly DetailRow[];
  readonly explained: CapacityName;
  readonly onExplain: (capacity: CapacityName) => void;
}

function CapacityTable({
  record,
  member,
  title,
  titleHidden,
  rows,
  explained,
  onExplain,
}: CapacityTableProps) {
  return (
    <table className="capacity-table">
      <caption className={titleHidden ? "sr-only" : "px-4 pt-3 text-left font-narrow font-semibold text-14"}>
        {title}
      </caption>
      <tbody>
        {rows.map((row) => {
          const value = capacityFor(record, row.capacity, member);
          const shown = isCovered(value) ? formatCapacity(value, row.capacity) : undefined;
          return (
            <tr key={row.capacity} aria-current={row.capacity === explained ? "true" : undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={row.capacity === explained}
                  title="Show derivation"
                  onClick={() => onExplain(row.capacity)}
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
        })}
      </tbody>
    </table>
  );
}

const WORDS = { "not-covered": "not covered", "not-applicable": "" } as const;
