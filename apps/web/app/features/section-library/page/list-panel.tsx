import {
  type Catalogue,
  type CatalogueEntry,
  groupByCategory,
  STANDARDS,
  shortSize,
} from "@kingpost/sections";
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from "react";
import { Chevron } from "../../../ui/chevron.tsx";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ListDownload } from "../export/list-download.tsx";
import { boundHint, largestKnown } from "../filter/bound-hint.ts";
import { gradesInWords } from "../filter/categories.ts";
import { type Condition, removedInWords, withCondition } from "../filter/conditions.ts";
import { FilterChips } from "../filter/filter-chips.tsx";
import { moreOnOtherTab, typedSearch } from "../filter/found/found.ts";
import { SearchBox } from "../filter/search/search-box.tsx";
import { SearchStatus } from "../filter/search/search-status.tsx";
import { addsFilters } from "../filter/search/typed-search.ts";
import { useSearch } from "../filter/search/use-search.ts";
import type { Quantity } from "../quantities/quantities.ts";
import { FavouritesSlot } from "../saved/slots.tsx";
import type { LibraryState } from "../view-state/library-state.ts";
import type { UpdateState } from "../view-state/use-library-state.ts";
import { CategoryGroups } from "./category-groups.tsx";
import { NothingFound } from "./nothing-found-slot.ts";
import type { OpenGroups } from "./use-open-groups.ts";
import "../filter/filters.css";

const FilterForm = onDemand(async () => (await import("../filter/filter-form.tsx")).FilterForm);

interface ListPanelProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** The sections that match the search, the tab, the ticks and the conditions. */
  readonly found: readonly CatalogueEntry[];
  /** The same once the keys rest. */
  readonly shown: { readonly state: LibraryState; readonly found: readonly CatalogueEntry[] };
  /** The sections of the comparison; undefined outside it. */
  readonly compared: readonly string[] | undefined;
  readonly update: UpdateState;
  readonly groups: OpenGroups;
  readonly onChoose: (id: string) => void;
}

/** Left panel: search box, a tab for each standard, and the families with the sections that match. */
export function ListPanel({
  catalogue,
  state,
  found,
  shown,
  compared,
  update,
  groups,
  onChoose,
}: ListPanelProps) {
  const { text, standard, conditions, section } = state;
  const typed = typedSearch(catalogue, text, state.member);
  const [isRejected, setRejected] = useState(false);
  /** The filters removed last, for screen readers. */
  const [removed, setRemoved] = useState("");
  const [adding, setAdding] = useState(false);
  const searching = typed.name !== "" || typed.conditions.length > 0 || conditions.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const selected = section === undefined ? undefined : catalogue.entry(section);

  const families = useMemo(() => groupByCategory(found), [found]);
  const more = useMemo(() => moreOnOtherTab(catalogue, state), [catalogue, state]);
  const marked = useMemo(() => new Set(compared ?? (selected ? [selected.id] : [])), [compared, selected]);

  /** The family whose grades the tabs name. */
  const onView = selected?.category ?? (families.length === 1 ? families[0]?.category : undefined);

  const doubt = (condition: Condition) => boundHint(catalogue, condition, state.member);
  const largestOf = (quantity: Quantity) => largestKnown(catalogue, quantity, state.member);
  const { search, selectStandard } = useSearch(catalogue, state, update);
  /** Changes the filters; those removed are announced, because the chip that had the focus may be gone. */
  const filter = (next: readonly Condition[], text?: string) => {
    setRejected(false);
    setRemoved(removedInWords(conditions.filter((one) => !next.includes(one))));
    search({ conditions: next, ...(text !== undefined && { text }) }, "push");
  };
  const add = (added: readonly Condition[], text?: string) =>
    filter(added.reduce(withCondition, conditions), text);

  const meant = searching ? findMeant(found, typed.name, compared) : undefined;
  const retype = (next: string, step: "typing" | "replace") => {
    setRejected(false);
    setRemoved("");
    search({ text: next }, step);
  };

  /**
   * Enter adds the conditions typed, or takes the section that is meant and selects the text. The down key leads into the list: to the first section
   * while a search or a filter is on, else to the first family. Backspace in the empty box removes the last filter; held down to
   * delete a text, it stops there.
   */
  const actOnKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Backspace" && text === "" && conditions.length > 0 && !event.repeat) {
      event.preventDefault();
      filter(conditions.slice(0, -1));
    }
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (event.key === "Enter" && typed.error) {
      setRejected(true);
      return;
    }
    if (event.key === "Enter" && addsFilters(typed)) add(typed.conditions, typed.name);
    else if (event.key === "Enter" && meant) {
      onChoose(meant.id);
      // The next size is typed over this one.
      event.currentTarget.select();
    } else {
      const stop = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
      const first = searching ? stop("[data-rows] [data-section]") : null;
      (first ?? stop("[data-section], [data-category]"))?.focus();
    }
  };
  const clear = () => {
    retype("", "replace");
    searchBox.current?.focus();
  };

  return (
    <div ref={panel} className="flex min-h-0 flex-col">
      <SearchBox
        text={text}
        box={searchBox}
        onType={(next) => retype(next, "typing")}
        onClear={clear}
        onKeyDown={actOnKey}
      />
      <SearchStatus
        found={found}
        more={more}
        typed={typed}
        member={state.member}
        meant={meant}
        compared={compared}
        searching={searching}
        isRejected={isRejected}
      />
      <p role="status" className="sr-only select-none">
        {removed}
      </p>
      <FilterChips
        conditions={conditions}
        member={state.member}
        onChange={filter}
        onLastRemoved={() => toggle.current?.focus()}
      />
      <div>
        <button
          ref={toggle}
          type="button"
          aria-expanded={adding}
          aria-controls="add-filter"
          onClick={() => setAdding(!adding)}
          onPointerEnter={FilterForm.preload}
          onFocus={FilterForm.preload}
          className="filter-toggle"
        >
          <Chevron open={adding} />
          Filter by property
        </button>
        <div id="add-filter" hidden={!adding}>
          {adding ? (
            <Suspense>
              <FilterForm doubt={doubt} largestOf={largestOf} onAdd={(added) => add([added])} />
            </Suspense>
          ) : null}
        </div>
      </div>
      <Tabs
        label="Standard"
        id="sections-of-standard"
        values={STANDARDS}
        selected={standard}
        onSelect={(next) => selectStandard(next)}
        detailOf={onView && ((one) => gradesInWords(onView, [one]))}
        panelClassName="section-scroll"
      >
        <FavouritesSlot catalogue={catalogue} state={state} compared={compared} onChoose={onChoose} />
        <CategoryGroups
          groups={families}
          isOpen={(category) => groups.isOpen(category, searching)}
          search={searching ? text : undefined}
          marked={marked}
          comparing={compared !== undefined}
          onToggle={(category) => groups.toggle(category, searching)}
          onChoose={onChoose}
        />
        {families.length > 0 ? null : (
          <Suspense>
            <NothingFound
              catalogue={catalogue}
              state={state}
              update={update}
              onFilter={filter}
              onClear={clear}
              onStandard={selectStandard}
            />
          </Suspense>
        )}
      </Tabs>
      <ListDownload catalogue={catalogue} state={shown.state} found={shown.found} />
    </div>
  );
}

/**
 * The section that Enter means: the one whose whole name was typed, or else the first of those that the text finds; in the
 * comparison the first that is not in it yet, because Enter would take it out again.
 */
function findMeant(
  found: readonly CatalogueEntry[],
  name: string,
  compared: readonly string[] | undefined,
): CatalogueEntry | undefined {
  const typed = name.replace(/\s+/g, "").toLowerCase();
  if (found.length === 1) return found[0];
  if (typed === "") return undefined;
  const named = found.find((entry) => entry.name.toLowerCase() === typed);
  return named ?? findSized(found, shortSize(typed)) ?? found.find(({ id }) => !compared?.includes(id));
}

/** `88.9x5` is 88.9x5.0CHS, though 88.9x5.9CHS comes first. */
function findSized(found: readonly CatalogueEntry[], size: string): CatalogueEntry | undefined {
  if (!/x[\d.]+$/.test(size)) return undefined;
  return found.find((entry) => {
    const name = shortSize(entry.name);
    return name.startsWith(size) && /^[a-z]/.test(name.slice(size.length));
  });
}
