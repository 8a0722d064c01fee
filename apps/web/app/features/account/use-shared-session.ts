import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isBrowserCopy } from "../../ui/browser-copy.ts";
import { serverAnswers } from "../../ui/server-answers.ts";
import { doubtSession, onSessionDoubt } from "../../ui/session-doubt.ts";
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

/** Asks the server something as soon as it answers; only once for all who wish it meanwhile. */
function useQuestion(ask: () => Promise<unknown>): () => void {
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
        void ask();
      },
      () => undefined,
    );
  }, [ask]);
}

/** Milliseconds after which who comes back to a tab may find the session ended: elsewhere, or by its age. */
const LONG_AWAY = 60_000;

/**
 * The page is asked for anew only where the session has ended: what a form says to the person would be gone with it. Who can not be
 * reached again just now is asked at the next return.
 */
async function doubtIfEnded(): Promise<void> {
  const answer = await fetch("/api/id-token", { method: "HEAD" }).catch(() => undefined);
  if (answer?.status === 401) doubtSession();
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
 * arrived. Where they differ at first, the server is asked, and the others are told what it answers. It is asked too once a request of
 * the page hears that nobody is signed in, as after the end of the session from another browser.
 */
export function useSharedSession(said: Said): void {
  // Anew for what the page shows; a guarded page then leads to sign in.
  const askServer = useQuestion(useRevalidator().revalidate);
  const askWhetherEnded = useQuestion(doubtIfEnded);
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

  useEffect(() => {
    if (uid === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    let hiddenAt = Number.POSITIVE_INFINITY;
    const look = () => {
      if (document.visibilityState === "hidden") hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > LONG_AWAY) askWhetherEnded();
    };
    document.addEventListener("visibilitychange", look, { signal });
    onSessionDoubt(askServer, signal);
    return () => left.abort();
  }, [uid, askServer, askWhetherEnded]);
}
