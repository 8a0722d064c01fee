import type { Category, SectionRecord } from "@kingpost/sections/record";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AvailabilityBoxes } from "./availability-boxes.tsx";
import { useCatalogue } from "./catalogue-store.ts";
import { Comparison } from "./comparison.tsx";
import { FamilySheet } from "./family-sheet.tsx";
import { type LibraryState, toggleCompared } from "./library-state.ts";
import { ListPanel } from "./list-panel.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { SectionDetail } from "./section-detail.tsx";
import { useLibraryState } from "./use-library-state.ts";
import { useOpenGroups } from "./use-open-groups.ts";
import "./section-library.css";

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
  const { compared } = state;
  const comparing = compared !== undefined;
  // Leaving the comparison keeps the choice, so that coming back finds it.
  const lastCompared = useRef<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const list = useRef<HTMLElement>(null);
  const detail = useRef<HTMLElement>(null);
  const groups = useOpenGroups(state.section ? catalogue.entry(state.section)?.category : undefined);

  const choose = useCallback(
    (id: string) => {
      if (compared === undefined) {
        update({ section: id }, "push");
        showOnNarrowScreen(detail.current);
        return;
      }
      const next = toggleCompared(compared, id);
      setFull(next === compared);
      if (next !== compared) update({ compared: next }, "push");
    },
    [compared, update],
  );

  const toggleMode = () => {
    setFull(false);
    if (compared !== undefined) lastCompared.current = compared;
    update({ compared: comparing ? undefined : lastCompared.current }, "push");
  };

  const showFamily = (category: Category) => {
    groups.open(category);
    const heading = list.current?.querySelector<HTMLElement>(`[data-category="${category}"]`);
    heading?.focus();
    heading?.scrollIntoView({ block: "start" });
  };

  const frame = useRef<HTMLDivElement>(null);
  // From here on the library answers to input; the rest of the page may have done so before its data came.
  useEffect(() => frame.current?.setAttribute("data-hydrated", ""), []);
  useReachedByKey("/", 'input[type="search"]');

  return (
    <div ref={frame} className="library">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <h2 className="text-20">{title}</h2>
        <span data-print="hide">
          <Button onPress={toggleMode}>{comparing ? "Exit Compare" : "Compare Sections"}</Button>
        </span>
      </header>
      <div className="library-panels">
        <nav ref={list} aria-label="Sections" className="library-list" data-print="hide">
          <ListPanel catalogue={catalogue} state={state} update={update} groups={groups} onChoose={choose} />
        </nav>
        <section ref={detail} aria-label="Section on view" className="library-detail">
          {compared === undefined ? (
            <OnView state={state} record={state.section ? catalogue.record(state.section) : undefined}>
              <FamilySheet catalogue={catalogue} onOpen={showFamily} />
            </OnView>
          ) : (
            <Comparison
              records={compared.map((id) => catalogue.record(id)).filter((record) => record !== undefined)}
              full={full}
              onRemove={(id) => {
                setFull(false);
                update({ compared: compared.filter((other) => other !== id) }, "push");
              }}
            />
          )}
        </section>
      </div>
      <footer className="library-foot" data-print="hide">
        <AvailabilityBoxes
          ticked={state.availability}
          onChange={(availability) => update({ availability }, "push")}
        />
      </footer>
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
  if (record) return <SectionDetail key={record.id} record={record} />;
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
