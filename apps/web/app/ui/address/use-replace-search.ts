import { useCallback } from "react";
import { useNavigate } from "react-router";

/** A query in one spelling. */
const spelt = (search: string) => String(new URLSearchParams(search));

/** Replaces the query of the address, `?d=...`. The same again is left as it is: the router would load the page again. */
export function useReplaceSearch(): (search: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (search) => {
      if (spelt(search) !== spelt(window.location.search))
        navigate({ search }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}
