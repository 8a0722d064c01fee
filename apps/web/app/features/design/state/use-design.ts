import { writeLink } from "@kingpost/calc";
import { type RawInputs, type RunnableModule, usesSections, withDefaults } from "@kingpost/design";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useReplaceSearch } from "../../../ui/address/use-replace-search.ts";
import { useCatalogueFor } from "../../../ui/catalogue/catalogue-store.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { useIsLeaving } from "../../../ui/use-is-leaving.ts";
import { useOnLeave } from "../../../ui/use-on-leave.ts";
import { runOnPage } from "../modules/run-on-page.ts";
import { type DesignAction, type DesignState, nextState, startDesign } from "./design-state.ts";
import { keepHistory, keptHistory } from "./kept-history.ts";
import type { OpenedLink } from "./open-link.ts";

/** Characters of a design in an address: servers reject longer ones. A larger design is kept by its file. */
export const LONGEST_LINK = 7000;

/** How long typing must rest before the address follows it. */
const REST_MS = 300;

/**
 * The design on view. Its inputs change at once; the address follows when typing rests, so that a reload and a copied link give
 * the same design.
 */
export function useDesign(
  module: RunnableModule,
  opened: OpenedLink,
): [state: DesignState, dispatch: (action: DesignAction) => void, isBeyondLink: boolean] {
  const catalogue = useCatalogueFor(usesSections(module.fields));
  const run = useCallback((inputs: RawInputs) => runOnPage(module, inputs, catalogue), [module, catalogue]);
  const reduce = useMemo(
    () => (state: DesignState, action: DesignAction) => nextState(state, action, run),
    [run],
  );
  const [state, act] = useReducer(reduce, opened, ({ inputs }) =>
    startDesign(withDefaults(module.fields, inputs ?? {}), run),
  );
  const dispatch = useCallback(
    (action: DesignAction) => act(action.kind === "change" ? { at: performance.now(), ...action } : action),
    [],
  );
  const { kind } = module;
  const { inputs } = state;
  const first = useRef(inputs);
  const owner = useOwner();
  useEffect(() => {
    const restored = keptHistory(kind, first.current, window.location.search, owner);
    if (restored) dispatch({ kind: "restore", ...restored });
    // Only once, because a user who signs in later continues with what is on view.
  }, [kind, dispatch]);
  useKeptHistory(kind, state, owner);
  const isBeyondLink = useAddress(module, inputs, opened);
  return [state, dispatch, isBeyondLink];
}

/** Keeps the design and its history when typing rests, and when the page is left before that. */
function useKeptHistory(kind: string, { inputs, past, future }: DesignState, owner: string): void {
  const { search } = useLocation();
  const keep = useCallback(() => {
    if (past.length + future.length > 0) keepHistory(kind, { inputs, past, future, search }, owner);
  }, [kind, inputs, past, future, search, owner]);
  useEffect(() => {
    const timer = window.setTimeout(keep, REST_MS);
    return () => window.clearTimeout(timer);
  }, [keep]);
  useOnLeave(keep);
}

/** Writes the design into the address; returns whether it is too large for the address and kept nowhere else. */
function useAddress({ version }: RunnableModule, inputs: RawInputs, opened: OpenedLink): boolean {
  const replaceSearch = useReplaceSearch();
  const isLeaving = useIsLeaving();
  const isIdle = useNavigation().state === "idle";
  const written = useRef(inputs);
  const [isBeyondLink, setBeyondLink] = useState(false);
  const unopened = useRef<string>(undefined);
  useEffect(() => {
    unopened.current = opened.saved ? undefined : unopenedDesign();
  }, [opened]);
  useEffect(() => {
    if (written.current === inputs || !isIdle) return;
    let isLeft = false;
    const timer = window.setTimeout(async () => {
      const link = await writeLink({ version, inputs });
      // A page that was left must not come back, nor keep one that is being opened from it.
      if (isLeft || isLeaving()) return;
      written.current = inputs;
      // A saved design stays in the address.
      const search = new URLSearchParams(window.location.search);
      if (search.get("design") === unopened.current) {
        search.delete("design");
        search.delete("revision");
      }
      const isLong = link.length > LONGEST_LINK;
      setBeyondLink(isLong && !search.has("design"));
      if (isLong && !search.has("design")) return;
      if (isLong) search.delete("d");
      else search.set("d", link);
      replaceSearch(`?${search}`);
    }, REST_MS);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, [inputs, version, replaceSearch, isIdle, isLeaving]);
  return isBeyondLink;
}

/**
 * ID of the saved design of the address if it is not on view, because it was deleted or cannot be reached. Another design must not be
 * written beside that ID, as if it were a change of the saved one. Unsaved changes in the link are on view.
 */
function unopenedDesign(): string | undefined {
  const search = new URLSearchParams(window.location.search);
  return search.has("d") && !search.has("revision") ? undefined : (search.get("design") ?? undefined);
}
