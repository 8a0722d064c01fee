import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isBrowserCopy } from "../../ui/browser-copy.ts";
import { onSessionDoubt } from "../../ui/request-session-check.ts";
import { SESSION_NOTE } from "./session-note.ts";

/** Tells the other tabs who is signed in. Storage may be switched off; then they learn of a change at their next request. */
function share(uid: string | null): void {
  try {
    if (!isShared(uid)) localStorage.setItem(SESSION_NOTE, uid ?? "");
  } catch {
    // Nothing to share it by.
  }
}

function isShared(uid: string | null): boolean {
  try {
    return (localStorage.getItem(SESSION_NOTE) ?? "") === (uid ?? "");
  } catch {
    return true;
  }
}

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 5000;

/** What stands before us may answer in our place: undefined is no answer of ours. */
async function readUid(answer: Response): Promise<string | null | undefined> {
  // Until it is read, the browser takes the page for one that is still loading.
  const words = await answer.text().catch(() => "");
  if (!answer.ok) return undefined;
  try {
    const { uid }: { readonly uid?: unknown } = JSON.parse(words);
    return uid === null || typeof uid === "string" ? uid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The uid of whoever is signed in, null for nobody, as soon as the server says.
 *
 * Errors   the signal's reason
 */
async function whoIsSignedIn(signal: AbortSignal): Promise<string | null> {
  for (;;) {
    const uid = await fetch("/api/session", { cache: "no-store", signal }).then(readUid, () => undefined);
    signal.throwIfAborted();
    if (uid !== undefined) return uid;
    await new Promise((settle) => setTimeout(settle, AGAIN));
    signal.throwIfAborted();
  }
}

/**
 * Asks who is signed in, and for the page anew only where it shows somebody else: the router puts an error in the place of a page
 * that does not arrive, and what was typed there, or what a form has said, would be gone. Who asks again is answered alone: the
 * earlier answer may be older than what gave rise to the later question.
 */
function useQuestion(shown: string | null): () => void {
  const { revalidate } = useRevalidator();
  const question = useRef<AbortController>(undefined);
  const page = useRef(shown);
  useEffect(() => {
    page.current = shown;
  }, [shown]);
  useEffect(() => () => question.current?.abort(), []);
  return useCallback(() => {
    question.current?.abort();
    question.current = new AbortController();
    whoIsSignedIn(question.current.signal).then(
      (uid) => {
        if (uid === page.current) share(uid);
        else void revalidate();
      },
      () => undefined,
    );
  }, [revalidate]);
}

/** Milliseconds after which who comes back to a tab may find the session ended: elsewhere, or by its age. */
const LONG_AWAY = 60_000;

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
  const uid = said.account?.uid ?? null;
  const askServer = useQuestion(uid);
  const isAsOfDocument = useRef(true);

  useEffect(() => {
    // A page from the browser's copy does not know who is signed in, and has nothing to tell the others.
    if (isBrowserCopy()) return;
    const told = said.account?.uid ?? null;
    if (isAsOfDocument.current && !isShared(told)) askServer();
    else share(told);
    isAsOfDocument.current = false;
  }, [said, askServer]);

  useEffect(() => {
    if (isBrowserCopy()) return;
    const left = new AbortController();
    const { signal } = left;
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_NOTE && newValue !== (uid ?? "")) askServer();
    };
    window.addEventListener("storage", listen, { signal });
    // Kept in memory by the browser meanwhile, where it hears of nothing.
    window.addEventListener("pageshow", ({ persisted }) => persisted && askServer(), { signal });
    return () => left.abort();
  }, [uid, askServer]);

  useEffect(() => {
    if (uid === null) return;
    const left = new AbortController();
    const { signal } = left;
    // A tab that is opened behind another one is away from the beginning.
    let hiddenAt = Date.now();
    const look = () => {
      if (document.visibilityState === "hidden") hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > LONG_AWAY) askServer();
    };
    document.addEventListener("visibilitychange", look, { signal });
    onSessionDoubt(askServer, signal);
    return () => left.abort();
  }, [uid, askServer]);
}
