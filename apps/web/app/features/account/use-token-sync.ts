import { useEffect, useMemo } from "react";
import { requestSessionCheck } from "../../ui/session/request-session-check.ts";

/** A token issued longer ago is not sent (decision 5 of the specification's reading). */
const OLDEST_MS = 5 * 60_000;
/** A signed-in tab keeps a token young enough to announce the sign-out with it. */
const REFRESH_MS = 4 * 60_000;
/** A token that has not arrived by then must not hold up the announcement of a sign-out. */
const TOKEN_MS = 10_000;

interface IdToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** Undefined if there is no session, or no connection. */
async function fetchToken(): Promise<IdToken | undefined> {
  try {
    const response = await fetch("/api/id-token", { signal: AbortSignal.timeout(TOKEN_MS) });
    if (response.status === 401) requestSessionCheck();
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

async function send(url: string, method: "POST" | "DELETE", token: IdToken | undefined): Promise<void> {
  if (!token || Date.now() - token.issuedAt * 1000 > OLDEST_MS) return;
  // A failure of the receiver is ignored: the user's session does not depend on it.
  await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token.token}` },
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}

/** Announces the changes of one tab one after another: a sign-out is never overtaken by the sign-in before it. */
function createAnnouncer(url: string) {
  let current: string | undefined;
  let held: IdToken | undefined;
  let last: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>) => {
    last = last.then(work);
  };
  return {
    announce(uid: string | undefined) {
      if (current === uid) return;
      current = uid;
      next(async () => {
        if (uid === undefined) {
          const announced = held;
          held = undefined;
          return send(url, "DELETE", announced);
        }
        const token = await fetchToken();
        // Signed out in the meantime: a sign-in that was not announced needs no sign-out.
        if (current !== uid) return;
        held = token;
        await send(url, "POST", token);
      });
    },
    refresh() {
      next(async () => {
        if (current !== undefined) held = (await fetchToken()) ?? held;
      });
    },
  };
}

/**
 * Optional token sync: on every change of the sign-in state this tab calls the configured address once, POST when signed in and
 * DELETE when signed out, with the user's ID token as bearer. Each tab does so for itself.
 */
export function useTokenSync(url: string | null, uid: string | undefined): void {
  const announcer = useMemo(() => (url === null ? undefined : createAnnouncer(url)), [url]);

  useEffect(() => announcer?.announce(uid), [announcer, uid]);

  useEffect(() => {
    if (!announcer || uid === undefined) return;
    const timer = window.setInterval(announcer.refresh, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, [announcer, uid]);
}
