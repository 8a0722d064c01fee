import { ownTextLike, START_TEXT } from "@kingpost/sections/own-section/own-id";
import { ownRecordOf } from "@kingpost/sections/own-section/own-section";
import type { Category, SectionRecord } from "@kingpost/sections/record";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AvailabilityBoxes } from "./availability-boxes.tsx";
import { useCatalogue } from "./catalogue-store.ts";
import { CompareView } from "./compare/compare-view.tsx";
import { leftOut } from "./empty-comparison.tsx";
import { FamilySheet } from "./family-sheet.tsx";
import { type LibraryState, pickCompared, toggleCompared } from "./library-state.ts";
import { ListPanel } from "./list-panel.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { findRecord } from "./own/find-record.ts";
import { PrintFoot } from "./print-foot.tsx";
import { SectionDetail } from "./section-detail.tsx";
import { useLibraryState } from "./use-library-state.ts";
import { useOpenGroups } from "./use-open-groups.ts";
import "./section-library.css";

/** Few people open it, and nobody first. */
const OwnPanel = lazy(async () => ({ default: (await import("./own/own-panel.tsx")).OwnPanel }));

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
  const { own } = state;
  const comparing = state.compared !== undefined;
  const picked = useMemo(
    () => pickCompared(state.compared ?? [], (id) => ownRecordOf(id) ?? catalogue.entry(id)),
    [state.compared, catalogue],
  );
  const { shown } = picked;
  // Leaving the comparison keeps the choice, so that coming back finds it.
  const lastCompared = useRef<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const [openedOwn, setOpenedOwn] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLElement>(null);
  const record = state.section === undefined ? undefined : catalogue.record(state.section);
  const groups = useOpenGroups(record?.category);

  const compare = (next: readonly string[]) => {
    setFull(false);
    update({ compared: next, own: undefined }, "push");
  };
  const compareOwn = (id: string) => {
    const now = comparing ? shown : lastCompared.current;
    const next = now.includes(id) ? now : toggleCompared(now, id);
    if (next.includes(id)) compare(next);
    else setFull(true);
  };
  const showOwn = (text: string | undefined) => {
    setFull(false);
    setOpenedOwn(text !== undefined);
    update({ own: text }, "push");
    if (text !== undefined) showOnNarrowScreen(detail.current);
  };
  const toggleOwn = () =>
    showOwn(own === undefined ? ((record && ownTextLike(record)) ?? START_TEXT) : undefined);
  const choose = (id: string) => {
    if (!comparing) {
      update({ section: id, own: undefined }, "push");
      showOnNarrowScreen(detail.current);
      return;
    }
    const next = toggleCompared(shown, id);
    if (next === shown) setFull(true);
    else compare(next);
  };
  const toggleMode = () => {
    if (comparing) lastCompared.current = shown;
    setFull(false);
    update({ compared: comparing ? undefined : lastCompared.current, own: undefined }, "push");
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
  useReachedByKey("/", 'input[type="search"]');

  return (
    <div ref={frame} className="library">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <h2 className="text-20">{title}</h2>
        <span data-print="hide" className="flex flex-wrap gap-2">
          <Button onClick={toggleOwn}>{own === undefined ? "Own Section" : "Exit Own Section"}</Button>
          <Button onClick={toggleMode}>{comparing ? "Exit Compare" : "Compare Sections"}</Button>
        </span>
      </header>
      <div className="library-panels">
        <nav aria-label="Sections" className="library-list" data-print="hide">
          <ListPanel
            catalogue={catalogue}
            state={state}
            compared={comparing ? shown : undefined}
            update={update}
            groups={groups}
            onChoose={choose}
          />
        </nav>
        <section ref={detail} aria-label="Section on view" className="library-detail">
          <p role="status" className="sr-only select-none">
            {comparing || own !== undefined || !record ? "" : `${record.name} ${record.standard} is shown`}
          </p>
          {own === undefined ? null : (
            <Suspense fallback={<p className="p-4 text-16 text-steel">Loading the form{"\u2026"}</p>}>
              <OwnPanel
                text={own}
                onText={(text) => update({ own: text }, "typing")}
                onCompare={compareOwn}
                onClose={toggleOwn}
                takesFocus={openedOwn}
                message={full ? leftOut(full, [], []) : undefined}
              />
            </Suspense>
          )}
          {comparing && own === undefined ? (
            <CompareView
              picked={picked}
              records={shown.flatMap((id) => findRecord(catalogue, id) ?? [])}
              state={state}
              full={full}
              onView={record}
              onCompare={compare}
              onEditOwn={showOwn}
              update={update}
            />
          ) : null}
          {comparing || own !== undefined ? null : (
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

/** A single key that leads to a field, wherever the focus is, unless a person is typing. */
function useReachedByKey(key: string, selector: string) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      const field = document.querySelector<HTMLInputElement>(selector);
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [key, selector]);
}
