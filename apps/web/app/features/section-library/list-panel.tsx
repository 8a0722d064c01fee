import type { Catalogue } from "@kingpost/sections/catalogue";
import { AVAILABILITIES, STANDARDS, type Standard } from "@kingpost/sections/record";
import { findSections, groupByCategory } from "@kingpost/sections/search";
import { useDeferredValue, useMemo, useRef } from "react";
import {
  Button as AriaButton,
  Input,
  Label,
  SearchField,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from "react-aria-components";
import { Button } from "../../ui/button.tsx";
import { CategoryGroups } from "./category-groups.tsx";
import type { LibraryState } from "./library-state.ts";
import type { UpdateState } from "./use-library-state.ts";
import type { OpenGroups } from "./use-open-groups.ts";

interface ListPanelProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  readonly update: UpdateState;
  readonly groups: OpenGroups;
  readonly onChoose: (id: string) => void;
}

/** Left panel: search box, a tab for each standard, and the families with the sections that match. */
export function ListPanel({ catalogue, state, update, groups, onChoose }: ListPanelProps) {
  const { standard, availability, section, compared } = state;
  // The box answers each key at once; the list follows as soon as the browser has a moment.
  const text = useDeferredValue(state.text);
  const searching = text.trim() !== "";
  const searchBox = useRef<HTMLInputElement>(null);
  const selected = section === undefined ? undefined : catalogue.entry(section);
  const comparing = compared !== undefined;

  const found = useMemo(
    () => findSections(catalogue.entries, { text, standard, availability: new Set(availability) }),
    [catalogue, text, standard, availability],
  );
  const families = useMemo(() => groupByCategory(found), [found]);
  const marked = useMemo(() => new Set(compared ?? (selected ? [selected.id] : [])), [compared, selected]);

  const clear = () => {
    update({ text: "" }, "replace");
    searchBox.current?.focus();
  };

  return (
    <div className="flex min-h-0 flex-col">
      <SearchField
        value={state.text}
        onChange={(next) => update({ text: next }, "typing")}
        className="group relative p-3"
      >
        <Label className="sr-only">Search sections</Label>
        <Input
          ref={searchBox}
          placeholder="Search sections..."
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="search"
          className="h-10 w-full rounded-sm border border-rule bg-sheet px-3 pr-10 text-16 placeholder:text-steel-light md:text-14 [&::-webkit-search-cancel-button]:hidden"
        />
        <AriaButton
          className="absolute top-3 right-3 grid size-10 cursor-pointer place-items-center text-16 text-steel group-data-[empty]:hidden"
          aria-label="Clear search"
        >
          {"\u00d7"}
        </AriaButton>
      </SearchField>
      <Tabs
        selectedKey={standard}
        onSelectionChange={(key) => {
          const next = STANDARDS.find((one) => one === key);
          if (next && next !== standard) update(changeStandard(catalogue, state, next), "push");
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <TabList aria-label="Standard" className="flex border-rule border-b px-3">
          {STANDARDS.map((one) => (
            <Tab
              key={one}
              id={one}
              className="-mb-px flex min-h-10 flex-1 cursor-pointer items-center justify-center border border-transparent border-b-rule font-narrow font-semibold text-14 text-steel outline-offset-[-2px] data-[selected]:rounded-t-sm data-[selected]:border-rule data-[selected]:border-b-sheet data-[selected]:bg-sheet data-[selected]:text-ink pointer-coarse:min-h-11"
            >
              {one}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={standard} className="section-scroll">
          <p aria-live="polite" className="sr-only">
            {searching
              ? `${found.length} of ${catalogue.entries.length / STANDARDS.length} sections match`
              : ""}
          </p>
          {families.length > 0 ? (
            <CategoryGroups
              groups={families}
              isOpen={(category) => groups.isOpen(category, searching)}
              marked={marked}
              comparing={comparing}
              onToggle={(category) => groups.toggle(category, searching)}
              onChoose={onChoose}
            />
          ) : (
            <NothingFound catalogue={catalogue} state={state} text={text} update={update} onClear={clear} />
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
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

function NothingFound({
  catalogue,
  state,
  text,
  update,
  onClear,
}: Pick<ListPanelProps, "catalogue" | "state" | "update"> & {
  readonly text: string;
  readonly onClear: () => void;
}) {
  const hidden = findSections(catalogue.entries, {
    text,
    standard: state.standard,
    availability: new Set(AVAILABILITIES),
  });
  return (
    <div className="space-y-3 p-4 text-14">
      {text.trim() === "" ? (
        <p>No availability is ticked, so no section shows.</p>
      ) : hidden.length > 0 ? (
        <p>
          {hidden.length === 1 ? "One section matches" : `${hidden.length} sections match`} {"\u201c"}
          {text}
          {"\u201d"}, but not in an availability that is ticked.
        </p>
      ) : (
        <p>
          No section matches {"\u201c"}
          {text}
          {"\u201d"}. Try a size such as 360UB44.7, 150x100x6 or 100 SHS.
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {hidden.length > 0 ? (
          <Button onPress={() => update({ availability: AVAILABILITIES }, "push")}>
            Show every availability
          </Button>
        ) : null}
        {text.trim() === "" ? null : <Button onPress={onClear}>Clear search</Button>}
      </p>
    </div>
  );
}
