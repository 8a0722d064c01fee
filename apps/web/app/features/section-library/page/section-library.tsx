import { customIdOfText, textOfCustomId } from "@kingpost/sections";
import { Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCatalogueList } from "../../../ui/catalogue/catalogue-store.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { EarlyInput } from "../../../ui/early-input/early-input.tsx";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { useUid } from "../../../ui/session/use-uid.ts";
import { AvailabilityBoxes } from "../filter/availability-boxes.tsx";
import { ShortcutList } from "../keyboard/shortcut-list.tsx";
import { type ShortcutKey, useShortcuts, useSingleKeys } from "../keyboard/shortcuts.ts";
import { OfflineSlot } from "../offline/offline-slot.tsx";
import { SavedNoticeSlot, toggleFavourite } from "../saved/slots.tsx";
import { type LibraryState, parseState, type View } from "../view-state/library-state.ts";
import { LinkNoteSlot } from "../view-state/link-note-slot.tsx";
import { TYPING_REST_MS } from "../view-state/use-library-state.ts";
import { LibraryHeader } from "./library-header.tsx";
import { ListPanel } from "./list-panel.tsx";
import { prepareOnFirstUse } from "./prepare-on-first-use.ts";
import { PrintFoot } from "./print-foot.tsx";
import { type Library, useLibrary } from "./use-library.ts";
import { useOpenGroups } from "./use-open-groups.ts";
import { ViewPanel } from "./view-panel.tsx";
import "./section-library.css";

const VIEW_OF_KEY: Readonly<Record<Exclude<ShortcutKey, "/" | "?" | "c" | "f">, View>> = {
  s: "section",
  d: "capacities",
  t: "table",
  g: "chart",
  l: "lightest",
};

/** The Section Library: the whole catalogue, found, shown, drawn and compared in the browser. */
export function SectionLibrary() {
  const { search } = useLocation();
  // The browser's copy of the page was made without a query: it hydrates unchanged, then shows the view of the link.
  const [asCopied, setAsCopied] = useState(isBrowserCopy);
  useEffect(() => setAsCopied(false), []);
  return (
    <LoadFailure className="library-waits">
      <Suspense fallback={<p className="library-waits">Loading the section data{"\u2026"}</p>}>
        <WholeLibrary key={asCopied ? "copy" : "page"} search={asCopied ? "" : search} />
        <EarlyInput />
      </Suspense>
    </LoadFailure>
  );
}

/**
 * The library as the page beside the list shows it: while a search is typed, as it was before. Between a key and its paint only list and
 * count are rendered; the rest follows when the keys rest.
 */
function useRested(library: Library): Library {
  const { state, isSearching } = library;
  const [rested, setRested] = useState(state);
  useEffect(() => {
    if (!isSearching) return;
    const timer = window.setTimeout(() => startTransition(() => setRested(state)), TYPING_REST_MS);
    return () => window.clearTimeout(timer);
  }, [state, isSearching]);
  const isTyping = isSearching && rested !== state;
  const before = useRef(library);
  useEffect(() => {
    if (!isTyping) before.current = library;
  });
  return isTyping ? before.current : library;
}

interface WholeLibraryProps {
  /** The query that it begins with. */
  readonly search: string;
}

function WholeLibrary({ search }: WholeLibraryProps) {
  const catalogue = useCatalogueList();
  const frame = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLElement>(null);
  const library = useLibrary(catalogue, detail, search);
  const { state, update, comparing, entry } = library;
  const shown = useRested(library);
  const groups = useOpenGroups(entry?.category);
  const uid = useUid();

  const tick = useCallback(
    (availability: LibraryState["availability"]) => update({ availability }, "push"),
    [update],
  );

  useEffect(() => {
    // From here on the library responds to input; the rest of the page may have done so before its data arrived.
    frame.current?.setAttribute("data-hydrated", "");
    showSelectedRow(frame.current);
    showTarget(detail.current);
  }, []);

  useEffect(() => prepareOnFirstUse(catalogue), [catalogue]);

  const keyList = useRef<HTMLDialogElement>(null);
  const showKeys = useCallback(() => keyList.current?.showModal(), []);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  useShortcuts(singleKeys, (key) => {
    if (key === "/") focusSearch(frame.current);
    else if (key === "?") showKeys();
    else if (key === "c" || key === "f") {
      const onView = state.own === undefined ? state.section : customIdOfText(state.own);
      const focused = document.activeElement;
      const meant = focused?.getAttribute("data-section") ?? onView ?? "";
      const id = textOfCustomId(meant) === undefined ? catalogue.entry(meant)?.id : meant;
      const isRow = focused?.closest(".family-table") != null;
      if (id && key === "c" && isRow) library.collect(id);
      else if (id && key === "c") library.toggleInComparison(id);
      else if (id) void toggleFavourite(uid, id);
    } else library.switchView(VIEW_OF_KEY[key]);
  });

  return (
    <div ref={frame} className="library">
      <LibraryHeader library={shown} onKeys={showKeys} />
      <div className="library-note">
        <OfflineSlot version={catalogue.version} />
      </div>
      <div className="library-panels">
        <nav aria-label="Sections" className="library-list" data-print="hide">
          <h2 className="sr-only select-none">Sections</h2>
          <ListPanel
            catalogue={catalogue}
            state={state}
            found={library.found}
            shown={shown}
            compared={comparing ? library.picked.shown : undefined}
            update={update}
            groups={groups}
            onChoose={library.choose}
          />
        </nav>
        <section ref={detail} aria-label="Selected section" className="library-detail">
          <p role="status" className="sr-only select-none">
            {comparing || state.own !== undefined || !entry ? "" : `${entry.name} ${entry.standard} is shown`}
          </p>
          <h2 className="sr-only select-none">Selected section</h2>
          <LinkNoteSlot search={search} library={shown} />
          <ViewPanel catalogue={catalogue} library={shown} />
        </section>
      </div>
      <footer className="library-foot" data-print="hide">
        <AvailabilityBoxes selected={state.availability} onChange={tick} />
        <p className="text-13 text-steel">Availability is indicative. Check stock with your supplier.</p>
      </footer>
      <SavedNoticeSlot />
      <PrintFoot version={catalogue.version} state={shown.state} />
      <ShortcutList dialog={keyList} on={singleKeys} onSwitch={setSingleKeys} />
    </div>
  );
}

/** A link opens on its section; in a long list its row may be out of sight. */
function showSelectedRow(frame: HTMLElement | null) {
  if (window.matchMedia("(min-width: 48rem)").matches) {
    frame?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
  }
}

/** On a phone a link scrolls to its target below the list, unless the user has begun to scroll or type. */
function showTarget(detail: HTMLElement | null) {
  const { section, compared, own, view } = parseState(window.location.search);
  const hasNote = detail?.querySelector("[data-link-note]") != null;
  const namesOne =
    hasNote || section !== undefined || compared !== undefined || own !== undefined || view !== "section";
  const isAtRest = window.scrollY === 0 && document.activeElement === document.body;
  if (namesOne && isAtRest && window.matchMedia("(max-width: 47.99rem)").matches)
    detail?.scrollIntoView({ behavior: "instant", block: "start" });
}

function focusSearch(frame: HTMLElement | null) {
  const field = frame?.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
}
