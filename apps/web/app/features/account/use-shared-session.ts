import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isBrowserCopy } from "../../ui/browser-copy.ts";
import { SESSION_NOTE } from "./session-note.ts";

/**
 * Signing in or out in one tab updates the others: the browser tells them when the stored uid changes, and they ask the server
 * who is signed in; a guarded page then leads to sign in.
 */
export function useSharedSession(uid: string | undefined): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    // A page from the browser's copy does not know who is signed in, and has nothing to tell the others.
    if (isBrowserCopy()) return;
    try {
      if ((localStorage.getItem(SESSION_NOTE) ?? "") !== (uid ?? ""))
        localStorage.setItem(SESSION_NOTE, uid ?? "");
    } catch {
      // Storage may be switched off; then tabs learn of a change at their next request.
    }
  }, [uid]);

  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (isBrowserCopy()) return;
      if (event.key === SESSION_NOTE && event.newValue !== (uid ?? "")) void revalidate();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [uid, revalidate]);
}
