import { useEffect, useRef } from "react";
import { requestSessionCheck } from "../../ui/request-session-check.ts";

/** A token issued longer ago is not sent (decision 5 of the specification's reading). */
const OLDEST_MS = 5 * 60_000;
/** A signed-in tab keeps a token young enough to announce the sign-out with it. */
const REFRESH_MS = 4 * 60_000;

interface IdToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

async function fetchToken(): Promise<IdToken | undefined> {
  const response = await fetch("/api/id-token");
  if (response.status === 401) requestSessionCheck();
  return response.ok ? response.json() : undefined;
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

/**
 * Optional token sync: on every change of the sign-in state this tab calls the configured address once, POST when signed in and
 * DELETE when signed out, with the user's ID token as bearer. Each tab does so for itself.
 */
export function useTokenSync(url: string | null, uid: string | undefined): void {
  const held = useRef<IdToken>(undefined);
  const announced = useRef<string>(undefined);

  useEffect(() => {
    if (!url || announced.current === uid) return;
    announced.current = uid;
    if (uid === undefined) {
      const last = held.current;
      held.current = undefined;
      void send(url, "DELETE", last);
      return;
    }
    void fetchToken().then((token) => {
      held.current = token;
      return send(url, "POST", token);
    });
  }, [url, uid]);

  useEffect(() => {
    if (!url || uid === undefined) return;
    const timer = window.setInterval(() => {
      void fetchToken().then((token) => {
        held.current = token ?? held.current;
      });
    }, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, [url, uid]);
}
