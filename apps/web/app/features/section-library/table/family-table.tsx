import {
  ALL_CATEGORIES,
  CATEGORY_NAMES,
  type CatalogueEntry,
  type Category,
  type SectionRecord,
} from "@kingpost/sections";
import {
  type MouseEvent,
  memo,
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { stepFocus } from "../../../ui/keyboard/step-focus.ts";
import { usePrinting } from "../../../ui/page/use-printing.ts";
import type { FoundViewProps } from "../page/found-view-props.ts";
import { NO_VALUE } from "../section/property-value.ts";
import { UNLISTED_IN_WORDS } from "../section/record-notes.tsx";
import { VerifyNote } from "../section/verify-note.tsx";
import { TableHead } from "./family-table-head.tsx";
import { printedParts } from "./printed-parts.ts";
import { type ColumnGroup, type TableColumn, tableGroups, unvaluedReasons } from "./table-columns.ts";
import { askedKeys, familyToShow, tableEntries } from "./table-entries.ts";

/** A whole family in one table: every property a column, sorted by any of them; the name opens the section. */
export function FamilyTable({
  catalogue,
  state,
  found,
  onView,
  update,
  onOpen,
  onCompare,
  collected,
}: FoundViewProps) {
  const { standard, sort, member } = state;
  const family = familyToShow(state.family, onView?.category, found);
  const asked = askedKeys(catalogue, state).join();
  const groups = useMemo(
    () => tableGroups(family, standard, member, asked.split(",")),
    [family, standard, member, asked],
  );
  const entries = useMemo(
    () => tableEntries(catalogue, found, family, { sort, member }),
    [catalogue, found, family, sort, member],
  );
  const scroller = useRef<HTMLDivElement>(null);
  // The requested column is at the left end now.
  useEffect(() => {
    if (asked !== "") scroller.current?.scrollTo({ left: 0 });
  }, [asked]);
  const isPrinting = usePrinting();
  const isTyped = state.text !== "";
  const [inSteps, more] = useRowsInSteps(entries, isTyped, scroller);
  const shown = isPrinting ? entries : inSteps;
  const records = useMemo(() => recordsOf(catalogue, shown), [catalogue, shown]);
  const parts = isPrinting ? printedParts(groups, records) : [groups];
  // While a search is typed, the reasons of the rows on view: records of other families take time to make.
  const explained = isTyped ? shown : entries;
  const reasons = useMemo(
    () => unvaluedReasons(groups, recordsOf(catalogue, firstOfEach(explained))),
    [groups, catalogue, explained],
  );

  const open = (event: MouseEvent<HTMLElement>) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-section]") : null;
    if (button?.dataset.section) onOpen(button.dataset.section);
  };

  return (
    <article aria-labelledby="table-name" className="table-view">
      <header className="table-head">
        <h3 id="table-name" className="text-20">
          {family === "all" ? "All families" : CATEGORY_NAMES[family]}
        </h3>
        <FamilyPicker family={family} found={found} onPick={(next) => update({ family: next }, "push")} />
        <p role="status" className="text-13 text-steel">
          {entries.length === 1 ? "1 section" : `${entries.length} sections`}, {standard}
        </p>
        <Collected catalogue={catalogue} ids={collected} onCompare={onCompare} />
      </header>
      {entries.length === 0 ? (
        <p className="p-4 text-16">
          {family === "all" ? "No section" : "No section of this family"} matches the search, filters and
          availability.
        </p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: one listener for the names of the rows; each is a real button
        <div
          ref={scroller}
          className="table-scroll"
          onClick={open}
          onKeyDown={(event) => stepFocus(event, "[data-section]")}
        >
          {parts.map((part) => (
            <table key={part[0]?.title} className="family-table">
              <caption className="sr-only">
                {family === "all" ? "Sections of all families" : CATEGORY_NAMES[family]}, one row each
              </caption>
              <TableHead
                groups={part}
                state={state}
                update={update}
                printed={isPrinting ? `${family === "all" ? "All families" : family} ${standard}` : undefined}
              />
              <tbody>
                {records.map((record) => (
                  <SectionRow
                    key={record.id}
                    record={record}
                    groups={part}
                    current={record.id === onView?.id}
                    collected={collected.includes(record.id)}
                  />
                ))}
              </tbody>
            </table>
          ))}
          <div ref={more} />
        </div>
      )}
      <p className="px-4 pt-2 text-13 text-steel">
        Upright: published. <i>Italic</i>: calculated from dimensions or set by the product standard.{" "}
        {"\u2020"} The published value differs from our calculation. Open a section to see the source of each
        value. {entries.some(({ isListed }) => !isListed) ? UNLISTED_IN_WORDS : null}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="px-4 pt-1 text-13 text-steel">
          {NO_VALUE} {reason}
        </p>
      ))}
      <VerifyNote />
    </article>
  );
}

const recordsOf = (
  catalogue: FoundViewProps["catalogue"],
  entries: readonly CatalogueEntry[],
): readonly SectionRecord[] => entries.flatMap(({ id }) => catalogue.record(id) ?? []);

/** The first entry of each family. */
const firstOfEach = (entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] =>
  [...Map.groupBy(entries, ({ category }) => category).values()].flatMap(([first]) => first ?? []);

interface CollectedProps {
  readonly catalogue: FoundViewProps["catalogue"];
  readonly ids: readonly string[];
  readonly onCompare: FoundViewProps["onCompare"];
}

/** What the key c has collected from the rows, and the way to it. */
function Collected({ catalogue, ids, onCompare }: CollectedProps) {
  const names = ids.flatMap((id) => catalogue.entry(id)?.name ?? []);
  return (
    <div className="flex items-baseline gap-2 text-13" data-print="hide">
      <p role="status">{names.length === 0 ? "" : `To compare: ${names.join(", ")}`}</p>
      {names.length === 0 ? null : (
        <button type="button" className="text-blue underline" onClick={() => onCompare(ids)}>
          Compare
        </button>
      )}
    </div>
  );
}

interface FamilyPickerProps {
  readonly family: Category | "all";
  readonly found: readonly CatalogueEntry[];
  readonly onPick: (family: Category | "all") => void;
}

function FamilyPicker({ family, found, onPick }: FamilyPickerProps) {
  const counts = useMemo(() => {
    const byFamily = new Map<Category, number>();
    for (const { category } of found) byFamily.set(category, (byFamily.get(category) ?? 0) + 1);
    return byFamily;
  }, [found]);
  return (
    <label className="flex min-w-0 items-center gap-2 whitespace-nowrap text-13" data-print="hide">
      Family
      <select
        value={family}
        onChange={({ target }) => {
          const next = ALL_CATEGORIES.find((category) => category === target.value);
          onPick(next ?? "all");
        }}
        className="filter-control min-w-0 flex-1"
      >
        {ALL_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {category} {CATEGORY_NAMES[category]} ({counts.get(category) ?? 0})
          </option>
        ))}
        <option value="all">All families ({found.length})</option>
      </select>
    </label>
  );
}

interface SectionRowProps {
  readonly record: SectionRecord;
  readonly groups: readonly ColumnGroup[];
  readonly current: boolean;
  readonly collected: boolean;
}

const SectionRow = memo(function SectionRow({ record, groups, current, collected }: SectionRowProps) {
  return (
    <tr aria-current={current ? "true" : undefined} data-collected={collected || undefined}>
      <th scope="row">
        <button type="button" data-section={record.id} className="table-name">
          {record.name}
          {collected ? <span className="sr-only"> (in the comparison)</span> : null}
          {record.isListed ? null : (
            <>
              <span aria-hidden="true">{"\u00a0\u2021"}</span>
              <span className="sr-only"> (not supplied in this grade)</span>
            </>
          )}
        </button>
      </th>
      {groups.flatMap(({ columns }) => columns.map((column, at) => cellOf(record, column, at === 0)))}
    </tr>
  );
});

/** A cell costs one plain element: a table has some eight thousand of them. */
function cellOf(record: SectionRecord, { key, cell }: TableColumn, first: boolean) {
  const { text, isOurs, isDoubted, reason, note } = cell(record);
  return (
    <td key={key} title={reason ?? note} data-first={first || undefined} data-ours={isOurs || undefined}>
      {isDoubted ? `${text}\u00a0\u2020` : text}
    </td>
  );
}

/** About as many as a large screen shows. */
const FIRST_ROWS = 30;

/** Rows that are added when the last one comes near: few, because a key waits for the layout of all of them. */
const STEP_ROWS = 10;

/** How near, in CSS pixels. The first rows of a usual screen end farther below it. */
const NEAR = "200px";

/**
 * A screenful at once, the rest without delaying the next click. Of a search that is typed all rows follow in steps, as far as it is
 * scrolled: the layout of hundreds of rows would hold up the next key. The second value goes to an element below the rows.
 */
function useRowsInSteps(
  entries: readonly CatalogueEntry[],
  isTyped: boolean,
  scroller: RefObject<HTMLElement | null>,
): [rows: readonly CatalogueEntry[], more: RefCallback<HTMLElement>] {
  const [limit, setLimit] = useState<{ readonly of: readonly CatalogueEntry[]; readonly rows: number }>();
  const rows = limit?.of === entries ? limit.rows : isTyped ? STEP_ROWS : FIRST_ROWS;
  useEffect(() => {
    if (!isTyped) startTransition(() => setLimit({ of: entries, rows: entries.length }));
  }, [entries, isTyped]);
  const more = useCallback(
    (end: HTMLElement | null) => {
      if (!end || !isTyped || rows >= entries.length) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) startTransition(() => setLimit({ of: entries, rows: rows + STEP_ROWS }));
        },
        { root: scroller.current, rootMargin: `0px 0px ${NEAR}` },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [entries, rows, isTyped, scroller],
  );
  const shown = useMemo(() => (rows < entries.length ? entries.slice(0, rows) : entries), [entries, rows]);
  return [shown, more];
}
