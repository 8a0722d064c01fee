import type { Catalogue, CatalogueEntry } from "@kingpost/sections/catalogue";
import { STANDARDS, type Standard } from "@kingpost/sections/record";
import { groupByCategory } from "@kingpost/sections/search";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Chevron } from "../../ui/chevron.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CategoryGroups } from "./category-groups.tsx";
import { looksLikeCondition, readCondition, withCondition } from "./find/conditions.ts";
import { FilterChips } from "./find/filter-chips.tsx";
import { FilterForm } from "./find/filter-form.tsx";
import type { LibraryState } from "./library-state.ts";
import { NothingFound } from "./nothing-found.tsx";
import { FavouritesSlot } from "./saved/slots.tsx";
import { SearchBox } from "./search-box.tsx";
import { ListDownload } from "./take-away/list-download.tsx";
import type { UpdateState } from "./use-library-state.ts";
import type { OpenGroups } from "./use-open-groups.ts";

interface ListPanelProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** What answers the search, the tab, the ticks and the conditions. */
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
  const typesCondition = looksLikeCondition(text);
  const [unread, setUnread] = useState<string>();
  const [adding, setAdding] = useState(false);
  const searching = (text.trim() !== "" && !typesCondition) || conditions.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const selected = section === undefined ? undefined : catalogue.entry(section);

  const families = useMemo(() => groupByCategory(found), [found]);
  const marked = useMemo(() => new Set(compared ?? (selected ? [selected.id] : [])), [compared, selected]);

  /** Enter takes the section that is meant; else it leads, like the down key, into the list. */
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (event.key === "Enter" && typesCondition) {
      const read = readCondition(text);
      if ("error" in read) setUnread(read.error);
      else update({ text: "", conditions: withCondition(conditions, read.condition) }, "push");
      return;
    }
    const meant = findMeant(found, text);
    if (event.key === "Enter" && meant) onChoose(meant.id);
    else panel.current?.querySelector<HTMLElement>("[data-section], [data-category]")?.focus();
  };
  const clear = () => {
    update({ text: "" }, "replace");
    searchBox.current?.focus();
  };

  return (
    <div ref={panel} className="flex min-h-0 flex-col">
      <SearchBox
        text={text}
        box={searchBox}
        onType={(next) => {
          setUnread(undefined);
          update({ text: next }, "typing");
        }}
        onClear={clear}
        onKeyDown={leaveByKey}
      />
      {typesCondition ? (
        <p
          role={unread ? "alert" : "status"}
          className={`px-3 pb-3 text-13 ${unread ? "text-accent" : "text-steel"}`}
        >
          {unread ?? "Press Enter to filter by this condition."}
        </p>
      ) : null}
      <FilterChips conditions={conditions} onChange={(next) => update({ conditions: next }, "push")} />
      <div>
        <button
          type="button"
          aria-expanded={adding}
          aria-controls="add-filter"
          onClick={() => setAdding(!adding)}
          className="filter-toggle"
        >
          <Chevron open={adding} />
          Filter by property
        </button>
        <div id="add-filter" hidden={!adding}>
          {adding ? (
            <FilterForm onAdd={(added) => update({ conditions: withCondition(conditions, added) }, "push")} />
          ) : null}
        </div>
      </div>
      <Tabs
        label="Standard"
        id="sections-of-standard"
        values={STANDARDS}
        selected={standard}
        onSelect={(next) => update(changeStandard(catalogue, state, next), "push")}
        panelClassName="section-scroll"
      >
        <p role="status" className="sr-only select-none">
          {searching ? `${found.length} ${found.length === 1 ? "section matches" : "sections match"}` : ""}
        </p>
        <FavouritesSlot catalogue={catalogue} state={state} compared={compared} onChoose={onChoose} />
        {families.length > 0 ? (
          <CategoryGroups
            groups={families}
            isOpen={(category) => groups.isOpen(category, searching)}
            marked={marked}
            comparing={compared !== undefined}
            onToggle={(category) => groups.toggle(category, searching)}
            onChoose={onChoose}
          />
        ) : (
          <NothingFound catalogue={catalogue} state={state} update={update} onClear={clear} />
        )}
      </Tabs>
      <ListDownload catalogue={catalogue} state={state} found={found} />
    </div>
  );
}

/** The section that Enter means: the only one found, or the one whose whole name was typed. */
function findMeant(found: readonly CatalogueEntry[], text: string): CatalogueEntry | undefined {
  const typed = text.replace(/\s+/g, "").toLowerCase();
  return found.length === 1 ? found[0] : found.find((entry) => entry.name.toLowerCase() === typed);
}

/** A change of tab keeps the size on view and shows it in the other grade. */
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
