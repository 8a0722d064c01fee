import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { type LibraryState, parseState, toSearch } from "./library-state.ts";

/** How long typing must rest before the address follows it. */
const TYPING_REST_MS = 300;

/** "push" makes a step that Back undoes; "typing" rewrites the address once the keys rest. */
type Step = "push" | "replace" | "typing";

export type UpdateState = (change: Partial<LibraryState>, step: Step) => void;

/**
 * The library's view and its address, kept alike. The view changes at once and the address follows, because a change of
 * address goes through the router and would cost every keystroke a few milliseconds more. Back, forward and links lead.
 */
export function useLibraryState(): [LibraryState, UpdateState] {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [state, setState] = useState(() => parseState(location.search));
  const current = useRef(state);
  const timer = useRef<number>(undefined);

  const show = useCallback((next: LibraryState) => {
    current.current = next;
    setState(next);
  }, []);

  const update = useCallback<UpdateState>(
    (change, step) => {
      show({ ...current.current, ...change });
      window.clearTimeout(timer.current);
      const write = () => {
        const options = { replace: step !== "push", preventScrollReset: true, state: { ours: true } };
        // Relative to this page: the same library stands under two addresses.
        navigate({ search: toSearch(current.current) }, options);
      };
      if (step === "typing") timer.current = window.setTimeout(write, TYPING_REST_MS);
      else write();
    },
    [navigate, show],
  );

  useEffect(() => {
    const ours = location.state !== null && typeof location.state === "object" && "ours" in location.state;
    if (ours && navigationType !== "POP") return;
    window.clearTimeout(timer.current);
    const next = parseState(location.search);
    if (toSearch(next) !== toSearch(current.current)) show(next);
  }, [location, navigationType, show]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return [state, update];
}
