import type { Catalogue, CatalogueEntry } from "@kingpost/sections/catalogue";
import { STANDARDS, type Standard } from "@kingpost/sections/record";
import { groupByCategory } from "@kingpost/sections/search";
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from "react";
import { Chevron } from "../../ui/chevron.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CategoryGroups } from "./category-groups.tsx";
import { ListDownload } from "./export/list-download.tsx";
import { boundHint, largestKnown } from "./find/bound-hint.ts";
import { gradesInWords, standardWith } from "./find/categories.ts";
import { type Condition, withCondition } from "./find/conditions.ts";
import { FilterChips } from "./find/filter-chips.tsx";
import { typedSearch } from "./find/found.ts";
import type { Quantity } from "./find/quantities.ts";
import { SearchStatus } from "./find/search-status.tsx";
import { addsFilters, followText } from "./find/typed-search.ts";
import type { LibraryState } from "./library-state.ts";
import { NothingFound } from "./nothing-found.tsx";
import { FavouritesSlot } from "./saved/slots.tsx";
import { SearchBox } from "./search-box.tsx";
import type { UpdateState } from "./use-library-state.ts";
import type { OpenGroups } from "./use-open-groups.ts";
import "./find/filters.css";

const FilterForm = onDemand(async () => (await import("./find/filter-form.tsx")).FilterForm);

interface ListPanelProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** The sections that match the search, the tab, the ticks and the conditions. */
  readonly found: readonly CatalogueEntry[];
  /** The sections of the comparison; undefined outside it. */
  readonly compared: readonly string[] | undefined;
  readonly update: UpdateState;
  readonly groups: OpenGroups;
  readonly onChoose: (id: string) => void;
}

/** Left panel: search box, a tab for each standard, and the families with the sections that match. */
export function ListPanel({ catalogue, state, found, compared, update, groups, onChoose }: ListPanelProps) {
  const { text, standard, conditions, section } = state;
  const typed = typedSearch(catalogue, text, state.member);
  const [isRejected, setRejected] = useState(false);
  const [adding, setAdding] = useState(false);
  const searching = typed.name !== "" || typed.conditions.length > 0 || conditions.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const selected = section === undefined ? undefined : catalogue.entry(section);

  const families = useMemo(() => groupByCategory(found), [found]);
  const marked = useMemo(() => new Set(compared ?? (selected ? [selected.id] : [])), [compared, selected]);

  /** The family whose grades the tabs name. */
  const onView = selected?.category ?? (families.length === 1 ? families[0]?.category : undefined);

  const doubt = (condition: Condition) => boundHint(catalogue, condition, state.member);
  const largestOf = (quantity: Quantity) => largestKnown(catalogue, quantity, state.member);
  /** Adds conditions. A grade that is not in the tab selects the tab that has it. */
  const add = (added: readonly Condition[], change: Partial<LibraryState> = {}) => {
    before.current = undefined;
    const next = standardWith(standard, added);
    const tab = next === standard ? {} : changeStandard(catalogue, state, next);
    update({ ...change, ...tab, conditions: added.reduce(withCondition, conditions) }, "push");
  };

  const meant = searching ? findMeant(found, typed.name, compared) : undefined;
  /** The tab that the user had before a text moved it. A tab, a section or a filter chosen since stays. */
  const before = useRef<Standard>(undefined);
  const retype = (next: string, step: "typing" | "replace") => {
    setRejected(false);
    const tab = followText(
      { standard, before: before.current },
      typed,
      typedSearch(catalogue, next, state.member),
    );
    before.current = tab.before;
    update(
      { text: next, ...(tab.standard !== standard && changeStandard(catalogue, state, tab.standard)) },
      step,
    );
  };
  const type = (next: string) => retype(next, "typing");
  const selectStandard = (next: Standard) => {
    before.current = undefined;
    update(changeStandard(catalogue, state, next), "push");
  };
  const choose = (id: string) => {
    before.current = undefined;
    onChoose(id);
  };

  /**
   * Enter adds the conditions typed, or takes the section that is meant. The down key leads into the list: to the first section
   * while a search or a filter is on, else to the first family.
   */
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (event.key === "Enter" && typed.error) {
      setRejected(true);
      return;
    }
    if (event.key === "Enter" && addsFilters(typed)) add(typed.conditions, { text: typed.name });
    else if (event.key === "Enter" && meant) choose(meant.id);
    else {
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
      <SearchBox text={text} box={searchBox} onType={type} onClear={clear} onKeyDown={leaveByKey} />
      <SearchStatus
        found={found}
        typed={typed}
        meant={meant}
        comparing={compared !== undefined}
        searching={searching}
        isRejected={isRejected}
      />
      <FilterChips conditions={conditions} onChange={(next) => update({ conditions: next }, "push")} />
      <div>
        <button
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
        <FavouritesSlot catalogue={catalogue} state={state} compared={compared} onChoose={choose} />
        {families.length > 0 ? (
          <CategoryGroups
            groups={families}
            isOpen={(category) => groups.isOpen(category, searching)}
            marked={marked}
            comparing={compared !== undefined}
            onToggle={(category) => groups.toggle(category, searching)}
            onChoose={choose}
          />
        ) : (
          <NothingFound
            catalogue={catalogue}
            state={state}
            update={update}
            onClear={clear}
            onStandard={selectStandard}
          />
        )}
      </Tabs>
      <ListDownload catalogue={catalogue} state={state} found={found} />
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
  return named ?? found.find(({ id }) => !compared?.includes(id));
}

/** A change of tab keeps the selected size and shows it in the other grade. */
function changeStandard(
  catalogue: Catalogue,
  state: LibraryState,
  standard: Standard,
): Partial<LibraryState> {
  const selected = state.section === undefined ? undefined : catalogue.entry(state.section);
  if (!selected) return { standard };
  const twin = catalogue.entries.find((one) => one.name === selected.name && one.standard === standard);
  return { standard, section: twin?.id ?? selected.id };
}
