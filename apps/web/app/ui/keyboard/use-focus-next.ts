import { useCallback, useEffect, useState } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus once a change is on the page, to what is found there: the button that acted may be gone. To call in the event that
 * makes the change, so that both come with the same render; a frame or an effect of another render could look too early.
 */
export function useFocusNext(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ readonly find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return useCallback((find) => setWanted({ find }), []);
}
