import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isBrowserCopy } from "../../ui/loading/browser-copy.ts";
import { onSessionDoubt } from "../../ui/session/request-session-check.ts";
import {
  ENTRIES,
  forgetOthers,
  noteSession,
  read,
  SESSION_NOTE,
  VISITOR,
} from "../../ui/storage/browser-storage.ts";

/** Shares the signed-in user with the other tabs. Without storage they notice a change at their next request. */
const share = (uid: string | null): void => noteSession(uid ?? VISITOR);

const isShared = (uid: string | null): boolean => (read(ENTRIES.session) ?? VISITOR) === (uid ?? VISITOR);

/** Whether the styles hide the content of the page. */
function setHidden(isHidden: boolean): void {
  document.documentElement.toggleAttribute("data-session-check", isHidden);
}

/**
 * Hides a guarded page when the browser puts it into the back/forward cache: the session may have ended when it is restored. It is
 * visible again once the server has returned the same user. The Section Library stays visible: it works without a connection.
 */
export function useHiddenInCache(): void {
  useEffect(() => {
    if (isBrowserCopy()) return;
    const left = new AbortController();
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted && window.location.pathname !== "/section-library") setHidden(true);
    };
    window.addEventListener("pagehide", hide, left);
    return () => left.abort();
  }, []);
}

/** Milliseconds between attempts to reach the server. */
const AGAIN = 5000;

/** The uid in a response; undefined if a proxy sent it instead of our server. */
async function readUid(answer: Response): Promise<string | null | undefined> {
  // Until the body is read, the browser shows the page as loading.
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
 * The uid of the signed-in user, or null, as soon as the server responds.
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
 * Requests the signed-in user, and revalidates the page only if it shows another one: the router replaces a page that fails to
 * load with an error, which would lose typed input and form messages. A new request aborts the earlier one, whose response may be
 * out of date.
 */
function useQuestion(shown: string | null | undefined): () => void {
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
        if (uid !== page.current) return revalidate().then(() => setHidden(false));
        share(uid);
        setHidden(false);
      },
      () => undefined,
    );
  }, [revalidate]);
}

/** Milliseconds in the background after which a tab checks whether the session has ended. */
const LONG_AWAY = 60_000;

/** The session as the server last returned it; a new object for each response. */
interface SessionState {
  readonly account: { readonly uid: string } | null;
  /** The server could not read the session. */
  readonly isUnchecked: boolean;
}

/**
 * Signing in or out in one tab updates the others: a storage event reports the changed uid, and each tab requests the session
 * from the server; a guarded page then leads to sign-in.
 *
 * The session in a document may be older than the stored uid if the user signed in or out in another tab while it loaded. If they
 * differ, the tab requests the session and shares the result. It also does so when a request of the page returns 401, for example
 * after the session was ended from another browser.
 */
export function useSharedSession(session: SessionState): void {
  const uid = session.account?.uid ?? null;
  const askServer = useQuestion(session.isUnchecked ? undefined : uid);
  const isAsOfDocument = useRef(true);

  useEffect(() => {
    // A page from the browser's copy does not know who is signed in, and has nothing to share.
    if (isBrowserCopy()) return;
    const current = session.account?.uid ?? null;
    if (session.isUnchecked || (isAsOfDocument.current && !isShared(current))) askServer();
    else share(current);
    isAsOfDocument.current = false;
  }, [session, askServer]);

  useEffect(() => {
    if (isBrowserCopy()) return;
    const left = new AbortController();
    const { signal } = left;
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key !== SESSION_NOTE) return;
      forgetOthers(newValue ?? VISITOR);
      if (newValue !== (uid ?? VISITOR)) askServer();
    };
    window.addEventListener("storage", listen, { signal });
    // A page in the back/forward cache receives no events.
    window.addEventListener("pageshow", ({ persisted }) => persisted && askServer(), { signal });
    return () => left.abort();
  }, [uid, askServer]);

  useEffect(() => {
    if (uid === null) return;
    const left = new AbortController();
    const { signal } = left;
    // A tab opened in the background is hidden from the beginning.
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
