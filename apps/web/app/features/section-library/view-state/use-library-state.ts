import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useIsLeaving } from "../../../ui/use-is-leaving.ts";
import { type LibraryState, parseState, toSearch } from "./library-state.ts";

/** How long typing must rest before the address follows it. */
export const TYPING_REST_MS = 500;

/** Lets the view paint before the router renders the whole page again. */
const AFTER_PAINT_MS = 30;

/** The newest view on its way into the address. */
interface PendingWrite {
  readonly replace: boolean;
  readonly timer: number;
}

/** "push" makes a step that Back undoes; "typing" replaces the address after a pause. */
type Step = "push" | "replace" | "typing";

export type UpdateState = (change: Partial<LibraryState>, step: Step) => void;

/**
 * The library's view and its address, kept in step. The view changes at once and the address follows, because a change of
 * address goes through the router and would cost every keystroke a few milliseconds more. Back, forward and links lead.
 * `search` is the address's query, but for the first render of a page that was made for another one. The third value is
 * whether the last change was a key in the search box.
 */
export function useLibraryState(search: string): [LibraryState, UpdateState, boolean] {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const [state, setState] = useState(() => parseState(search));
  const [isSearching, setSearching] = useState(false);
  const current = useRef(state);
  const pending = useRef<PendingWrite>(undefined);
  const addressed = useRef(toSearch(state));

  const show = useCallback((next: LibraryState) => {
    current.current = next;
    setState(next);
  }, []);

  const write = useCallback(() => {
    const due = pending.current;
    if (!due || isLeaving()) return;
    pending.current = undefined;
    window.clearTimeout(due.timer);
    const next = toSearch(current.current);
    // Navigating to the current page would reload it from the server.
    if (next === addressed.current) return;
    addressed.current = next;
    const options = { replace: due.replace, preventScrollReset: true, state: { ours: true } };
    // Relative to this page: the library has two addresses.
    navigate({ search: next }, options);
  }, [navigate, isLeaving]);

  const update = useCallback<UpdateState>(
    (change, step) => {
      // A step that has not reached the address yet must not be overtaken by the next one.
      if (pending.current && !pending.current.replace) write();
      window.clearTimeout(pending.current?.timer);
      show({ ...current.current, ...change });
      setSearching(step === "typing" && change.text !== undefined);
      pending.current = {
        replace: step !== "push",
        timer: window.setTimeout(write, step === "typing" ? TYPING_REST_MS : AFTER_PAINT_MS),
      };
    },
    [show, write],
  );

  /** Forgets a view on its way into the address, where another leads. */
  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  const read = useRef(location);
  useEffect(() => {
    if (read.current === location) return;
    read.current = location;
    const ours = location.state !== null && typeof location.state === "object" && "ours" in location.state;
    if (ours && navigationType !== "POP") return;
    forget();
    const next = parseState(location.search);
    addressed.current = toSearch(next);
    if (toSearch(next) !== toSearch(current.current)) show(next);
  }, [location, navigationType, show, forget]);

  useEffect(() => {
    // Keys that have not rested when the page is left: Back must find them. The router would act after the page is gone.
    const leave = () => {
      if (!pending.current?.replace || isLeaving()) return;
      const next = toSearch(current.current);
      if (next === addressed.current) return;
      window.history.replaceState(window.history.state, "", window.location.pathname + next);
    };
    // Before the browser begins to leave: at `pagehide` a change of the address may come after the page.
    window.addEventListener("beforeunload", leave);
    // The press on a link ends the typing.
    const rest = () => pending.current?.replace && write();
    document.addEventListener("focusout", rest);
    // At once: until the router has followed, a view that is due would undo the step.
    window.addEventListener("popstate", forget);
    return () => {
      window.removeEventListener("beforeunload", leave);
      document.removeEventListener("focusout", rest);
      window.removeEventListener("popstate", forget);
      forget();
    };
  }, [write, isLeaving, forget]);

  return [state, update, isSearching];
}
