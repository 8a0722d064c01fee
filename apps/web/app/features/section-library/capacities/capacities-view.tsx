import {
  type CapacityName,
  generalAssumptions,
  type MemberCapacity,
  STATEMENT,
  shearArea,
  thinWebWarning,
} from "@kingpost/as4100";
import { isCustomSection, kindOf, otherGradeInWords, type SteelSectionRecord } from "@kingpost/sections";
import { Suspense, useState } from "react";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { useMedia } from "../../../ui/page/use-media.ts";
import { listingInWords, RecordNotes } from "../section/record-notes.tsx";
import { SectionHead } from "../section/section-head.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import { steelInWords } from "../view-state/tab-meaning.ts";
import { CapacityChart } from "./capacity-chart.tsx";
import { steelOf } from "./capacity-for.ts";
import { BEARING_ROWS, MEMBER_ROWS, RESTRAINT_ROWS, rowsOfFamily, SECTION_ROWS } from "./capacity-rows.ts";
import { CapacityTable } from "./capacity-table.tsx";
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

/** Where the calculation is beside the table, and not below its row (capacities.css). Paper has room for it too. */
const BESIDE = "(min-width: 64rem), print";

const COMPRESSION: readonly MemberCapacity[] = ["phiNcx", "phiNcy"];
const BENDING: readonly MemberCapacity[] = ["phiMbx"];

/** The design capacities of the section on view: of its cross-section, and of a member of the lengths chosen. */
export function CapacitiesView({ record, member, onMember }: CapacitiesViewProps) {
  const isBeside = useMedia(BESIDE);
  const [chosen, choose] = useState<CapacityName>();
  const [isCharts, showCharts] = useState(false);
  const explained = chosen ?? (isBeside ? "phiMsx" : undefined);
  const listing = listingInWords(record);
  const [areTablesOpen, openTables] = useState(false);
  const warning = thinWebWarning(steelOf(record));
  const bearing = rowsOfFamily(BEARING_ROWS, record.category);
  const explain = (capacity: CapacityName) => {
    choose(!isBeside && capacity === chosen ? undefined : capacity);
    showCharts(false);
  };
  const explanation = explained ? (
    <>
      <DisputedInput record={record} capacity={explained} member={member} />
      <CapacityDerivation record={record} capacity={explained} member={member} />
    </>
  ) : null;
  const table = {
    record,
    member,
    explained,
    onExplain: explain,
    belowRow: isBeside ? undefined : explanation,
  };
  return (
    <article aria-labelledby="capacities-name" className="capacities">
      <SectionHead id="capacities-name" record={record} member={member} view="capacities">
        Design capacities to {STATEMENT.edition}. {steelInWords(record)}{" "}
        {listing ? <strong>{listing}</strong> : null} {otherGradeInWords(record)}
      </SectionHead>
      {warning ? (
        <p role="note" className="mx-4 my-3 border-accent border-l-4 py-1 pl-3 text-13">
          <SubscriptText text={warning} />
        </p>
      ) : null}
      <div className="capacity-columns">
        <div className="capacity-values">
          <p className="px-4 pt-3 text-13 text-steel" data-print="hide">
            Select a capacity for its calculation.
          </p>
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
          <RecordNotes record={record} />
        </div>
        <div className="capacity-aside" data-shows={isCharts ? "charts" : "calculation"}>
          <fieldset className="view-switch capacity-switch" data-print="hide">
            <legend className="sr-only">Beside the capacities</legend>
            <button type="button" aria-pressed={!isCharts} onClick={() => showCharts(false)}>
              Calculation
            </button>
            <button type="button" aria-pressed={isCharts} onClick={() => showCharts(true)}>
              Charts
            </button>
          </fieldset>
          {isBeside ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that a keyboard has to reach it
            <div className="capacity-calculation" tabIndex={0}>
              {explanation}
            </div>
          ) : null}
          <div className="capacity-charts" tabIndex={isBeside ? 0 : undefined}>
            <CapacityChart
              record={record}
              member={member}
              title="Compression against effective length"
              capacities={COMPRESSION}
            />
            <CapacityChart
              record={record}
              member={member}
              title={`Bending about x against effective length, \u03b1_m = ${member.alphaM}`}
              capacities={BENDING}
            />
          </div>
        </div>
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
