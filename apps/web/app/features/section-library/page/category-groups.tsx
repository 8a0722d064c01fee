import { type CatalogueEntry, type CategoryGroup, isMoreCategory } from "@kingpost/sections";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Chevron } from "../../../ui/chevron.tsx";
import { stepFocus } from "../../../ui/keyboard/step-focus.ts";
import { gradesInWords } from "../filter/categories.ts";
import { unlistedInWords } from "../view-state/tab-meaning.ts";
import type { ListGroup } from "./use-open-groups.ts";

interface GroupProps {
  readonly group: CategoryGroup;
  readonly open: boolean;
  /** Identifiers marked in this group: the section on view, or the comparison. */
  readonly marked: ReadonlySet<string>;
  readonly comparing: boolean;
  /** Rows to make for now. */
  readonly limit: number;
  /** Rows that may be in sight when the list is changed. */
  readonly near: number;
}

/**
 * A row costs two plain elements, a third where it is marked, and no component: a family has up to 143 rows, the list 748. It is known by
 * its place in the family: another search writes other names into the rows that are there.
 */
function rowOf(
  entry: CatalogueEntry,
  marked: ReadonlySet<string>,
  comparing: boolean,
  {
    place,
    isReachable,
    isFar,
  }: { readonly place: number; readonly isReachable: boolean; readonly isFar: boolean },
) {
  const on = marked.has(entry.id);
  return (
    <li key={place} data-far={isFar || undefined}>
      <button
        type="button"
        data-section={entry.id}
        tabIndex={isReachable ? 0 : -1}
        aria-pressed={comparing ? on : undefined}
        aria-current={!comparing && on ? "true" : undefined}
        title={entry.isListed ? undefined : unlistedInWords(entry)}
        className="section-row"
      >
        {entry.name}
        {entry.isListed ? null : (
          <span aria-hidden="true" className="row-mark">
            not in {gradesInWords(entry.category, [entry.standard])}
          </span>
        )}
      </button>
    </li>
  );
}

interface GroupHeadingProps {
  readonly group: ListGroup;
  readonly name: string;
  readonly count: number;
  readonly open: boolean;
  /** Identifier of what it folds. */
  readonly panel: string;
}

function GroupHeading({ group, name, count, open, panel }: GroupHeadingProps) {
  return (
    <h3 className="text-14">
      <button
        type="button"
        data-category={group}
        aria-expanded={open}
        aria-controls={panel}
        className="group-header"
      >
        <Chevron open={open} />
        <span>{name}</span>{" "}
        <span className="ml-auto text-13 text-steel tabular-nums">
          {count}
          <span className="sr-only whitespace-pre!">{count === 1 ? " section" : " sections"}</span>
        </span>
      </button>
    </h3>
  );
}

const Group = memo(function Group({ group, open, marked, comparing, limit, near }: GroupProps) {
  const panel = `sections-${group.category}`;
  const rows = limit < group.entries.length ? group.entries.slice(0, limit) : group.entries;
  const reachable = rows.find((entry) => marked.has(entry.id)) ?? rows[0];
  return (
    <section className="border-hairline border-b">
      <GroupHeading
        group={group.category}
        name={group.name}
        count={group.entries.length}
        open={open}
        panel={panel}
      />
      <ul id={panel} data-rows="" hidden={!open} className="pb-2">
        {open
          ? rows.map((entry, at) =>
              rowOf(entry, marked, comparing, {
                place: at,
                isReachable: entry === reachable,
                isFar: at >= near,
              }),
            )
          : null}
      </ul>
    </section>
  );
});

/** Whether the rows of a family are unfolded, and those of the heading over it. */
function isShown({ category }: CategoryGroup, isOpen: (group: ListGroup) => boolean): boolean {
  return isOpen(category) && (!isMoreCategory(category) || isOpen("more"));
}

/** Rows that are laid out with the whole list, more than a usual screen shows. */
const NEAR_ROWS = 40;

/** How many of so many rows from the top each family has. */
function shareRows(
  groups: readonly CategoryGroup[],
  isOpen: (group: ListGroup) => boolean,
  rows: number,
): readonly number[] {
  let left = rows;
  return groups.map((group) => {
    const near = isShown(group, isOpen) ? left : 0;
    left = Math.max(0, left - Math.min(near, group.entries.length));
    return near;
  });
}

/** The least height of a row, in CSS pixels. */
const ROW_PX = 28;

/** The beginning of the list that a window shows. */
interface InSight {
  /** The rows of each family; of those below, none. */
  readonly rows: readonly number[];
  /** The rows and headings below them. */
  readonly left: number;
}

/** As much as the window could show, if the list were as high. A heading counts as a row. */
function rowsInSight(groups: readonly CategoryGroup[], isOpen: (group: ListGroup) => boolean): InSight {
  const most = Math.ceil(window.innerHeight / ROW_PX);
  const rows: number[] = [];
  let sum = 0;
  for (const group of groups) {
    const length = isShown(group, isOpen) ? group.entries.length : 0;
    if (sum < most) rows.push(Math.min(length, most - sum));
    sum += 1 + length;
  }
  return { rows, left: Math.max(0, sum - most) };
}

/** How long the list rests before the rows below those in sight are rendered: about the time between two keys; longer while a search is typed, because the next key would remove them. */
const ROWS_REST_MS = 200;
const TYPED_ROWS_REST_MS = 1000;

/** The signs that they are wanted. */
const SIGNS = ["pointermove", "focusin"] as const;

/**
 * Whether every row is rendered: a change of the list paints those in sight early, and the rest follows once the list rests or is used. The
 * second value renders them now.
 */
function useIsComplete(
  groups: readonly CategoryGroup[],
  search: string | undefined,
  frame: RefObject<HTMLElement | null>,
): [isComplete: boolean, complete: () => void] {
  const [complete, setComplete] = useState(groups);
  const latest = useRef(groups);
  const isScrolled = useRef(false);
  useEffect(() => {
    latest.current = groups;
    const rest = search !== undefined && !isScrolled.current ? TYPED_ROWS_REST_MS : ROWS_REST_MS;
    const timer = window.setTimeout(() => startTransition(() => setComplete(groups)), rest);
    return () => window.clearTimeout(timer);
    // A key that finds the same begins the rest again.
  }, [groups, search]);
  useEffect(() => {
    const panel = frame.current?.closest(".section-scroll");
    if (!panel) return;
    const stopped = new AbortController();
    const given = { passive: true, signal: stopped.signal };
    const follow = () => startTransition(() => setComplete(latest.current));
    for (const sign of SIGNS) panel.addEventListener(sign, follow, given);
    panel.addEventListener(
      "scroll",
      () => {
        isScrolled.current = panel.scrollTop > 0;
        follow();
      },
      given,
    );
    window.addEventListener("resize", follow, given);
    return () => stopped.abort();
  }, [frame]);
  return [complete === groups, () => setComplete(groups)];
}

interface CategoryGroupsProps {
  readonly groups: readonly CategoryGroup[];
  readonly isOpen: (group: ListGroup) => boolean;
  /** The text that is searched for, with or without filters; undefined where neither is on. */
  readonly search: string | undefined;
  readonly marked: ReadonlySet<string>;
  readonly comparing: boolean;
  readonly onToggle: (group: ListGroup) => void;
  readonly onChoose: (id: string) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The collapsible families with their sections. Arrow keys walk through headings and rows as they stand. */
export function CategoryGroups({
  groups,
  isOpen,
  search,
  marked,
  comparing,
  onToggle,
  onChoose,
}: CategoryGroupsProps) {
  const click = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const { section, category } = button?.dataset ?? {};
    if (section) onChoose(section);
    const toggled =
      category === "more" ? category : groups.find((group) => group.category === category)?.category;
    if (toggled) onToggle(toggled);
  };
  const frame = useRef<HTMLDivElement>(null);
  const [isComplete, complete] = useIsComplete(groups, search, frame);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    // The last row may be the next one.
    if (!isComplete) flushSync(complete);
    stepFocus(event, "button");
  };
  const near = shareRows(groups, isOpen, NEAR_ROWS);
  const inSight = isComplete ? undefined : rowsInSight(groups, isOpen);
  const drawn = groups
    .slice(0, inSight?.rows.length)
    .map((group, index) => (
      <Group
        key={group.category}
        group={group}
        open={isOpen(group.category)}
        marked={group.entries.some((entry) => marked.has(entry.id)) ? marked : NOTHING}
        comparing={comparing}
        limit={inSight?.rows[index] ?? Number.POSITIVE_INFINITY}
        near={near[index] ?? 0}
      />
    ));
  const first = groups.findIndex(({ category }) => isMoreCategory(category));
  const more = first < 0 ? [] : groups.slice(first);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener for the many buttons inside; each is a real button
    <div ref={frame} onClick={click} onKeyDown={step}>
      {first < 0 ? drawn : drawn.slice(0, first)}
      {more.length > 0 && (!inSight || inSight.rows.length > first) ? (
        <section>
          <GroupHeading
            group="more"
            name="More sections"
            count={more.reduce((sum, { entries }) => sum + entries.length, 0)}
            open={isOpen("more")}
            panel="more-sections"
          />
          <div id="more-sections" hidden={!isOpen("more")} className="border-hairline border-t pl-3">
            {isOpen("more") ? drawn.slice(first) : null}
          </div>
        </section>
      ) : null}
      {inSight ? <div style={{ blockSize: `calc(${inSight.left} * var(--row))` }} /> : null}
    </div>
  );
}
