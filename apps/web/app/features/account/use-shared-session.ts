import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isBrowserCopy } from "../../ui/browser-copy.ts";
import { serverAnswers } from "./server-answers.ts";
import { SESSION_NOTE } from "./session-note.ts";

/** Tells the other tabs who is signed in. Storage may be switched off; then they learn of a change at their next request. */
function share(uid: string | undefined): void {
  try {
    if (!isShared(uid)) localStorage.setItem(SESSION_NOTE, uid ?? "");
  } catch {
    // Nothing to share it by.
  }
}

function isShared(uid: string | undefined): boolean {
  try {
    return (localStorage.getItem(SESSION_NOTE) ?? "") === (uid ?? "");
  } catch {
    return true;
  }
}

/** Asks the server anew for what the page shows, as soon as it answers; only once for all who wish it meanwhile. */
function useQuestion(): () => void {
  const { revalidate } = useRevalidator();
  const waiting = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      waiting.current?.abort();
      waiting.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    if (waiting.current) return;
    const controller = new AbortController();
    waiting.current = controller;
    serverAnswers(controller.signal).then(
      () => {
        // Who wishes it from here on may know of a later change.
        waiting.current = undefined;
        void revalidate();
      },
      () => undefined,
    );
  }, [revalidate]);
}

/** What the server has said of the session; another object each time that it was asked. */
interface Said {
  readonly account: { readonly uid: string } | null;
}

/**
 * Signing in or out in one tab updates the others: the browser tells them when the stored uid changes, and they ask the server
 * who is signed in; a guarded page then leads to sign in.
 *
 * What a document says of the session may be older than the note: somebody may have signed in or out in another tab while it
 * arrived. Where they differ at first, the server is asked, and the others are told what it answers.
 */
export function useSharedSession(said: Said): void {
  const askServer = useQuestion();
  const isAsOfDocument = useRef(true);
  const uid = said.account?.uid;

  useEffect(() => {
    // A page from the browser's copy does not know who is signed in, and has nothing to tell the others.
    if (isBrowserCopy()) return;
    const told = said.account?.uid;
    if (isAsOfDocument.current && !isShared(told)) askServer();
    else share(told);
    isAsOfDocument.current = false;
  }, [said, askServer]);

  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (isBrowserCopy()) return;
      if (event.key === SESSION_NOTE && event.newValue !== (uid ?? "")) askServer();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [uid, askServer]);
}
