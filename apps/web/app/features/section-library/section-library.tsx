import type { Category, SectionRecord } from "@kingpost/sections/record";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AvailabilityBoxes } from "./availability-boxes.tsx";
import type { Member } from "./capacities/member.ts";
import { useCatalogue } from "./catalogue-store.ts";
import { Comparison } from "./comparison.tsx";
import { EmptyComparison, leftOut } from "./empty-comparison.tsx";
import { FamilySheet } from "./family-sheet.tsx";
import { useFound } from "./find/found.ts";
import { FoundView } from "./find/found-views.tsx";
import { ShortcutList } from "./keyboard/shortcut-list.tsx";
import { type ShortcutKey, useShortcuts, useSingleKeys } from "./keyboard/shortcuts.ts";
import { type LibraryState, MAX_COMPARED, pickCompared, toggleCompared, type View } from "./library-state.ts";
import { ListPanel } from "./list-panel.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { PrintFoot } from "./print-foot.tsx";
import { SectionDetail } from "./section-detail.tsx";
import { useLibraryState } from "./use-library-state.ts";
import { useOpenGroups } from "./use-open-groups.ts";
import { ViewSwitch } from "./view-switch.tsx";
import { CapacitiesView } from "./views.ts";
import "./section-library.css";

const VIEW_OF_KEY: Readonly<Record<Exclude<ShortcutKey, "/" | "?" | "c">, View>> = {
  s: "section",
  d: "capacities",
  t: "table",
  g: "picture",
  l: "lightest",
};

/** The Section Library: the whole catalogue, found, shown, drawn and compared in the browser. */
export function SectionLibrary({ title }: { readonly title: string }) {
  return (
    <LoadFailure>
      <Suspense fallback={<p className="p-6 text-16 text-steel">Loading the section data{"\u2026"}</p>}>
        <Library title={title} />
      </Suspense>
    </LoadFailure>
  );
}

function Library({ title }: { readonly title: string }) {
  const catalogue = useCatalogue();
  const [state, update] = useLibraryState();
  const comparing = state.compared !== undefined;
  const { shown, unknown, tooMany } = useMemo(
    () => pickCompared(state.compared ?? [], catalogue.entry),
    [state.compared, catalogue],
  );
  // Leaving the comparison keeps the choice, so that coming back finds it.
  const lastCompared = useRef<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLElement>(null);
  const record = state.section === undefined ? undefined : catalogue.record(state.section);
  const groups = useOpenGroups(record?.category);
  const found = useFound(catalogue, state);

  const showsOne = state.view === "section" || state.view === "capacities";

  const compare = (next: readonly string[]) => {
    setFull(false);
    update({ compared: next }, "push");
  };
  const choose = (id: string) => {
    if (!comparing) {
      update({ section: id, view: showsOne ? state.view : "section" }, "push");
      showOnNarrowScreen(detail.current);
      return;
    }
    const next = toggleCompared(shown, id);
    if (next === shown) setFull(true);
    else compare(next);
  };
  const switchView = (view: View) => {
    update({ view }, "push");
    showOnNarrowScreen(detail.current);
  };
  const compareByKey = () => {
    const focused = document.activeElement?.getAttribute("data-section") ?? undefined;
    const id = focused ?? state.section;
    const entry = id === undefined ? undefined : catalogue.entry(id);
    const chosen = comparing ? shown : lastCompared.current;
    if (!entry) return;
    const next = toggleCompared(chosen, entry.id);
    if (next === chosen) setFull(true);
    else compare(next);
  };
  const toggleMode = () => {
    if (comparing) lastCompared.current = shown;
    setFull(false);
    update({ compared: comparing ? undefined : lastCompared.current }, "push");
  };
  const chooseMember = useCallback((member: Member) => update({ member }, "typing"), [update]);
  const addToComparison = (ids: readonly string[]) => {
    const chosen = [...new Set([...lastCompared.current, ...ids])];
    setFull(chosen.length > MAX_COMPARED);
    update({ compared: chosen.slice(0, MAX_COMPARED) }, "push");
  };
  const { open } = groups;
  const showFamily = useCallback(
    (category: Category) => {
      open(category);
      const heading = frame.current?.querySelector<HTMLElement>(`[data-category="${category}"]`);
      heading?.focus();
      heading?.scrollIntoView({ block: "start" });
    },
    [open],
  );
  const tick = useCallback(
    (availability: LibraryState["availability"]) => update({ availability }, "push"),
    [update],
  );

  useEffect(() => {
    // From here on the library answers to input; the rest of the page may have done so before its data came.
    frame.current?.setAttribute("data-hydrated", "");
    showSelectedRow(frame.current);
  }, []);
  const keyList = useRef<HTMLDialogElement>(null);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  useShortcuts(singleKeys, (key) => {
    if (key === "/") focusSearch(frame.current);
    else if (key === "?") keyList.current?.showModal();
    else if (key === "c") compareByKey();
    else if (!comparing) switchView(VIEW_OF_KEY[key]);
  });

  return (
    <div ref={frame} className="library">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <h2 className="text-20">{title}</h2>
        <span data-print="hide" className="flex flex-wrap items-center gap-3">
          {comparing ? null : <ViewSwitch view={state.view} onSwitch={switchView} />}
          <button
            type="button"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            onClick={() => keyList.current?.showModal()}
            className="shortcut-button"
          >
            ?
          </button>
          <Button onClick={toggleMode}>{comparing ? "Exit Compare" : "Compare Sections"}</Button>
        </span>
      </header>
      <div className="library-panels">
        <nav aria-label="Sections" className="library-list" data-print="hide">
          <ListPanel
            catalogue={catalogue}
            state={state}
            found={found}
            compared={comparing ? shown : undefined}
            update={update}
            groups={groups}
            onChoose={choose}
          />
        </nav>
        <section ref={detail} aria-label="Section on view" className="library-detail">
          <p role="status" className="sr-only select-none">
            {comparing || !record ? "" : `${record.name} ${record.standard} is shown`}
          </p>
          {comparing && shown.length > 0 ? (
            <Comparison
              records={shown.flatMap((id) => catalogue.record(id) ?? [])}
              message={leftOut(full, unknown, tooMany)}
              onRemove={(id) => compare(shown.filter((other) => other !== id))}
            />
          ) : null}
          {comparing && shown.length === 0 ? (
            <EmptyComparison unknown={unknown} onView={record} onAdd={(id) => compare([id])} />
          ) : null}
          {comparing || state.view === "section" || state.view === "capacities" ? null : (
            <FoundView
              view={state.view}
              catalogue={catalogue}
              state={state}
              found={found}
              onView={record}
              update={update}
              onOpen={choose}
              onCompare={addToComparison}
            />
          )}
          {!comparing && state.view === "capacities" && record ? (
            <Suspense fallback={<p className="p-6 text-16 text-steel">Loading the capacities{"\u2026"}</p>}>
              <CapacitiesView record={record} member={state.member} onMember={chooseMember} />
            </Suspense>
          ) : null}
          {comparing || !showsOne || (state.view === "capacities" && record) ? null : (
            <OnView state={state} record={record}>
              <FamilySheet catalogue={catalogue} onOpen={showFamily} />
            </OnView>
          )}
        </section>
      </div>
      <footer className="library-foot" data-print="hide">
        <AvailabilityBoxes ticked={state.availability} onChange={tick} />
        <p className="text-13 text-steel">Availability is our reading of the tables, not a stock list.</p>
      </footer>
      <PrintFoot version={catalogue.version} />
      <ShortcutList dialog={keyList} on={singleKeys} onSwitch={setSingleKeys} />
    </div>
  );
}

interface OnViewProps {
  readonly state: LibraryState;
  readonly record: SectionRecord | undefined;
  /** What helps to choose while nothing is chosen. */
  readonly children: ReactNode;
}

function OnView({ state, record, children }: OnViewProps) {
  if (record) return <SectionDetail record={record} />;
  return (
    <div className="p-4 sm:p-6">
      {state.section === undefined ? null : (
        <p className="mb-2 text-16">
          The catalogue has no section {"\u201c"}
          {state.section}
          {"\u201d"}.
        </p>
      )}
      <p className="text-16 text-steel">Select a section to view its properties</p>
      {children}
    </div>
  );
}

/** A link opens on its section; in a long list its row may stand out of sight. */
function showSelectedRow(frame: HTMLElement | null) {
  if (window.matchMedia("(min-width: 48rem)").matches) {
    frame?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
  }
}

/** Where list and section stand one above the other, a choice would change something out of sight. */
function showOnNarrowScreen(detail: HTMLElement | null) {
  if (!detail || !window.matchMedia("(max-width: 47.99rem)").matches) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  detail.scrollIntoView({ behavior: calm ? "instant" : "smooth", block: "start" });
}

function focusSearch(frame: HTMLElement | null) {
  const field = frame?.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
}
