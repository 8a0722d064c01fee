import { type CatalogueEntry, type CategoryGroup, isMoreCategory } from "@kingpost/sections";
import { type MouseEvent, memo, startTransition, useEffect, useState } from "react";
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

/** A row costs two plain elements, a third where it is marked, and no component: a family has up to 143 rows, the list 748. */
function rowOf(
  entry: CatalogueEntry,
  marked: ReadonlySet<string>,
  comparing: boolean,
  { isReachable, isFar }: { readonly isReachable: boolean; readonly isFar: boolean },
) {
  const on = marked.has(entry.id);
  return (
    <li key={entry.id} data-far={isFar || undefined}>
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
              rowOf(entry, marked, comparing, { isReachable: entry === reachable, isFar: at >= near }),
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

/** Rows rendered first, more than a screen shows. */
const FIRST_ROWS = 40;

/** How long the list rests before it renders the rows below those: about the time between two keys. */
const ROWS_REST_MS = 200;

/** How many of its rows each family has in the screenful that is rendered first. */
function nearRows(
  groups: readonly CategoryGroup[],
  isOpen: (group: ListGroup) => boolean,
): readonly number[] {
  let left = FIRST_ROWS;
  return groups.map((group) => {
    const near = isShown(group, isOpen) ? left : 0;
    left = Math.max(0, left - Math.min(near, group.entries.length));
    return near;
  });
}

/** Whether every row is rendered: a keystroke paints a screenful early, and the rest follows once the keys rest. */
function useIsComplete(groups: readonly CategoryGroup[]): boolean {
  const [complete, setComplete] = useState(groups);
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setComplete(groups)), ROWS_REST_MS);
    return () => window.clearTimeout(timer);
  }, [groups]);
  return complete === groups;
}

interface CategoryGroupsProps {
  readonly groups: readonly CategoryGroup[];
  readonly isOpen: (group: ListGroup) => boolean;
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
  const isComplete = useIsComplete(groups);
  const near = nearRows(groups, isOpen);
  const drawn = groups.map((group, index) => (
    <Group
      key={group.category}
      group={group}
      open={isOpen(group.category)}
      marked={group.entries.some((entry) => marked.has(entry.id)) ? marked : NOTHING}
      comparing={comparing}
      limit={isComplete ? Number.POSITIVE_INFINITY : (near[index] ?? 0)}
      near={near[index] ?? 0}
    />
  ));
  const first = groups.findIndex(({ category }) => isMoreCategory(category));
  const more = first < 0 ? [] : groups.slice(first);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener for the many buttons inside; each is a real button
    <div onClick={click} onKeyDown={(event) => stepFocus(event, "button")}>
      {first < 0 ? drawn : drawn.slice(0, first)}
      {more.length > 0 ? (
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
    </div>
  );
}
